/// How many lines a part of Today needs: at least, and for all that it could show.
struct TodayNeed: Hashable, Sendable {
  let least: Int
  let most: Int

  init(least: Int, most: Int) {
    self.least = max(0, least)
    self.most = max(self.least, most)
  }

  /// With so many it is well served.
  var fair: Int { max(1, min(most, 12)) }
}

/// How the lines of a page are shared among the parts of Today, which stand in columns.
///
/// Every part gets the least that it needs, then a free line goes between two parts where that is
/// wanted, and what is left is dealt out a line at a time, always to the part that has the smallest
/// share of what it could show; none counts for more than a dozen lines, so that a long one leaves
/// room.
struct TodayShares: Hashable, Sendable {
  /// Of each column the lines of its parts, in the order of all parts.
  let columns: [[Int]]
  /// The free lines between two parts of a column.
  let gaps: [Int]

  /// How the parts share so many columns of so many lines, one after another; nil where not even
  /// the least of each has room.
  ///
  /// Where the columns end is chosen so that as little as can be is left out, and of equal
  /// choices so that the longest column is short.
  init?(_ needs: [TodayNeed], columns: Int, lines: Int, gap: Int = 1) {
    let count = max(1, min(columns, needs.count))
    var best: (choice: [Deal], lack: Int, longest: Int)?
    for parts in TodayShares.divisions(of: needs[...], into: count) {
      let deals = parts.compactMap { Deal($0, lines: lines, gap: gap) }
      guard deals.count == parts.count else { continue }
      let lack = deals.reduce(0) { $0 + $1.lack }
      let longest = deals.map(\.height).max() ?? 0
      if let known = best, (known.lack, known.longest) <= (lack, longest) { continue }
      best = (deals, lack, longest)
    }
    guard let best else { return nil }
    self.columns = best.choice.map(\.lines)
    gaps = best.choice.map(\.gap)
  }

  /// All ways to cut a row of parts into so many pieces, none of them empty unless all are.
  private static func divisions(
    of needs: ArraySlice<TodayNeed>, into count: Int
  ) -> [[ArraySlice<TodayNeed>]] {
    guard count > 1 else { return [[needs]] }
    return (1...max(1, needs.count - count + 1)).flatMap { length in
      divisions(of: needs.dropFirst(length), into: count - 1).map { [needs.prefix(length)] + $0 }
    }
  }

  /// What the parts of one column get.
  private struct Deal {
    let lines: [Int]
    let gap: Int
    let lack: Int

    var height: Int { lines.reduce(0, +) + gap * max(0, lines.count - 1) }

    init?(_ needs: ArraySlice<TodayNeed>, lines room: Int, gap wanted: Int) {
      var lines = needs.map(\.least)
      var left = room - lines.reduce(0, +)
      guard left >= 0 else { return nil }
      let gaps = wanted * max(0, needs.count - 1)
      gap = left >= gaps ? wanted : 0
      left -= gap * gaps
      let needs = Array(needs)
      func poorest() -> Int? {
        lines.indices.filter { lines[$0] < needs[$0].most }.min {
          (lines[$0] * needs[$1].fair, $0) < (lines[$1] * needs[$0].fair, $1)
        }
      }
      while left > 0, let part = poorest() {
        lines[part] += 1
        left -= 1
      }
      self.lines = lines
      // A free line that is missed counts as one of a part.
      let missed = gaps - gap * gaps
      lack = zip(needs, lines).reduce(missed) { $0 + max(0, $1.0.fair - $1.1) }
    }
  }
}
