import TableDSL

struct Trial: Decodable {
    struct Estimate: Decodable {
        let mean: Double?
        let deviation: Double?
        let count: Int?
    }

    let measure: String
    /// The title of the part of the table where the measure stands.
    let group: String
    let treated: Estimate
    let control: Estimate
    let p: Double?
}

/// What a clinical trial reports: columns merged by a pattern, small numbers in words, footnotes.
func trialTable(_ measures: [Trial]) -> Table<Trial> {
    Table(of: Trial.self) {
        Column("Measure", \.measure).rowHeader()
            .footnote("Told by the patients.") { $0.measure.hasPrefix("Sleep") }
        estimate("Treated", \.treated)
        estimate("Control", \.control)
        Column("p", \.p, format: .fixed(2)).small("<0.01", below: 0.01).missing("n/a")
            .footnote("Two-sided t-test.")
    } rows: {
        for group in groups(of: measures) {
            Section(group.title) { ForEach(group.measures) { Row($0) } }
        }
    }
    .title("A trial of walking", footnote: "Made-up numbers.")
    .subtitle("Mean (standard deviation), number of patients")
}

private func estimate(_ title: String, _ estimate: KeyPath<Trial, Trial.Estimate>) -> some ColumnContent<Trial> {
    MergedColumn(title, "{1}<< ({2})>><<, n = {3}>>") {
        Column("Mean", estimate.appending(path: \.mean), format: .fixed(1))
        Column("Deviation", estimate.appending(path: \.deviation), format: .fixed(1))
        Column("Count", estimate.appending(path: \.count))
    }
}

/// Measures that follow one another in the same group.
private func groups(of measures: [Trial]) -> [(title: String, measures: [Trial])] {
    measures.reduce(into: []) { groups, measure in
        if groups.last?.title == measure.group {
            groups[groups.count - 1].measures.append(measure)
        } else {
            groups.append((measure.group, [measure]))
        }
    }
}
