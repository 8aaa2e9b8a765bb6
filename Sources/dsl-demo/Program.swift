import Foundation
import Renderers
import TableDSL

/// The program from its arguments to its exit code.
enum Program {
    /// Does what the arguments say and returns the exit code.
    static func run(_ arguments: [String]) -> Int32 {
        // A reader that is gone, as `head` is when it has enough, shows as a failed write instead of a signal.
        signal(SIGPIPE, SIG_IGN)
        do {
            try perform(Command(arguments))
            return 0
        } catch let error as FileOutputError where error.isBrokenPipe {
            return 0
        } catch let error as FileOutputError {
            complain("Standard output can't be written: \(Fault.reason(error.code)).")
            return Fault.Code.inputOutput.rawValue
        } catch let fault as Fault {
            complain(fault.message)
            return fault.code.rawValue
        } catch {
            complain("\(error)")
            return Fault.Code.inputOutput.rawValue
        }
    }

    private static func perform(_ command: Command) throws {
        switch command {
        case .help(let text): try print(text)
        case .list: try print(Help.list)
        case .overview:
            try show(.students, Options())
            try print("\n" + Help.more)
        case .show(let example, let options): try show(example, options)
        case .gallery(let folder): try Gallery(folder: folder).write()
        }
    }

    private static func show(_ example: Example, _ options: Options) throws {
        var presentation = try example.presentation(of: options.inputs)
        try presentation.apply(options)
        // A row that isn't there is no reason to withhold the table; data change from day to day.
        presentation.warnings(options).forEach(complain)
        let form = OutputForm(options, .detected)
        if let path = options.output {
            try OutputFile(path).write { try presentation.render(as: form, to: &$0) }
        } else {
            var output = FileOutput.standardOutput
            try presentation.render(as: form, to: &output)
        }
    }

    private static func print(_ text: String) throws {
        var output = FileOutput.standardOutput
        try output.write(text + "\n")
    }

    private static func complain(_ message: String) {
        var output = FileOutput.standardError
        // Where standard error can't be written either, the exit code says what there is to say.
        try? output.write("dsl-demo: \(message.printable)\n")
    }
}
