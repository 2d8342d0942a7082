/// Suggests names for a mistyped one.
package enum NearestNames {
  /// Returns up to three names, the nearest first. The edit distance to the name, or to one of its
  /// words, must be at most a third of the number of letters. A Hangul syllable counts as its jamo.
  package static func suggestions(for words: String, among names: [String]) -> [String] {
    let typed = letters(words)
    guard !typed.isEmpty else { return [] }
    var distances: [(name: String, distance: Int)] = []
    for name in names where !distances.contains(where: { $0.name == name }) {
      let wanted = letters(name)
      let words = wanted.split(separator: " ").map(Array.init)
      let parts = words.count > 1 ? [wanted] + words : [wanted]
      if let distance = parts.compactMap({ boundedDistance(typed, $0) }).min() {
        distances.append((name, distance))
      }
    }
    return distances.sorted { $0.distance < $1.distance }.prefix(3).map(\.name)
  }

  /// Returns the edit distance; nil if it is too great for a suggestion.
  private static func boundedDistance(_ typed: [Unicode.Scalar], _ wanted: [Unicode.Scalar]) -> Int?
  {
    let allowed = max(1, max(typed.count, wanted.count) / 3)
    // The distance is at least the difference in length, which is cheap to check.
    guard abs(typed.count - wanted.count) <= allowed else { return nil }
    let distance = distance(typed, wanted)
    return distance <= allowed ? distance : nil
  }

  private static func letters(_ text: String) -> [Unicode.Scalar] {
    Array(SearchFolding.folded(text).unicodeScalars)
  }

  /// Returns the edit distance; exchanging two neighbours counts as one edit.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, wanted) in other.enumerated() {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (letter == wanted ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == wanted {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
