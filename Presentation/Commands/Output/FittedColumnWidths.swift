/// The widths of columns so that a row fits the console.
struct FittedColumnWidths {
  static let gap = "  "
  /// Minimum width of a column that shrinks, while others can still shrink.
  private static let minWidth = 8

  private(set) var widths: [Int]
  /// Indices of the columns that are printed.
  let visibleColumns: [Int]

  init(natural: [Int], shrinks: [Bool], shrinksFirst: [Bool], total: Int) {
    widths = natural
    visibleColumns = natural.indices.filter { natural[$0] > 0 }
    // An empty column is not printed, nor the gap before it.
    let gaps = FittedColumnWidths.gap.utf8.count * max(0, natural.count { $0 > 0 } - 1)
    var excess = natural.reduce(gaps, +) - total
    excess -= shrink(
      natural.indices.filter { shrinksFirst[$0] }, by: excess, least: FittedColumnWidths.minWidth)
    excess -= shrink(
      natural.indices.filter { shrinks[$0] }, by: excess, least: FittedColumnWidths.minWidth)
    // If that is not enough, all columns shrink, the widest first.
    _ = shrink(Array(natural.indices), by: excess, least: 1)
  }

  /// Makes the widest of these columns narrower, until the widths are reduced by `excess`. Returns
  /// the reduction that was possible.
  private mutating func shrink(_ indices: [Int], by excess: Int, least: Int) -> Int {
    var taken = 0
    while taken < excess, let widest = indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > least
    {
      // Shrinks to the width of the next widest column in one step, so that a text of a megabyte
      // does not take a million steps.
      let next = indices.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let step = min(excess - taken, max(1, widths[widest] - max(next, least)))
      widths[widest] -= step
      taken += step
    }
    return taken
  }
}
