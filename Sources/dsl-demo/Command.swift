/// What the program is asked to do.
enum Command {
    /// The student table, and how to see more.
    case overview
    case list
    case help(String)
    case show(Example, Options)
    case gallery(folder: String)

    /// Reads the program's arguments.
    init(_ arguments: [String]) throws {
        guard let first = arguments.first else {
            self = .overview
            return
        }
        let rest = Array(arguments.dropFirst())
        if Self.asksForHelp(first) || first == "help" {
            self = .help(try Self.help(on: rest.first))
        } else if first.hasPrefix("-") {
            throw Fault.usage("“\(first)” stands where a command is expected. \(Help.commands)")
        } else if try !Self.isKnown(first) || rest.contains(where: Self.asksForHelp) {
            self = .help(try Self.help(on: first))
        } else if first == "list" {
            if let extra = rest.first { throw Fault.usage("“list” takes nothing more, but “\(extra)” was given.") }
            self = .list
        } else if first == "gallery" {
            self = .gallery(folder: try Self.folder(rest))
        } else {
            self = .show(try Example.named(first), try Options(rest))
        }
    }

    private static func asksForHelp(_ argument: String) -> Bool { argument == "--help" || argument == "-h" }

    /// True for a command; an unknown one is a fault whether or not help is asked for.
    private static func isKnown(_ name: String) throws -> Bool {
        if name == "list" || name == "gallery" { return true }
        _ = try Example.named(name)
        return true
    }

    private static func help(on topic: String?) throws -> String {
        switch topic {
        case nil: Help.program
        case "list": Help.listCommand
        case "gallery": Help.galleryCommand
        case let name?: Help.example(try Example.named(name))
        }
    }

    private static func folder(_ arguments: [String]) throws -> String {
        var reader = ArgumentReader(arguments)
        var folder: String?
        while try reader.nextOption(among: ["--output", "--help"]) != nil { folder = try reader.text() }
        guard let folder else { throw Fault.usage("gallery needs a folder: dsl-demo gallery --output FOLDER") }
        return folder
    }
}
