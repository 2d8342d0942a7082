/// How much of a row or a column a part of it wants.
public enum Extent: Hashable, Sendable {
  /// Exactly that many cells.
  case fixed(Int)
  /// That many cells, and an equal part of what is left over.
  case atLeast(Int)
  /// What is left over, divided among all that want it by weight.
  case fill(weight: Int)

  public static let fill = Extent.fill(weight: 1)

  /// The lengths of parts that lie one after another with `spacing` cells between them.
  ///
  /// They never add up to more than `total`. Where it does not suffice, fixed parts come first,
  /// then minimums, and of equals the earlier one.
  public static func lengths(of extents: [Extent], total: Int, spacing: Int = 0) -> [Int] {
    let gaps = self.gaps(spacing, count: extents.count, total: total)
    let room = max(0, total) - gaps
    var lengths = Array(repeating: 0, count: extents.count)
    var left = room
    for rank in 0...1 {
      for (index, extent) in extents.enumerated() where extent.rank == rank {
        lengths[index] = min(left, extent.wanted)
        left -= lengths[index]
      }
    }
    for (index, part) in parts(of: left, by: extents.map(\.weight)).enumerated() {
      lengths[index] += part
    }
    return lengths
  }

  /// Divides a whole by weights so that the parts add up to it exactly; zeros when all weights are.
  static func parts(of whole: Int, by weights: [Int]) -> [Int] {
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

  /// All the space between the parts; given up where it would leave nothing for them.
  static func gaps(_ spacing: Int, count: Int, total: Int) -> Int {
    let (gaps, overflows) = max(0, spacing).multipliedReportingOverflow(by: max(0, count - 1))
    return overflows || gaps >= max(0, total) ? 0 : gaps
  }

  /// In which round the wish is granted; 2 for what lives on the rest.
  private var rank: Int {
    switch self {
    case .fixed: 0
    case .atLeast: 1
    case .fill: 2
    }
  }

  private var wanted: Int {
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
