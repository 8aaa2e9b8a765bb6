import TableDSL

/// The texts that explain the program.
enum Help {
    static var program: String {
        """
        Tables declared in Swift, shown in a terminal, in Markdown, on a page and as CSV.

        Usage:
          dsl-demo                           the student table, then how to see more
          dsl-demo list                      the examples, a line each
          dsl-demo EXAMPLE [OPTION]…         an example; its options: dsl-demo EXAMPLE --help
          dsl-demo gallery --output FOLDER   every example in every format

        Examples:
        \(list)

        Exit codes: 64 the command line isn't as described, 65 an input isn't as described, 66 an input can't be
        read, 73 an output can't be created, 74 writing failed.
        """
    }

    /// The examples, a line each.
    static var list: String {
        let width = Example.all.map(\.name.count).max() ?? 0
        return Example.all.map { example in
            let padding = String(repeating: " ", count: width - example.name.count)
            return "  \(example.name)\(padding)  \(example.summary)"
        }.joined(separator: "\n")
    }

    /// What there is besides the student table.
    static let more = """
        See more:
          dsl-demo list                                  the other examples
          dsl-demo students --sort Math:desc,Name        sorted; also --search, --select, --expand, --columns
          dsl-demo students --format page --output students.html
          dsl-demo gallery --output gallery              every example in every format
          dsl-demo students --help                       all options
        """

    static var commands: String {
        "Commands: \((Example.all.map(\.name) + ["list", "gallery", "help"]).joined(separator: ", "))."
    }

    static let listCommand = """
        Usage: dsl-demo list

        Writes the examples, a line each.
        """

    static let galleryCommand = """
        Usage: dsl-demo gallery --output FOLDER

        Writes every example in every format into the folder, which is made where there is none, and an index.html that
        shows them.
        """

    static func example(_ example: Example) -> String {
        """
        Usage: dsl-demo \(example.name) [OPTION]…

        \(example.summary).

        Options:
          --format FORM                           ansi, markdown, html (a table alone), page (a document), csv, tsv,
                                                  json, jsonl (an object on each line), latex, asciidoc, rst or
                                                  svg (a picture of a terminal) [ansi]
          --input FILE|-                          data in place of the example's own; - is standard input, and
                                                  several inputs are put together
          --output FILE                           where the table goes, replaced once it is complete [standard output]
          --sort COLUMN[:desc],…                  the rows' order, the first column the most significant
          --search TEXT                           the rows that have all of the words
          --select ID,…                           selected rows
          --expand all|none|ID,…                  open rows of a hierarchy
          --columns ID,…                          these columns in this order, and no other
          --hide ID,…                             columns to leave out
          --width N                               cells in a line [COLUMNS, else the terminal's width, else no limit]
          --style NAME                            \(styles)
          --color auto|always|never               whether a terminal's table is in colour, or in how many of them:
                                                  16, 256 or truecolor [auto]
          --size-class automatic|regular|compact  how much room there is; compact is the first column alone
          --page N                                this part of the rows, \(PageOptions.usualSize) unless --page-size says otherwise
          --page-size N                           rows in a part
          --help                                  this text

        Columns are named by their ids or titles; upper and lower case make no difference.
        """
    }
}

/// The styles' names on lines as long as the others of the help.
private let styles: String = {
    var lines = [""]
    for name in TableStyle.allCases.map(\.name) {
        let line = lines[lines.count - 1]
        if line.isEmpty {
            lines[lines.count - 1] = name
        } else if line.count + name.count > 70 {
            lines[lines.count - 1] = line + ","
            lines.append(name)
        } else {
            lines[lines.count - 1] = line + ", " + name
        }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: 42))
}()

/// What goes for pages where it isn't said.
enum PageOptions {
    static let usualSize = 20
}
