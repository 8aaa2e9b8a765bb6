import FoundationEssentials
import TableDSL

/// A moment as HTML tells it to machines: by ISO 8601 in UTC, to the millisecond where it isn't a whole second, such as
/// `2026-01-31T09:30:00Z`.
struct HTMLMoment {
    /// From 1970.
    private let milliseconds: Int

    /// nil outside the years 1 to 9999, for which HTML has no form.
    init?(_ date: Date) {
        let time = date.timeIntervalSince1970
        guard (-62_135_596_800..<253_402_300_800).contains(time) else { return nil }
        // What is less than half a millisecond before the year 10000 is still before it.
        milliseconds = min(Int((time * 1000).rounded()), 253_402_300_799_999)
    }

    var text: String {
        var buffer = ByteBuffer()
        write(to: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    func write(to output: inout ByteBuffer) {
        let (seconds, fraction) = Self.divided(milliseconds, by: 1000)
        let (days, second) = Self.divided(seconds, by: 86_400)
        let (year, month, day) = Self.civilDate(days)
        Self.write(year, digits: 4, after: nil, to: &output)
        Self.write(month, digits: 2, after: "-", to: &output)
        Self.write(day, digits: 2, after: "-", to: &output)
        Self.write(second / 3600, digits: 2, after: "T", to: &output)
        Self.write(second / 60 % 60, digits: 2, after: ":", to: &output)
        Self.write(second % 60, digits: 2, after: ":", to: &output)
        if fraction > 0 { Self.write(fraction, digits: 3, after: ".", to: &output) }
        output.append(UInt8(ascii: "Z"))
    }

    private static func write(
        _ number: Int, digits: Int, after mark: Unicode.Scalar?, to output: inout ByteBuffer
    ) {
        if let mark { output.append(UInt8(ascii: mark)) }
        var unit = digits == 4 ? 1000 : digits == 3 ? 100 : 10
        while unit > 0 {
            output.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
            unit /= 10
        }
    }

    private static func divided(_ number: Int, by divisor: Int) -> (Int, Int) {
        let rest = ((number % divisor) + divisor) % divisor
        return ((number - rest) / divisor, rest)
    }

    /// The Gregorian date of a day counted from 1970, by eras of 400 years that begin in March.
    private static func civilDate(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, day) = divided(days + 719_468, by: 146_097)
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isNextYear = month >= 10
        return (
            era * 400 + year + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
            dayOfYear - (153 * month + 2) / 5 + 1
        )
    }
}
