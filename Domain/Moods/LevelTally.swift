/// How many levels there were and what they come to, without the levels themselves.
public struct LevelTally: Hashable, Sendable {
  /// From so many on a mean tells something.
  public static let enough = 5

  public let count: Int
  /// The sum of all levels, and of their squares.
  public let sum: Int
  public let squares: Int

  public static let none = LevelTally(count: 0, sum: 0, squares: 0)

  public init(count: Int, sum: Int, squares: Int) {
    self.count = count
    self.sum = sum
    self.squares = squares
  }

  public init(_ levels: some Sequence<MoodLevel>) {
    self = levels.reduce(.none) { $0 + LevelTally($1) }
  }

  private init(_ level: MoodLevel) {
    self.init(count: 1, sum: level.value, squares: level.value * level.value)
  }

  /// Nil where there are none.
  public var mean: Double? { count > 0 ? Double(sum) / Double(count) : nil }

  /// How far levels lie from the mean, as the standard deviation of all of them; nil for fewer
  /// than two.
  public var spread: Double? {
    guard count > 1, let mean else { return nil }
    return squareRoot(of: Double(squares) / Double(count) - mean * mean)
  }

  /// Whether there are enough of them for the mean to be worth a word.
  public var isEnough: Bool { count >= LevelTally.enough }

  /// Both together; stops at the border of what can be counted.
  public static func + (left: LevelTally, right: LevelTally) -> LevelTally {
    func sum(_ one: Int, _ other: Int) -> Int {
      let (sum, overflow) = one.addingReportingOverflow(other)
      return overflow ? .max : sum
    }
    return LevelTally(
      count: sum(left.count, right.count), sum: sum(left.sum, right.sum),
      squares: sum(left.squares, right.squares))
  }

  /// What is left without some of it.
  static func - (all: LevelTally, some: LevelTally) -> LevelTally {
    LevelTally(
      count: all.count - some.count, sum: all.sum - some.sum,
      squares: all.squares - some.squares)
  }
}

/// By Newton's way, falling until it falls no more; 0 for what is not positive. The C library's
/// mathematics would have to be linked by everyone who uses this module.
private func squareRoot(of number: Double) -> Double {
  guard number > 0 else { return 0 }
  var root = max(number, 1)
  while true {
    let next = (root + number / root) / 2
    if next >= root { return root }
    root = next
  }
}
