import Foundation
import Renderers
import TableDSL
import Testing

/// Writes pages for validators, browsers and eyes: `Foreign/pages.py` says how.
@Suite("Pages for foreign readers")
struct HTMLFilesTests {
    private static let folder = ProcessInfo.processInfo.environment["TABLEDSL_HTML"]

    @Test(
        "tables and reports are written in every theme and form",
        .enabled(if: Self.folder != nil, "TABLEDSL_HTML names no folder to write to"))
    func write() throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        func write(_ name: String, _ table: any RenderableTable, _ renderer: HTMLRenderer) throws {
            try write("\(name).html", table.rendered(as: renderer))
        }
        let tables: [(String, any RenderableTable)] =
            [("invoices", Bill.table), ("subtotals", Item.purchases.subtotals().title("Purchases"))]
            + Fixture.allCases.map { ($0.rawValue, $0.table) }
        for theme in HTMLRenderer.Theme.allCases {
            for (name, table) in tables {
                try write("\(name).\(theme)", table, .with { $0.theme = theme })
                for (styles, end) in [(HTMLRenderer.Styles.classes, "fragment"), (.inline, "inline")] {
                    let renderer = HTMLRenderer.with(.fragment) {
                        $0.theme = theme
                        $0.styles = styles
                    }
                    let fragment = table.rendered(as: renderer)
                    let head = "<!DOCTYPE html>\n<html lang=\"en\"><head><title>T</title></head><body>\n"
                    try write("\(name).\(theme).\(end).html", head + fragment + "</body></html>\n")
                }
            }
            let renderer = HTMLRenderer.with {
                $0.theme = theme
                $0.hasContents = true
            }
            try write("report.\(theme).html", Bill.report.rendered(as: renderer))
        }
        try write("invoices.rtl", Bill.table, .with { $0.direction = .rightToLeft })
        try write("tree.rtl", Item.records.title("Tree"), .with { $0.direction = .rightToLeft })
        try write("invoices.inlinepage", Bill.table, .with { $0.styles = .inline })
        try write("invoices.list", Bill.table.sizeClass(.compact), .with { _ in })
        try write("invoices.listselection", Bill.table.selection("A-2"), .with { _ in })
        for theme in HTMLRenderer.Theme.allCases where theme != .automatic {
            try write(
                "long.sticky.\(theme)", Bill.long.alternatingRowBackgrounds(theme == .plain),
                .with {
                    $0.theme = theme
                    $0.hasStickyHeader = true
                    $0.hasStickyFirstColumn = true
                })
        }
        try write(
            "grades.sticky", Student.grades.selection([1]).selectionMode(.multiple),
            .with {
                $0.hasStickyHeader = true
                $0.hasStickyFirstColumn = true
                $0.direction = .rightToLeft
            })
        try write(
            "invoices.options", Bill.table.columnDividers(),
            .with {
                $0.tint = .rgb(230, 40, 90)
                $0.background = .rgb(20, 40, 60)
                $0.verticalPadding = 14
                $0.horizontalPadding = 20
                $0.minimumRowHeight = 60
                $0.minimumColumnWidth = 140
                $0.hasDataValues = true
                $0.nonce = "abc123=="
                $0.language = "de-CH"
                $0.id = "my table!"
            })
        try write(
            "report.nonce.html",
            Bill.report.rendered(
                as: HTMLRenderer.with {
                    $0.nonce = "abc"
                    $0.tint = .rgb(140, 20, 60)
                    $0.appearance = .dark
                }))
        try write("report.inline.html", Bill.report.rendered(as: HTMLRenderer.with { $0.styles = .inline }))
        try HTMLPages(rowsPerPage: 30).render(Bill.long.description) { try write($0, $1) }
    }
}
