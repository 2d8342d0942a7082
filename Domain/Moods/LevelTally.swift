/// Count, sum and sum of squares of levels, and the number of moods without a level.
public struct LevelTally: Hashable, Sendable {
  /// Minimum number of levels for a meaningful mean.
  public static let minCountForMean = 5

  public let count: Int
  /// Sum of all levels, and sum of their squares.
  public let sum: Int
  public let sumOfSquares: Int
  /// Number of moods without a level, which ``count`` leaves out.
  public let withoutLevel: Int

  public static let none = LevelTally(count: 0, sum: 0, squares: 0)

  public init(count: Int, sum: Int, squares: Int, withoutLevel: Int = 0) {
    self.count = count
    self.sum = sum
    self.sumOfSquares = squares
    self.withoutLevel = withoutLevel
  }

  public init(_ levels: some Sequence<MoodLevel?>) {
    self = levels.reduce(.none) { $0 + LevelTally($1) }
  }

  private init(_ level: MoodLevel?) {
    let value = level?.value ?? 0
    self.init(
      count: level == nil ? 0 : 1, sum: value, squares: value * value,
      withoutLevel: level == nil ? 1 : 0)
  }

  /// Number of all moods, with and without a level.
  public var moodCount: Int { count + withoutLevel }

  /// Mean of the levels; nil if there are none.
  public var mean: Double? { count > 0 ? Double(sum) / Double(count) : nil }

  /// Standard deviation of the levels, as of a whole population; nil for fewer than two.
  public var standardDeviation: Double? {
    guard count > 1, let mean else { return nil }
    return squareRoot(of: Double(sumOfSquares) / Double(count) - mean * mean)
  }

  /// Whether there are enough levels for a meaningful mean.
  public var hasMeaningfulMean: Bool { count >= LevelTally.minCountForMean }

  /// Returns the tally of the levels of both; each number stops at `Int.max`.
  public static func + (left: LevelTally, right: LevelTally) -> LevelTally {
    func sum(_ one: Int, _ other: Int) -> Int {
      let (sum, overflow) = one.addingReportingOverflow(other)
      return overflow ? .max : sum
    }
    return LevelTally(
      count: sum(left.count, right.count), sum: sum(left.sum, right.sum),
      squares: sum(left.sumOfSquares, right.sumOfSquares),
      withoutLevel: sum(left.withoutLevel, right.withoutLevel))
  }

  /// Returns the tally of the remaining levels; `some` must be included in `all`.
  static func - (all: LevelTally, some: LevelTally) -> LevelTally {
    LevelTally(
      count: all.count - some.count, sum: all.sum - some.sum,
      squares: all.sumOfSquares - some.sumOfSquares,
      withoutLevel: all.withoutLevel - some.withoutLevel)
  }
}

/// Returns the square root by Newton's method, or 0 for a number that is not positive. `sqrt` would
/// make every user of this module link the C math library.
private func squareRoot(of number: Double) -> Double {
  guard number > 0 else { return 0 }
  var root = max(number, 1)
  while true {
    let next = (root + number / root) / 2
    if next >= root { return root }
    root = next
  }
}
