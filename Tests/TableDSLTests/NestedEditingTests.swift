import Foundation
import TableDSL
import Testing

@Suite("Editing rows in hierarchies and without ids")
struct NestedEditingTests {
    private func change(_ row: RowID, _ text: String = "99") -> CellChange {
        CellChange(row: row, column: "n", text: text)
    }

    private final class Folder: Identifiable {
        let id: String
        var size: Int
        var folders: [Folder]
        init(_ id: String, _ size: Int = 0, _ folders: [Folder] = []) {
            self.id = id
            self.size = size
            self.folders = folders
        }
        var computed: [Folder]? { folders.isEmpty ? nil : folders }
        var all: [Folder] { [self] + folders.flatMap(\.all) }
    }

    @Test(
        "values inside values are changed through a writable key path, however deep",
        arguments: ["cox", "fig", "salt"])
    func values(id: String) {
        func value(_ nodes: [Node]) -> [String: Int] {
            nodes.reduce(into: [:]) { all, node in
                all[node.id] = node.value
                all.merge(value(node.children ?? [])) { $1 }
            }
        }
        var nodes = Node.forest
        let table = Table(nodes, children: \.children) { Column("n", editing: \.value) }
        var expected = value(nodes)
        expected[id] = 99
        #expect(table.apply([change(RowID(id))], to: &nodes) == [.applied])
        #expect(value(nodes) == expected)
        #expect(table.apply([change("plum")], to: &nodes) == [.rejected("There is no row “plum”.")])
    }

    @Test("a change that is rejected inside a hierarchy leaves all as it was")
    func rejected() {
        var nodes = Node.forest
        let table = Table(nodes, children: \.children) {
            Column("n", editing: \.value).validate { $0 > 9 ? .invalid("Too much.") : .valid }
        }
        #expect(table.apply([change("cox")], to: &nodes) == [.rejected("Too much.")])
        #expect(nodes == Node.forest)
    }

    @Test("children that are never nil")
    func plainChildren() {
        struct Part {
            var size: Int
            var parts: [Part] = []
        }
        var parts = [Part(size: 1), Part(size: 2, parts: [Part(size: 3), Part(size: 4)])]
        let table = Table(parts, children: \.parts) { Column("n", editing: \.size) }
        #expect(table.apply([change("1/1"), change("0", "7"), change("2")], to: &parts).count { $0 == .applied } == 2)
        #expect(parts.map(\.size) == [7, 2])
        #expect(parts[1].parts.map(\.size) == [3, 99])
    }

    @Test("objects are changed where they are, through stored and computed children")
    func objects() {
        var folders = [Folder("a", 1, [Folder("b", 2, [Folder("c", 3)])])]
        let stored = Table(folders, children: \.folders) { Column("n", editing: \.size) }
        #expect(stored.apply([change("c", "30")], to: &folders) == [.applied])
        let computed = Table(folders, children: \.computed) { Column("n", editing: \.size) }
        #expect(computed.apply([change("b", "20"), change("x")], to: &folders).first == .applied)
        #expect(folders[0].all.map(\.size) == [1, 20, 30])
    }

    @Test("objects inside themselves don't keep a change from coming to an end")
    func cycle() async {
        await #expect(processExitsWith: .success) {
            let inner = Folder("inner")
            let outer = Folder("outer", 0, [inner])
            inner.folders = [outer]
            var folders = [outer]
            let table = Table(folders, children: \.folders) { Column("n", editing: \.size) }
            let outcomes = table.apply(
                [CellChange(row: "inner", column: "n", text: "1"), CellChange(row: "none", column: "n", text: "1")],
                to: &folders)
            exit(outcomes == [.applied, .rejected("There is no row “none”.")] ? 0 : 1)
        }
    }

    @Test("rows without an id are named by their positions")
    func positions() {
        var people = Person.sample
        let table = Table(people) { Column("n", editing: \.age) }
        #expect(table.apply([change("1")], to: &people) == [.applied])
        #expect(people.map(\.age) == [36, 99, 36])
    }

    @Test("positions are of the data, however rows are shown")
    func sortedPositions() throws {
        var people = Person.sample
        let table = Table(people) { Column("n", editing: \.age) }.sortOrder([ColumnSort("n")]).searching("20")
        let id = try #require(Array(table.description.rows).first?.id)
        #expect(table.apply([change(id)], to: &people) == [.applied])
        #expect(people.map(\.age) == [36, 99, 36])
    }

    @Test("of rows with the same id the first is changed")
    func duplicates() {
        var people = Person.sample
        let table = Table(people, id: \.age) { Column("n", editing: \.age) }
        #expect(table.apply([change(36)], to: &people) == [.applied])
        #expect(people.map(\.age) == [99, 20, 36])
    }

    @Test("any collection whose elements can be changed takes changes")
    func collections() {
        var slice = Person.sample[1...]
        var contiguous = ContiguousArray(Person.sample)
        let table = Table(Person.sample) { Column("n", editing: \.age) }
        table.apply([change("0")], to: &slice)
        table.apply([change("2")], to: &contiguous)
        #expect(slice.map(\.age) == [99, 36])
        #expect(contiguous.map(\.age) == [36, 20, 99])
    }
}

/// Many objects that hold each other.
@Suite("Editing among objects that hold each other")
struct DenseEditingTests {
    final class Node {
        var name: String
        var others: [Node] = []

        init(_ name: String) { self.name = name }
    }

    @Test("each object is looked through once")
    func dense() {
        var nodes = (0..<40).map { Node("n\($0)") }
        for node in nodes { node.others = nodes }
        let table = Table(nodes, id: \.name, children: \.others) { Column("n", editing: \.name) }
        let outcome = table.apply([CellChange(row: "nobody", column: "n", text: "x")], to: &nodes)
        #expect(outcome == [.rejected("There is no row \u{201C}nobody\u{201D}.")])
        for node in nodes { node.others = [] }
    }

    @Test("a row far down is changed")
    func deep() {
        let last = Node("last")
        var nodes = [
            (0..<5000).reduce(last) { inner, number in
                let node = Node("n\(number)")
                node.others = [inner]
                return node
            }
        ]
        let table = Table(nodes, id: \.name, children: \.others) { Column("n", editing: \.name) }
        #expect(table.apply([CellChange(row: "last", column: "n", text: "x")], to: &nodes) == [.applied])
        #expect(last.name == "x")
        // Taken apart one by one, since letting go of a chain goes as deep as the chain.
        var node = nodes.removeLast()
        while let next = node.others.popLast() { node = next }
    }
}
