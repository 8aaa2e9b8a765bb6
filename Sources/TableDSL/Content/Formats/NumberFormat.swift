/// What a number's text is made by: all of a ``NumberFormatStyle`` but the type of its numbers.
///
/// Every step works on decimal digits, of which none is lost before the number is rounded, once.
struct NumberFormat: Codable, Hashable, Sendable {
    var notation = NumberNotation.plain
    var precision = NumberPrecision(decimals: 0...0)
    var rounding = RoundingRule.toNearestOrEven
    var grouping = NumberGrouping.never
    var sign = NumberSign.automatic
    /// The power of ten by which the number is multiplied, and what stands behind it for that.
    var scale = NumberScale.one
    var prefix = ""
    var suffix = ""
    var marks = NumberMarks.usual

    /// Appends a number's text.
    func append(_ number: DecimalDigits, to text: inout ByteBuffer) {
        var body = ByteBuffer(capacity: 64)
        var showsZero = false
        switch number.kind {
        case .finite:
            var magnitude = number
            magnitude.exponent += scale.exponent
            showsZero = appendBody(magnitude, to: &body)
        case .infinite: body.append("∞")
        case .notANumber: body.append("NaN")
        }
        let hasSign = !showsZero && number.kind != .notANumber
        let isNegative = number.isNegative && hasSign
        if isNegative {
            text.append(sign == .accounting ? UInt8(ascii: "(") : UInt8(ascii: "-"))
        } else if sign == .always, hasSign {
            text.append(UInt8(ascii: "+"))
        }
        text.append(string: prefix)
        text.append(body.bytes)
        text.append(string: scale.mark)
        text.append(string: suffix)
        if isNegative, sign == .accounting { text.append(UInt8(ascii: ")")) }
    }

    /// The number's text.
    func text(of number: DecimalDigits) -> String {
        var text = ByteBuffer(capacity: 64)
        append(number, to: &text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    /// Appends a finite number without a sign; returns whether it shows as zero.
    private func appendBody(_ number: DecimalDigits, to text: inout ByteBuffer) -> Bool {
        switch notation {
        case .plain: return appendRounded(number, precision, to: &text)
        case .compact: return appendCompact(number, to: &text)
        case .bytes(let units): return appendBytes(number, units, to: &text)
        case .exponent(let step, let form): return appendExponent(number, step, form, to: &text)
        case .fraction(let maximumDenominator): return appendFraction(number, maximumDenominator, to: &text)
        case .ordinal:
            var number = number
            number.round(decimals: 0, rule: rounding)
            appendDigits(of: number, decimals: 0, to: &text)
            text.append(string: marks.ordinalSuffix(of: number))
            return number.isZero
        case .duration(let largest, let smallest, let isClock):
            return appendDuration(number, largest, smallest, isClock, to: &text)
        }
    }
}

extension NumberFormat {
    /// Rounds a number and appends it; returns whether it shows as zero.
    func appendRounded(_ number: DecimalDigits, _ precision: NumberPrecision, to text: inout ByteBuffer) -> Bool {
        var number = number
        precision.round(&number, rule: rounding)
        appendDigits(of: number, decimals: precision.decimals(of: number), to: &text)
        return number.isZero
    }

    /// Appends a number's digits down to so many decimals, with separators, and with zeros before them where the whole
    /// number has fewer digits than it should.
    func appendDigits(of number: DecimalDigits, decimals: Int, wholeDigits: Int = 1, to text: inout ByteBuffer) {
        for place in stride(from: max(number.leadingPlace, wholeDigits - 1), through: -decimals, by: -1) {
            if place == -1 { text.append(string: marks.decimal) }
            text.append(UInt8(ascii: "0") + number[place])
            if grouping.separates(after: place) { text.append(string: marks.grouping) }
        }
    }
}
