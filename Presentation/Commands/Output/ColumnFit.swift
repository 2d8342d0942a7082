/// The widths that columns get so that a row fits the console.
struct ColumnFit {
  static let gap = "  "
  /// No column that shrinks gets narrower than this while others can still give.
  private static let least = 8

  private(set) var widths: [Int]
  /// The columns that stand beside each other.
  let shown: [Int]

  init(natural: [Int], shrinks: [Bool], yields: [Bool], total: Int) {
    widths = natural
    shown = natural.indices.filter { natural[$0] > 0 }
    // A column of nothing is not printed, nor is a gap before it.
    let gaps = ColumnFit.gap.utf8.count * max(0, natural.count { $0 > 0 } - 1)
    var excess = natural.reduce(gaps, +) - total
    excess -= shrink(natural.indices.filter { yields[$0] }, by: excess, least: ColumnFit.least)
    excess -= shrink(natural.indices.filter { shrinks[$0] }, by: excess, least: ColumnFit.least)
    // Then every column gives, the widest first, so that no row is wider than the screen.
    _ = shrink(Array(natural.indices), by: excess, least: 1)
  }

  /// Takes columns from the widest of these until enough was taken; returns how many.
  private mutating func shrink(_ indices: [Int], by excess: Int, least: Int) -> Int {
    var taken = 0
    while taken < excess, let widest = indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > least
    {
      // Down to the next widest at once: a text of a megabyte must not take a million steps.
      let next = indices.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let step = min(excess - taken, max(1, widths[widest] - max(next, least)))
      widths[widest] -= step
      taken += step
    }
    return taken
  }
}
