/// The length that one part of a row or a column requests.
public enum Extent: Hashable, Sendable {
  /// Exactly this number of cells.
  case fixed(Int)
  /// At least this number of cells, plus an equal share of the remaining cells.
  case atLeast(Int)
  /// A share of the remaining cells, proportional to the weight.
  case fill(weight: Int)

  public static let fill = Extent.fill(weight: 1)

  /// Returns the lengths of consecutive parts with `spacing` cells between them.
  ///
  /// The sum never exceeds `total`. If `total` is too small, fixed parts are served first, then
  /// minimums, and earlier parts before later ones.
  public static func lengths(of extents: [Extent], total: Int, spacing: Int = 0) -> [Int] {
    let gaps = self.totalSpacing(spacing, count: extents.count, total: total)
    let room = max(0, total) - gaps
    var lengths = Array(repeating: 0, count: extents.count)
    var left = room
    for rank in 0...1 {
      for (index, extent) in extents.enumerated() where extent.priority == rank {
        lengths[index] = min(left, extent.requestedLength)
        left -= lengths[index]
      }
    }
    for (index, part) in proportionalParts(of: left, by: extents.map(\.weight)).enumerated() {
      lengths[index] += part
    }
    return lengths
  }

  /// Splits `whole` in proportion to the weights so that the parts add up to it exactly. Returns
  /// zeros if all weights are zero.
  static func proportionalParts(of whole: Int, by weights: [Int]) -> [Int] {
    var weightLeft = weights.reduce(0, +)
    var left = whole
    return weights.map { weight in
      guard weightLeft > 0 else { return 0 }
      let (product, overflows) = left.multipliedReportingOverflow(by: weight)
      let part = overflows ? left : product / weightLeft
      weightLeft -= weight
      left -= part
      return part
    }
  }

  /// Returns the total space between the parts, or 0 if it would leave no room for the parts.
  static func totalSpacing(_ spacing: Int, count: Int, total: Int) -> Int {
    let (gaps, overflows) = max(0, spacing).multipliedReportingOverflow(by: max(0, count - 1))
    return overflows || gaps >= max(0, total) ? 0 : gaps
  }

  /// The round in which the length is assigned; 2 for parts that only share the rest.
  private var priority: Int {
    switch self {
    case .fixed: 0
    case .atLeast: 1
    case .fill: 2
    }
  }

  private var requestedLength: Int {
    switch self {
    case .fixed(let cells), .atLeast(let cells): max(0, cells)
    case .fill: 0
    }
  }

  private var weight: Int {
    switch self {
    case .fixed: 0
    case .atLeast: 1
    case .fill(let weight): min(max(0, weight), 1_000)
    }
  }
}
