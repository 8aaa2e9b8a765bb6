/// Reads a column's value from the row at an address.
///
/// A key path to a stored property becomes an offset, found once, so that reading costs what a field access costs; any
/// other is called.
struct ValueReader<Value> {
    /// The value; nil where it is missing.
    let read: (UnsafeRawPointer) -> Value?
    /// Where the value, or the optional value, is stored in the row; nil where it is computed.
    let offset: Int?
    let isOptional: Bool
    let keyPath: AnyKeyPath

    init<RowValue>(_ keyPath: KeyPath<RowValue, Value>) {
        self.keyPath = keyPath
        isOptional = false
        offset = MemoryLayout<RowValue>.offset(of: keyPath)
        let present: (UnsafeRawPointer) -> Value
        if let offset {
            present = { ($0 + offset).assumingMemoryBound(to: Value.self).pointee }
        } else {
            present = { $0.assumingMemoryBound(to: RowValue.self).pointee[keyPath: keyPath] }
        }
        if Value.self is any OptionalValue.Type {
            // An optional that stands for itself is missing where it is nil, as anywhere.
            read = { row in
                let value = present(row)
                return (value as? any OptionalValue)?.isNil == true ? nil : value
            }
        } else {
            read = present
        }
    }

    init<RowValue>(_ keyPath: KeyPath<RowValue, Value?>) {
        self.keyPath = keyPath
        isOptional = true
        offset = MemoryLayout<RowValue>.offset(of: keyPath)
        if let offset {
            read = { ($0 + offset).assumingMemoryBound(to: Value?.self).pointee }
        } else {
            read = { $0.assumingMemoryBound(to: RowValue.self).pointee[keyPath: keyPath] }
        }
    }

    /// A cell function that shows the value with `show`, or says that it is missing.
    func cell(_ show: @escaping (Value, inout CellWriter) -> Void) -> CellFunction {
        let read = read
        return { row, cell in
            if let value = read(row) { show(value, &cell) } else { cell.writeMissing() }
        }
    }
}

extension ValueReader where Value: CellValue {
    /// The cell function for the value's usual text, made for its very type where that is known here.
    var cell: CellFunction {
        if let offset, let direct = Value.self as? any DirectCellValue.Type {
            return isOptional ? direct.optionalCell(at: offset) : direct.cell(at: offset)
        }
        return cell { value, cell in value.write(to: &cell) }
    }

    /// A function that adds the value's cell and goes on with `next`; nil where there is no quick way.
    func step(before next: @escaping CellFunction) -> CellFunction? {
        guard let offset, !isOptional, let direct = Value.self as? any DirectCellValue.Type else { return nil }
        return direct.step(at: offset, before: next)
    }
}

/// An optional, asked without knowing what it wraps.
protocol OptionalValue {
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    var isNil: Bool { if case .none = self { true } else { false } }
}

/// A type of the standard library whose cells are written without a generic call: the compiler makes the functions
/// below for each conforming type.
protocol DirectCellValue: CellValue {
    static func cell(at offset: Int) -> CellFunction
    static func optionalCell(at offset: Int) -> CellFunction
    /// A function that adds the cell of the value at an offset and goes on with `next`.
    static func step(at offset: Int, before next: @escaping CellFunction) -> CellFunction
    /// Appends the value's text.
    func append(to text: inout ByteBuffer)
    /// Appends the text of a value where it is stored.
    static func append(_ value: UnsafePointer<Self>, to text: inout ByteBuffer)
}

extension DirectCellValue {
    static func cell(at offset: Int) -> CellFunction {
        { row, cell in
            let value = (row + offset).assumingMemoryBound(to: Self.self)
            cell.writeBytes { append(value, to: &$0) }
        }
    }

    static func optionalCell(at offset: Int) -> CellFunction {
        { row, cell in
            if let value = (row + offset).assumingMemoryBound(to: Self?.self).pointee {
                value.write(to: &cell)
            } else {
                cell.writeMissing()
            }
        }
    }

    static func step(at offset: Int, before next: @escaping CellFunction) -> CellFunction {
        { row, cell in
            let value = (row + offset).assumingMemoryBound(to: Self.self)
            cell.addCell { append(value, to: &$0) }
            next(row, &cell)
        }
    }
}

extension DirectCellValue {
    @inline(__always)
    static func append(_ value: UnsafePointer<Self>, to text: inout ByteBuffer) { value.pointee.append(to: &text) }
}

extension DirectCellValue where Self: FixedWidthInteger {
    func append(to text: inout ByteBuffer) { text.append(decimal: self) }
}

extension DirectCellValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
    func append(to text: inout ByteBuffer) { text.append(string: positionalDescription) }
}

extension String: DirectCellValue {
    func append(to text: inout ByteBuffer) { text.append(string: self) }

    /// Appends the bytes without making a copy of the string.
    @inline(__always)
    static func append(_ value: UnsafePointer<String>, to text: inout ByteBuffer) {
        let isDone: Void? = value.pointee.utf8.withContiguousStorageIfAvailable { text.append($0) }
        if isDone == nil { text.append(string: value.pointee) }
    }
}

extension Substring: DirectCellValue {
    func append(to text: inout ByteBuffer) {
        var copy = self
        copy.withUTF8 { text.append($0) }
    }
}

extension Bool: DirectCellValue {
    func append(to text: inout ByteBuffer) { text.append(self ? "true" : "false" as StaticString) }
}

extension Int: DirectCellValue {}
extension Int8: DirectCellValue {}
extension Int16: DirectCellValue {}
extension Int32: DirectCellValue {}
extension Int64: DirectCellValue {}
extension UInt: DirectCellValue {}
extension UInt8: DirectCellValue {}
extension UInt16: DirectCellValue {}
extension UInt32: DirectCellValue {}
extension UInt64: DirectCellValue {}
extension Double: DirectCellValue {}
extension Float: DirectCellValue {}
