/// The known name that was meant perhaps: the one that takes the fewest edits, as long as they are few for its length.
func nearestName(to name: String, among known: [String]) -> String? {
    let typed = Array(name.lowercased())
    // Longer texts than any name aren't typing errors, and comparing them would take long.
    guard !typed.isEmpty, typed.count <= 100 else { return nil }
    let ranked = known.map { (name: $0, distance: editDistance(typed, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    if best.distance <= max(1, min(typed.count, best.name.count) / 2) { return best.name }
    return known.first { $0.lowercased().hasPrefix(name.lowercased()) }
}

/// How many characters must be put in, left out, replaced or swapped with their neighbour to turn one into the other.
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, character) in first.enumerated() {
        var current = [row + 1]
        for (column, other) in second.enumerated() {
            var best = min(last[column] + (character == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        beforeLast = last
        last = current
    }
    return last[second.count]
}
