/// An example: what it is called, what it shows, and how its table is made of inputs.
struct Example: Sendable {
    /// The name on the command line.
    let name: String
    /// What it shows, in a line.
    let summary: String
    /// The files that come with the program.
    private let files: [String]
    private let load: @Sendable ([Input]) throws -> any Presentation

    /// The table of the inputs named, or of the example's own data where none is.
    func presentation(of inputs: [String]) throws -> any Presentation {
        try load(inputs.isEmpty ? files.map { Input(bundled: $0) } : inputs.map { Input(argument: $0) })
    }

    /// The example with a name; a fault where there is none, which knows of the other commands too.
    static func named(_ name: String) throws -> Example {
        if let example = all.first(where: { $0.name == name }) { return example }
        let names = all.map(\.name) + ["list", "gallery", "help"]
        throw Fault.unknown("example", name, among: names, listedAs: "Examples and commands")
    }
}

extension Example {
    static let all = [students, people, tips, records, beers, orders, budget, climate, trial, tea, league]

    static let students = Example(
        name: "students", summary: "Grades in colour, a group of columns, a search, and students inside students",
        files: ["students.json"]
    ) { inputs in
        TablePresentation(studentTable(try inputs.flatMap { try $0.decode(StudentList.self).students }))
    }

    static let people = Example(
        name: "people", summary: "One row can be selected; where room is short the first column tells it all",
        files: ["people.json"]
    ) { inputs in
        TablePresentation(peopleTable(try inputs.flatMap { try $0.decode([Person].self) }))
    }

    static let tips = Example(
        name: "tips", summary: "Rows written out in sections: prices with a tip of 15, 20 and 25 %",
        files: ["tips.json"]
    ) { inputs in
        TablePresentation(tipTable(try inputs.flatMap { try $0.decode(PriceList.self).prices }))
    }

    static let records = Example(
        name: "records", summary: "A hierarchy, its parents bold and exact sums of their children",
        files: ["records.json"]
    ) { inputs in
        TablePresentation(recordTable(try inputs.flatMap { try $0.decode([Record].self) }))
    }

    static let beers = Example(
        name: "beers", summary: "Pictures, pages put together and sorted anew, and a sidebar beside a detail",
        files: ["beers-1.json", "beers-2.json"]
    ) { inputs in
        TablePresentation(beerTable(try inputs.flatMap { try $0.decode([Beer].self) }), detail: beerDetail)
    }

    static let orders = Example(
        name: "orders", summary: "Cells that can be edited: text, money, choices, dates, times and durations",
        files: ["orders.json"]
    ) { inputs in
        TablePresentation(orderTable(try inputs.flatMap { try $0.decode([Order].self) }))
    }

    static let budget = Example(
        name: "budget",
        summary: "Sections with subtotals and a result, negatives in parentheses, a subtitle and a source",
        files: ["budget.json"]
    ) { inputs in
        TablePresentation(budgetTable(try inputs.flatMap { try $0.decode([BudgetPart].self) }))
    }

    static let climate = Example(
        name: "climate", summary: "A heat map: one scale of colours for twelve columns", files: ["climate.json"]
    ) { inputs in
        TablePresentation(climateTable(try inputs.flatMap { try $0.decode([Climate].self) }))
    }

    static let trial = Example(
        name: "trial", summary: "Columns merged by a pattern, small numbers in words, and footnotes",
        files: ["trial.json"]
    ) { inputs in
        TablePresentation(trialTable(try inputs.flatMap { try $0.decode([Trial].self) }))
    }

    static let tea = Example(
        name: "tea", summary: "Compact numbers, bars, small charts and stars; a list where room is short",
        files: ["tea.json"]
    ) { inputs in
        TablePresentation(teaTable(try inputs.flatMap { try $0.decode([Tea].self) }))
    }

    static let league = Example(
        name: "league", summary: "Standings with arrows, forced signs, merged goals and the last games",
        files: ["league.json"]
    ) { inputs in
        TablePresentation(leagueTable(try inputs.flatMap { try $0.decode([Club].self) }))
    }
}
