extension Border {
    /// The border with none but characters that take one cell each; in ASCII where others can't be shown.
    func resolved(usesASCII: Bool, measure: TextWidth) -> Border {
        func isOneCell(_ character: Character) -> Bool {
            var text = String(character)
            return text.withUTF8 { measure.width(of: $0) } == 1
        }
        // Where East Asian fonts draw lines in two cells, none of those is of use.
        let showsLines = !usesASCII && isOneCell(Self.square.row.line)
        if showsLines {
            return replacingCharacters { own, square, _ in isOneCell(own) ? own : square }
        }
        var isASCII = true
        _ = replacingCharacters { own, _, _ in
            if !own.isASCII { isASCII = false }
            return own
        }
        if isASCII { return replacingCharacters { own, _, ascii in isOneCell(own) ? own : ascii } }
        let isHeaderOther = header.line != row.line
        var border = replacingCharacters { _, _, ascii in ascii }
        if isHeaderOther { border.header.line = "=" }
        return border
    }

    /// The border with each character replaced by what `replace` makes of it and of those that `.square` and `.ascii`
    /// have in its place.
    private func replacingCharacters(
        _ replace: (_ own: Character, _ square: Character, _ ascii: Character) -> Character
    ) -> Border {
        var border = self
        for path in Self.characters {
            border[keyPath: path] = replace(
                self[keyPath: path], Self.square[keyPath: path], Self.ascii[keyPath: path])
        }
        return border
    }

    private static var characters: [WritableKeyPath<Border, Character>] {
        let rules: [WritableKeyPath<Border, Rule>] = [
            \.top, \.topWithoutHeader, \.group, \.header, \.row, \.section, \.summary, \.bottom,
        ]
        let parts: [WritableKeyPath<Rule, Character>] = [\.line, \.left, \.right, \.cross, \.up, \.down]
        return rules.flatMap { rule in parts.map { rule.appending(path: $0) } } + [
            \.groupStart, \.groupEnd, \.left, \.column, \.right, \.headerLeft, \.headerColumn, \.headerRight,
        ]
    }
}
