/// The minimum and maximum number of lines of a section of Today.
struct TodayLineDemand: Hashable, Sendable {
  let minimum: Int
  /// The number of lines without rows that are done and without a larger canvas.
  let open: Int
  let maximum: Int

  init(least: Int, open: Int = .max, most: Int) {
    self.minimum = max(0, least)
    self.maximum = max(self.minimum, most)
    self.open = min(max(self.minimum, open), self.maximum)
  }

  /// The number of lines that suffices for the section: its maximum, but at most a dozen.
  var sufficient: Int { Self.sufficient(maximum) }

  static func sufficient(_ lines: Int) -> Int { max(1, min(lines, 12)) }
}

/// The distribution of a page's lines among the sections of Today, which are arranged in columns.
///
/// Every section gets its minimum. Then blank lines between sections are added if wanted, and the
/// remaining lines are distributed one at a time to the section with the smallest share of its open
/// rows, then of its maximum. At most a dozen lines count, so that a long section leaves room.
struct TodayLineAllocation: Hashable, Sendable {
  /// For each column, the lines of its sections, in the order of all sections.
  let columns: [[Int]]
  /// Number of blank lines between two sections of each column.
  let gapLines: [Int]

  /// Distributes the sections over the columns in order. Returns nil if there is not enough room
  /// for their minimums.
  ///
  /// Of all ways to divide them, the one with the fewest missing lines is chosen; of equal ones,
  /// the one whose longest column is shortest.
  init?(_ needs: [TodayLineDemand], columns: Int, lines: Int, gap: Int = 1) {
    let count = max(1, min(columns, needs.count))
    var best: (choice: [ColumnShares], lack: Int, longest: Int)?
    for parts in TodayLineAllocation.divisions(of: needs[...], into: count) {
      let deals = parts.compactMap { ColumnShares($0, lines: lines, gap: gap) }
      guard deals.count == parts.count else { continue }
      let lack = deals.reduce(0) { $0 + $1.missingLines }
      let longest = deals.map(\.height).max() ?? 0
      if let known = best, (known.lack, known.longest) <= (lack, longest) { continue }
      best = (deals, lack, longest)
    }
    guard let best else { return nil }
    self.columns = best.choice.map(\.lines)
    gapLines = best.choice.map(\.gap)
  }

  /// Returns all ways to divide the sections into a number of nonempty groups.
  private static func divisions(
    of needs: ArraySlice<TodayLineDemand>, into count: Int
  ) -> [[ArraySlice<TodayLineDemand>]] {
    guard count > 1 else { return [[needs]] }
    return (1...max(1, needs.count - count + 1)).flatMap { length in
      divisions(of: needs.dropFirst(length), into: count - 1).map { [needs.prefix(length)] + $0 }
    }
  }

  /// The distribution within one column.
  private struct ColumnShares {
    let lines: [Int]
    let gap: Int
    let missingLines: Int

    var height: Int { lines.reduce(0, +) + gap * max(0, lines.count - 1) }

    init?(_ needs: ArraySlice<TodayLineDemand>, lines room: Int, gap wanted: Int) {
      var lines = needs.map(\.minimum)
      var left = room - lines.reduce(0, +)
      guard left >= 0 else { return nil }
      let gaps = wanted * max(0, needs.count - 1)
      gap = left >= gaps ? wanted : 0
      left -= gap * gaps
      let needs = Array(needs)
      for wanted in [needs.map(\.open), needs.map(\.maximum)] {
        let enough = wanted.map(TodayLineDemand.sufficient)
        func poorest() -> Int? {
          lines.indices.filter { lines[$0] < wanted[$0] }.min {
            (lines[$0] * enough[$1], $0) < (lines[$1] * enough[$0], $1)
          }
        }
        while left > 0, let part = poorest() {
          lines[part] += 1
          left -= 1
        }
      }
      self.lines = lines
      // A missing blank line between sections counts like a missing line of a section.
      let missed = gaps - gap * gaps
      missingLines = zip(needs, lines).reduce(missed) { $0 + max(0, $1.0.sufficient - $1.1) }
    }
  }
}
