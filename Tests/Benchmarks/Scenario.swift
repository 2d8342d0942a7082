/// Command that is measured, compared with a yardstick that does similar work.
struct Scenario: Sendable {
  let name: String
  /// Maximum ratio of its time to that of the yardstick.
  let goal: Double
  /// Maximum ratio of the times on the largest and the smallest store; nil for none.
  let growthGoal: Double?
  /// Store sizes at which to measure.
  let sizes: [StoreSize]
  /// Maximum peak memory, in MiB.
  var memoryGoal = 16.0
  /// Number of runs; nil for the default.
  var runs: Int?
  /// Creates the needed files and returns the two commands.
  let prepare: @Sendable (Bench, StoreSize) throws -> Pair

  struct Pair {
    let subject: ShellCommand
    let yardstick: ShellCommand
  }
}

extension Scenario {
  /// Creates a scenario of a reading command, compared with SQL statements on the same store, by
  /// default at every size.
  static func reading(
    _ name: String, _ arguments: [String], goal: Double = 2, growthGoal: Double? = 1.3,
    sizes: [StoreSize] = StoreSize.allCases, copy: String? = nil,
    _ sql: @escaping @autoclosure @Sendable () -> String
  ) -> Scenario {
    Scenario(name: name, goal: goal, growthGoal: growthGoal, sizes: sizes) { bench, size in
      let path = try bench.store(size, copy: copy)
      return Pair(
        subject: ShellCommand(bench.binary, arguments + ["--store", path]),
        yardstick: bench.sqlite(path, sql()))
    }
  }

  /// Creates a scenario of a writing command; command and yardstick each change their own copy of
  /// the store.
  static func writing(
    _ name: String, _ arguments: [String], _ sql: @escaping @autoclosure @Sendable () -> String
  ) -> Scenario {
    Scenario(name: name, goal: 2, growthGoal: 1.3, sizes: StoreSize.allCases) { bench, size in
      let ours = try bench.store(size, copy: "ours")
      return Pair(
        subject: ShellCommand(bench.binary, arguments + ["--store", ours]),
        yardstick: bench.sqlite(try bench.store(size, copy: "theirs"), sql()))
    }
  }
}

/// Medians of one scenario at one size.
struct Measurement {
  let scenario: Scenario
  let size: StoreSize
  let subject: ShellCommand.Cost
  /// Nil if the program of the yardstick is not installed.
  let yardstick: ShellCommand.Cost?

  var ratio: Double? { yardstick.map { subject.milliseconds / $0.milliseconds } }
  /// Names of the missed goals; empty if there are none.
  var missed: String {
    let isSlow = ratio.map { $0 > scenario.goal } ?? false
    let isLarge = subject.peakMebibytes > scenario.memoryGoal
    return [isSlow ? "MISSED" : "", isLarge ? "MEMORY" : ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
