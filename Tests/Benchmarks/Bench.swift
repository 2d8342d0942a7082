import CLibrary

/// Environment in which scenarios run.
struct Bench {
  /// Path of the benchmark program.
  let program: String
  let binary: String
  let folder: String
  let runs: Int

  /// Runs subject and yardstick of every size in turn, so that a slower machine slows all of them.
  func measure(_ scenario: Scenario) throws -> [Measurement] {
    var races = try scenario.sizes.map { Race(try scenario.prepare(self, $0), at: $0) }
    for turn in 0...(scenario.runs ?? runs) {
      for index in races.indices { try races[index].run(turn, environment: environment) }
    }
    return races.map { race in
      Measurement(
        scenario: scenario, size: race.size, subject: median(race.subjects),
        yardstick: race.yardsticks.isEmpty ? nil : median(race.yardsticks))
    }
  }

  /// Returns a path for the store of a scenario, without a file.
  func freshStore(_ name: String) -> String {
    let path = "\(folder)/\(name).db"
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    return path
  }

  /// Returns the path of a filled store of that size, or of a copy of it; each is created once per
  /// run.
  func store(_ size: StoreSize, copy: String? = nil) throws -> String {
    let filled = "\(folder)/filled-\(size.rawValue).db"
    // Created in another process: the peak memory of a child starts at that of its parent.
    if !hasFile(filled) { try prepare(ShellCommand(program, ["--fill", size.rawValue, filled])) }
    guard let copy else { return filled }
    let path = "\(folder)/filled-\(size.rawValue)-\(copy).db"
    if !hasFile(path) { try prepare(ShellCommand("cp", [filled, path])) }
    return path
  }

  private func hasFile(_ path: String) -> Bool { access(path, F_OK) == 0 }

  func hearth(_ arguments: String...) -> ShellCommand {
    ShellCommand(binary, arguments)
  }

  func sqlite(_ path: String, _ statements: String) -> ShellCommand {
    ShellCommand("sqlite3", ["-batch", path, statements])
  }

  /// Runs a command that a scenario needs before the measurement.
  func prepare(_ command: ShellCommand) throws {
    _ = try command.run(environment: environment)
  }

  var environment: [String] {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return [
      "HOME=\(folder)", "PATH=\(path)", "TZ=Asia/Seoul", "LC_ALL=C.UTF-8",
      "HEARTH_NOW=\(SampleStore.now)",
    ]
  }

  private func median(_ costs: [ShellCommand.Cost]) -> ShellCommand.Cost {
    let times = costs.map(\.milliseconds).sorted()
    let peaks = costs.map(\.peakMebibytes).sorted()
    return ShellCommand.Cost(
      milliseconds: times[times.count / 2], peakMebibytes: peaks[peaks.count / 2])
  }
}

/// Costs of a subject and its yardstick.
private struct Race {
  let size: StoreSize
  private(set) var subjects: [ShellCommand.Cost] = []
  private(set) var yardsticks: [ShellCommand.Cost] = []

  private let pair: Scenario.Pair
  /// False if the program of the yardstick is not installed.
  private var hasYardstick = true

  init(_ pair: Scenario.Pair, at size: StoreSize) {
    self.pair = pair
    self.size = size
  }

  /// Runs both commands once. The first turn only warms the caches and is not counted.
  mutating func run(_ turn: Int, environment: [String]) throws {
    let subject = try pair.subject.turn(turn).run(environment: environment)
    guard turn > 0 else {
      hasYardstick = (try? pair.yardstick.turn(0).run(environment: environment)) != nil
      return
    }
    subjects.append(subject)
    if hasYardstick {
      yardsticks.append(try pair.yardstick.turn(turn).run(environment: environment))
    }
  }
}
