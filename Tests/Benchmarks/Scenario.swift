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

extension Scenario {
  /// A command beside statements of SQL on the same store, of every size unless told otherwise.
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

  /// The same with a store for each of the two, as both change it.
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
