/// Rows that stand side by side, by the places at which they can be visited: what a walk sees of them without their type.
final class RowList {
    let count: Int
    /// Calls `body` with the address of a row, valid until it returns.
    let visit: (_ index: Int, _ body: (UnsafeRawPointer) throws -> Void) throws -> Void
    /// Whether there may be rows that can be opened.
    let mayOpen: Bool
    /// The rows inside a row, by its address and its place; nil where it can't be opened.
    let children: (UnsafeRawPointer, Int) -> RowList?
    /// The place of the first row among the data's top-level rows, or among its siblings.
    var firstPosition = 0

    /// Values, and how the values inside each are read.
    init<RowValue>(_ values: [RowValue], children reader: ChildrenReader<RowValue>?) {
        count = values.count
        visit = Self.visit(values)
        mayOpen = reader != nil
        guard let reader else {
            children = { _, _ in nil }
            return
        }
        // Neither `map` nor a closure in an optional, whose generic forms would ask for types in every row.
        children = { row, _ in
            guard let inside = reader.read(row) else { return nil }
            return RowList(inside, children: reader)
        }
    }

    /// Rows that are written out, each with the nodes inside it.
    init<RowValue>(_ rows: [(value: RowValue, children: [RowNode<RowValue>]?)]) {
        count = rows.count
        visit = Self.visit(rows.map(\.value))
        let nodes = rows.map(\.children)
        mayOpen = nodes.contains { $0 != nil }
        children = { nodes[$1].map { RowList($0.flatMap(\.rows)) } }
    }

    /// Calls `body` with the address of each row.
    func forEach(_ body: (UnsafeRawPointer) -> Void) {
        // A body that doesn't throw makes a visit that doesn't.
        for index in 0..<count { try? visit(index, body) }
    }

    private static func visit<RowValue>(
        _ values: [RowValue]
    ) -> (Int, (UnsafeRawPointer) throws -> Void) throws -> Void {
        { index, body in
            try values.withUnsafeBufferPointer { rows in
                if let first = rows.baseAddress { try body(UnsafeRawPointer(first + index)) }
            }
        }
    }
}

/// A part of a table's rows: some that stand side by side, or a section.
enum RowBlock {
    case rows(RowList)
    case section(header: (inout CellWriter) -> Void, [RowBlock])

    /// The blocks of nodes in order; rows that are next to each other are one.
    static func blocks<RowValue>(of nodes: [RowNode<RowValue>]) -> [RowBlock] {
        var position = 0
        return blocks(of: nodes, &position)
    }

    private static func blocks<RowValue>(of nodes: [RowNode<RowValue>], _ position: inout Int) -> [RowBlock] {
        var blocks: [RowBlock] = []
        var written: [(value: RowValue, children: [RowNode<RowValue>]?)] = []
        func add(_ list: RowList) {
            list.firstPosition = position
            position += list.count
            blocks.append(.rows(list))
        }
        func addWritten() {
            if !written.isEmpty { add(RowList(written)) }
            written = []
        }
        for node in nodes {
            switch node {
            case .row(let value, let children): written.append((value, children))
            case .data(let source):
                addWritten()
                add(RowList(source.values(), children: source.children))
            case .section(let header, let rows):
                addWritten()
                blocks.append(.section(header: header, Self.blocks(of: rows, &position)))
            }
        }
        addWritten()
        return blocks
    }
}

extension RowNode {
    /// The rows of this node that stand side by side.
    ///
    /// A section has no place inside a row; its rows do.
    fileprivate var rows: [(value: RowValue, children: [RowNode]?)] {
        switch self {
        case .row(let value, let children): [(value, children)]
        case .section(_, let inner): inner.flatMap(\.rows)
        case .data(let source): source.values().map { ($0, nil) }
        }
    }
}
