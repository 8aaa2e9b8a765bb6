/// The units that a count of bytes is shown in.
public enum ByteUnits: String, Codable, Hashable, Sendable {
    /// Powers of 1000, as the SI has them: `B`, `kB`, `MB`, to `YB`.
    case decimal
    /// Powers of 1024, as IEC 80000-13 has them: `B`, `KiB`, `MiB`, to `YiB`.
    case binary

    var size: Int { self == .decimal ? 1000 : 1024 }

    var names: [String] {
        switch self {
        case .decimal: ["B", "kB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"]
        case .binary: ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB"]
        }
    }
}
