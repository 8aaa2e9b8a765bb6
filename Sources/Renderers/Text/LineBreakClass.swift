/// What a cluster is to the rules that say where a line may break: a few of the classes of UAX #14.
enum LineBreakClass {
    /// U+0020, at which lines break and which is dropped there.
    case blank
    /// What begins no line, but a line may break behind it: other blanks, dashes, closing brackets of East Asia, kana
    /// that are small.
    case breakAfter
    case hyphen
    /// What begins no line, such as a closing bracket or a full stop.
    case closing
    /// What ends no line, such as an opening bracket or a currency sign.
    case opening
    /// What stays with both its neighbours: no-break spaces and quotation marks of either side.
    case glue
    /// What lines may break before and behind: ideographs, kana, emoji.
    case ideograph
    case letter
    case other

    /// The class of a cluster by its first scalar.
    init(_ scalar: UInt32) {
        if scalar < 0x80 {
            self = LineBreakClass.ofASCII(UInt8(truncatingIfNeeded: scalar))
            return
        }
        switch scalar {
        case 0x00A0, 0x2007, 0x2011, 0x202F: self = .glue
        case 0x2010: self = .hyphen
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2014, 0x205F, 0x3000: self = .breakAfter
        // Opening brackets, initial quotation marks, and signs that stand before numbers.
        case 0x00A1, 0x00A3...0x00A5, 0x00AB, 0x00B1, 0x00BF, 0x2018, 0x201A, 0x201C, 0x201E, 0x2039, 0x20A0...0x20CF,
            0x2116, 0x2329, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFE59,
            0xFE5B, 0xFE5D, 0xFF04, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62, 0xFFE1, 0xFFE5, 0xFFE6:
            self = .opening
        // Final quotation marks, leaders, and signs that stand behind numbers.
        case 0x00A2, 0x00B0, 0x00BB, 0x2019, 0x201D, 0x2025...0x2026, 0x2030...0x2033, 0x203A, 0x203C, 0x2047...0x2049,
            0x2103, 0x2109:
            self = .closing
        // Closing brackets and stops of East Asia.
        case 0x232A, 0x3001...0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
            0x301B...0x301C, 0x301E...0x301F, 0x303B...0x303C, 0xFE10...0xFE16, 0xFE50...0xFE58, 0xFE5A, 0xFE5C, 0xFE5E,
            0xFE6A, 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A...0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60...0xFF61,
            0xFF63...0xFF65, 0xFFE0:
            self = .breakAfter
        // Small kana, iteration marks, sound marks and the prolonged sound mark.
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095...0x3096,
            0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
            0x30F5...0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF, 0xFF67...0xFF70, 0xFF9E...0xFF9F:
            self = .breakAfter
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .letter
        case 0xFF66...0xFF9D, 0x1F1E6...0x1F1FF: self = .ideograph
        default:
            let scalarClass = ScalarClass(scalar)
            if scalarClass == .wide || scalarClass == .wideJoining {
                self = .ideograph
            } else {
                self = Unicode.Scalar(scalar)?.properties.isAlphabetic == true ? .letter : .other
            }
        }
    }

    private static func ofASCII(_ byte: UInt8) -> LineBreakClass {
        switch byte {
        case UInt8(ascii: " "): .blank
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "+"),
            UInt8(ascii: "\\"):
            .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"), UInt8(ascii: "?"),
            UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "/"),
            UInt8(ascii: "%"):
            .closing
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .glue
        default: .other
        }
    }
}

/// Says between which clusters of a paragraph a line may break, read from the first on.
struct LineBreaks {
    private var beforeLast = LineBreakClass.other
    /// Before the first cluster there is no break.
    private var last = LineBreakClass.glue

    /// Takes in the next cluster, and tells whether a line may break right before it, blanks apart.
    mutating func isAllowed(before next: LineBreakClass) -> Bool {
        defer { (beforeLast, last) = (last, next) }
        switch (last, next) {
        case (_, .blank), (.blank, _): return false
        case (_, .closing), (_, .glue), (_, .breakAfter), (_, .hyphen), (.opening, _), (.glue, _): return false
        case (.breakAfter, _): return true
        case (.hyphen, _):
            return Self.isLetter(beforeLast) && Self.isLetter(next)
        case (.ideograph, _), (_, .ideograph): return true
        default: return false
        }
    }

    private static func isLetter(_ lineBreakClass: LineBreakClass) -> Bool {
        lineBreakClass == .letter || lineBreakClass == .ideograph
    }
}
