// error: 66: 'redd'
import Foundation
import TableDSL

struct Inner { var g = 1.0 }

struct Item {
    let id = 1
    var f = 1.0
    var name = ""
    var tags: [String] = []
    var inner = Inner()
}

func table(_ items: [Item]) -> Table<Item> {
    Table(items) {
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .redd : nil) }
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
        Column("c", \.f)
        Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }.width(min: 4, max: 20).alignment(.numeric)
        Column("c", \.f, format: .number).width(8)
        Column("c") { Text("\($0.f * 2)").bold() }
    }
}
