/// Something that is measured, beside a yardstick that does the same in another way.
struct Scenario: Sendable {
  let name: String
  /// How many times as long as the yardstick it may take.
  let goal: Double
  /// How many times as long it may take on the large store as on the small one.
  let growthGoal: Double?
  /// The sizes at which it makes a difference.
  let sizes: [StoreSize]
  /// So many MiB of memory it may need at most.
  var memoryGoal = 16.0
  /// How often each is run; nil for as often as usual.
  var runs: Int?
  /// Makes what is needed in the folder and names the two commands.
  let prepare: @Sendable (Bench, StoreSize) throws -> Pair

  struct Pair {
    let subject: ShellCommand
    let yardstick: ShellCommand
  }
}

/// The medians of one scenario at one size.
struct Measurement {
  let scenario: Scenario
  let size: StoreSize
  let subject: ShellCommand.Cost
  /// Nil where the yardstick's program is not installed.
  let yardstick: ShellCommand.Cost?

  var ratio: Double? { yardstick.map { subject.milliseconds / $0.milliseconds } }
  /// What is not as it should be.
  var missed: String {
    let isSlow = ratio.map { $0 > scenario.goal } ?? false
    let isLarge = subject.peakMebibytes > scenario.memoryGoal
    return [isSlow ? "MISSED" : "", isLarge ? "MEMORY" : ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
