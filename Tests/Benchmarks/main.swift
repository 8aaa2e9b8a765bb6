// table-bench FILE MODE: renders rows in one way and prints one line of JSON with the times; see Options.usage.
import TableDSL

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

do {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    print(try Bench(options).measurement().json)
} catch {
    var errors = FileOutput.standardError
    try? errors.write("table-bench: \(error)\n")
    exit(error is UsageError ? 64 : 66)
}
