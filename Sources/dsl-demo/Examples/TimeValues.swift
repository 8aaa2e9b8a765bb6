import Foundation
import TableDSL

/// A time of a day by the clock on the wall, `14:30`.
struct TimeOfDay: Hashable, Comparable, Decodable, EditableCellValue {
    let minutes: Int

    init?(cellText: String) {
        let parts = cellText.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 2, cellText.utf8.allSatisfy({ (48...58).contains($0) }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        minutes = hour * 60 + minute
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let time = TimeOfDay(cellText: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a time as 14:30")
        }
        self = time
    }

    var description: String { "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))" }

    static func < (first: TimeOfDay, second: TimeOfDay) -> Bool { first.minutes < second.minutes }
}

/// Shows a duration in hours and minutes, `1:30`, and reads it back; seconds are left out.
struct HoursAndMinutes: ParseableFormatStyle, ParseStrategy {
    struct Unreadable: Error {}

    var parseStrategy: HoursAndMinutes { self }

    func format(_ value: Duration) -> String {
        let minutes = value.components.seconds / 60
        return "\(minutes < 0 ? "-" : "")\(minutes.magnitude / 60):\(twoDigits(Int(minutes.magnitude % 60)))"
    }

    func parse(_ value: String) throws -> Duration {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let hours = UInt16(parts[0]), let minutes = UInt16(parts[1]), minutes < 60 else {
            throw Unreadable()
        }
        return .seconds(Int(hours) * 3600 + Int(minutes) * 60)
    }
}

extension FormatStyle where Self == HoursAndMinutes {
    static var hoursAndMinutes: HoursAndMinutes { HoursAndMinutes() }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
