extension ByteBuffer {
    /// Appends a whole number in decimal digits.
    @inlinable
    package mutating func append(decimal number: some FixedWidthInteger) {
        // Another module makes this for its own types, so that they aren't asked for each step of their arithmetic.
        guard let magnitude = UInt64(exactly: number.magnitude) else { return appendWide(number) }
        appendDigits(of: magnitude, isNegative: number < 0)
    }

    /// Appends the decimal digits of a number, and a sign before them where it is negative.
    @usableFromInline
    package mutating func appendDigits(of magnitude: UInt64, isNegative: Bool = false) {
        // Most numbers take this way, which calls nothing and so has no registers to save.
        guard magnitude < 10_000, capacity - count >= 8 else { return appendMany(magnitude, isNegative) }
        var end = base + count
        if isNegative { end.put(UInt8(ascii: "-")) }
        end.putFew(magnitude)
        count = end - base
    }

    @inline(never)
    private mutating func appendMany(_ magnitude: UInt64, _ isNegative: Bool) {
        write(24) { end in
            if isNegative { end.put(UInt8(ascii: "-")) }
            end.putDigits(magnitude)
        }
    }

    /// Appends a number of more than 64 bits.
    @usableFromInline
    mutating func appendWide(_ number: some FixedWidthInteger) {
        let (head, tail) = number.magnitude.quotientAndRemainder(dividingBy: 10_000)
        if number < 0 { append(UInt8(ascii: "-")) }
        append(decimal: head)
        write(4) { $0.putFour(UInt64(tail)) }
    }

    /// Appends a whole number in decimal digits, with a comma before each three of them: `1,234,567`.
    mutating func append(grouped number: some FixedWidthInteger) {
        guard let magnitude = UInt64(exactly: number.magnitude) else {
            let (head, tail) = number.magnitude.quotientAndRemainder(dividingBy: 1000)
            if number < 0 { append(UInt8(ascii: "-")) }
            append(grouped: head)
            return write(4) { $0.putGroup(UInt64(tail)) }
        }
        write(32) { end in
            if number < 0 { end.put(UInt8(ascii: "-")) }
            end.putGroupedDigits(magnitude)
        }
    }

    /// Appends what `body` puts at the end it is given, where there is room for so many bytes and the slack.
    @inline(__always)
    mutating func write(_ size: Int, _ body: (inout UnsafeMutablePointer<UInt8>) -> Void) {
        let start = reserve(size)
        var end = start
        body(&end)
        count &+= end - start
    }
}

// A pointer that moves on by what is put where it points. Two bytes past that may be overwritten.
extension UnsafeMutablePointer<UInt8> {
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        pointee = byte
        self += 1
    }

    /// Puts the digits of a number.
    @inline(__always)
    mutating func putDigits(_ number: UInt64) {
        if number < 10_000 { putFew(number) } else { self = puttingMany(number) }
    }

    // These return the place, since one that is passed by reference would be kept in memory all the while.
    @inline(never)
    private func puttingMany(_ number: UInt64) -> Self {
        var end = self
        let (head, tail) = number.quotientAndRemainder(dividingBy: 10_000)
        end.putDigits(head)
        end.putFour(tail)
        return end
    }

    /// Puts so many of a number's last digits, with zeros before them where it has fewer.
    @inline(__always)
    mutating func putDigits(_ number: UInt64, count: Int) {
        self += count
        var (rest, place, left) = (number, self, count)
        while left > 1 {
            let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
            place -= 2
            UnsafeMutableRawPointer(place).storeBytes(of: digitPair(pair).littleEndian, as: UInt16.self)
            rest = quotient
            left -= 2
        }
        if left > 0 { (place - 1).pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10) }
    }

    /// Puts the digits of a number with a comma before each three of them.
    @inline(__always)
    mutating func putGroupedDigits(_ number: UInt64) {
        if number < 1000 { putFew(number) } else { self = puttingGroups(number) }
    }

    @inline(never)
    private func puttingGroups(_ number: UInt64) -> Self {
        var end = self
        let (head, tail) = number.quotientAndRemainder(dividingBy: 1000)
        end.putGroupedDigits(head)
        end.putGroup(tail)
        return end
    }

    /// Puts a comma and the three digits of a number below 1000.
    @inline(__always)
    mutating func putGroup(_ number: UInt64) {
        // The first of four digits is a zero, whose place the comma takes.
        set(fourDigits(number) &- UInt32(UInt8(ascii: "0") - UInt8(ascii: ",")))
        self += 4
    }

    /// Puts four digits of a number below 10,000.
    @inline(__always)
    mutating func putFour(_ number: UInt64) {
        set(fourDigits(number))
        self += 4
    }

    // Branches, since a column's numbers are much the same length; a place reckoned from the digits would keep whatever
    // is written next waiting.
    /// Puts the one to four digits of a number below 10,000.
    @inline(__always)
    mutating func putFew(_ number: UInt64) {
        if number < 10 {
            put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number))
        } else if number < 100 {
            set(UInt32(digitPair(number)))
            self += 2
        } else if number < 1000 {
            set(fourDigits(number) >> 8)
            self += 3
        } else {
            putFour(number)
        }
    }

    @inline(__always)
    private func set(_ word: UInt32) {
        UnsafeMutableRawPointer(self).storeBytes(of: word.littleEndian, as: UInt32.self)
    }
}

/// Four digits of a number below 10,000 as bytes, the first in the lowest.
@inline(__always)
private func fourDigits(_ number: UInt64) -> UInt32 {
    let (head, tail) = number.quotientAndRemainder(dividingBy: 100)
    return UInt32(digitPair(head)) | UInt32(digitPair(tail)) << 16
}

/// Two digits of a number below 100 as bytes, the first in the lower.
@inline(__always)
private func digitPair(_ number: UInt64) -> UInt16 {
    let digits: StaticString = """
        0001020304050607080910111213141516171819\
        2021222324252627282930313233343536373839\
        4041424344454647484950515253545556575859\
        6061626364656667686970717273747576777879\
        8081828384858687888990919293949596979899
        """
    let pair = UnsafeRawPointer(digits.utf8Start) + Int(truncatingIfNeeded: number) &* 2
    return UInt16(littleEndian: pair.loadUnaligned(as: UInt16.self))
}
