import Renderers
import TableDSL

/// When colours are written, and how many.
enum ColorChoice: String, CaseIterable {
    case auto, always, never
    case sixteen = "16"
    case palette = "256"
    case trueColor = "truecolor"

    /// The depth that is named; nil where the terminal decides.
    var depth: ColorDepth? {
        switch self {
        case .auto, .always: nil
        case .never: ColorDepth.none
        case .sixteen: .ansi16
        case .palette: .ansi256
        case .trueColor: .trueColor
        }
    }
}

/// What the options of an example say; nil where nothing was said, so that the table keeps its own way.
struct Options {
    /// A key of `--sort`: a column as it was named, and the direction.
    struct SortKey: Hashable {
        var column: String
        var isDescending = false
    }

    /// What `--expand` opens.
    enum Opening: Hashable {
        case all, none
        case rows([String])
    }

    var format = Format.ansi
    var inputs: [String] = []
    var output: String?
    var sort: [SortKey]?
    var search: String?
    var select: [String]?
    var expand: Opening?
    var columns: [String]?
    var hide: [String] = []
    var width: Int?
    var style: TableStyle?
    var color = ColorChoice.auto
    var sizeClass: SizeClass?
    var page: Int?
    var pageSize: Int?

    /// Every option's name, in the order of the help.
    static let names = [
        "--format", "--input", "--output", "--sort", "--search", "--select", "--expand", "--columns", "--hide",
        "--width", "--style", "--color", "--size-class", "--page", "--page-size", "--help",
    ]

    init() {}

    /// Reads the options after an example's name.
    init(_ arguments: [String]) throws {
        var reader = ArgumentReader(arguments)
        while let name = try reader.nextOption(among: Self.names) { try set(name, from: &reader) }
        if inputs.count(where: { $0 == "-" }) > 1 {
            throw Fault.usage("Standard input can be read once: “--input -” was given more than once.")
        }
    }

    private mutating func set(_ name: String, from reader: inout ArgumentReader) throws {
        switch name {
        case "--format": format = try reader.choice(of: Format.self, listedAs: "Formats")
        case "--input": inputs.append(try reader.text())
        case "--output": output = try Self.path(reader.text())
        case "--sort": sort = try reader.list().map(Self.sortKey)
        case "--search": search = try reader.value()
        case "--select": select = try reader.list()
        case "--expand": expand = try Self.opening(reader.list())
        case "--columns": columns = try reader.list()
        case "--hide": hide += try reader.list()
        case "--width": width = try reader.count()
        case "--style": style = try reader.style()
        case "--color": color = try reader.choice(of: ColorChoice.self, listedAs: "Choices")
        case "--size-class": sizeClass = try reader.choice(of: SizeClass.self, listedAs: "Size classes")
        case "--page": page = try reader.count()
        case "--page-size": pageSize = try reader.count()
        default: throw Fault.unknown("option", name, among: Self.names, listedAs: "Options")
        }
    }

    /// Nil for `-`, by which standard output is meant here as standard input is elsewhere.
    private static func path(_ text: String) -> String? { text == "-" ? nil : text }

    private static func sortKey(_ text: String) throws -> SortKey {
        guard let colon = text.lastIndex(of: ":") else { return SortKey(column: text) }
        let column = String(text[..<colon])
        switch text[text.index(after: colon)...].lowercased() {
        case "desc": return SortKey(column: column, isDescending: true)
        case "asc": return SortKey(column: column)
        case let other:
            throw Fault.unknown("direction", other, among: ["asc", "desc"], listedAs: "Directions of --sort")
        }
    }

    private static func opening(_ rows: [String]) -> Opening {
        switch rows {
        case ["all"]: .all
        case ["none"]: .none
        default: .rows(rows)
        }
    }
}
