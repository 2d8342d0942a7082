import CLibrary

/// Where and how scenarios run.
struct Bench {
  /// The path of this program.
  let program: String
  let binary: String
  let folder: String
  let runs: Int

  /// Runs subject and yardstick of every size in turn, so that a machine that slows down slows
  /// all of them.
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

  /// A path for the store of a scenario; nothing is there yet.
  func freshStore(_ name: String) -> String {
    let path = "\(folder)/\(name).db"
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    return path
  }

  /// The path of a filled store of that size, or of a copy of it; each is made once a run.
  func store(_ size: StoreSize, copy: String? = nil) throws -> String {
    let filled = "\(folder)/filled-\(size.rawValue).db"
    // Made by another process: a child's peak of memory begins at that of its parent.
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

  /// Runs a command that a scenario needs before it is measured.
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

/// The costs of a subject and its yardstick.
private struct Race {
  let size: StoreSize
  private(set) var subjects: [ShellCommand.Cost] = []
  private(set) var yardsticks: [ShellCommand.Cost] = []

  private let pair: Scenario.Pair
  /// False where the yardstick's program is not installed.
  private var hasYardstick = true

  init(_ pair: Scenario.Pair, at size: StoreSize) {
    self.pair = pair
    self.size = size
  }

  /// The first turn brings what is read into memory and counts for nothing.
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
