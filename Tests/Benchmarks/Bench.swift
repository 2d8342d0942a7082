#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where and how scenarios run.
struct Bench {
  /// The path of this program.
  let program: String
  let binary: String
  let folder: String
  let runs: Int

  /// Runs subject and yardstick in turn, so that a machine that slows down slows both.
  func measure(_ scenario: Scenario, at size: StoreSize) throws -> Measurement {
    let pair = try scenario.prepare(self, size)
    let hasYardstick = (try? pair.yardstick.turn(0).run(environment: environment)) != nil
    _ = try pair.subject.turn(0).run(environment: environment)
    var subjects: [ShellCommand.Cost] = []
    var yardsticks: [ShellCommand.Cost] = []
    for number in 1...(scenario.runs ?? runs) {
      subjects.append(try pair.subject.turn(number).run(environment: environment))
      if hasYardstick {
        yardsticks.append(try pair.yardstick.turn(number).run(environment: environment))
      }
    }
    return Measurement(
      scenario: scenario, size: size, subject: median(subjects),
      yardstick: yardsticks.isEmpty ? nil : median(yardsticks))
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
