import CLibrary

/// Runs each target in a separate process, so that a trap is a finding and does not end the run.
struct FuzzParent {
  /// Seconds without progress after which a worker counts as hanging.
  static let patience = 20 * FuzzWorker.slowest
  /// Number of traps after which a target is stopped.
  static let maxTraps = 10

  let options: FuzzOptions
  let program: String
  let folder: String

  /// Runs all targets; returns the number of findings.
  func run() -> Int {
    let targets = options.targets
    let share = options.seconds.map { $0 / Double(max(1, targets.count)) }
    return targets.reduce(0) { $0 + run($1, seconds: share) }
  }

  private func run(_ target: FuzzTarget, seconds: Double?) -> Int {
    let path = "\(folder)/\(target.name).page"
    defer { unlink(path) }
    guard let page = SharedPage(path: path) else {
      print("\(target.name): no room for \(path)")
      return 1
    }
    let start = Clock.wall
    var traps = 0
    var from = options.from
    let last = options.runs.map { options.from + $0 } ?? .max
    while from < last, traps < FuzzParent.maxTraps {
      let left = seconds.map { $0 - (Clock.wall - start) }
      if let left, left <= 0 { break }
      let end = work(
        page, arguments(target, path, from: from, runs: last - from, seconds: left))
      guard let end else { break }
      traps += 1
      let name = "\(options.keep)/\(target.name)-\(options.seed)-\(page.run).input"
      Findings.keep(page.input, as: name)
      Findings.tell("\(target.name): run \(page.run): \(end) (\(name))")
      from = page.run + 1
    }
    let took = Clock.wall - start
    let found = page.findings + traps
    let rate = Int(Double(page.done) / max(took, 0.001))
    let columns = [
      padded(target.name, 20), padded("\(page.done) inputs", 18), padded("\(rate)/s", 12),
      padded("\(page.refused) refused", 18), found == 0 ? "nothing found" : "\(found) findings",
    ]
    print(columns.joined())
    fflush(nil)
    return found
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private func arguments(
    _ target: FuzzTarget, _ path: String, from: Int, runs: Int, seconds: Double?
  ) -> [String] {
    var arguments = [
      "--worker", path, "--only", target.name, "--seed", "\(options.seed)", "--from",
      "\(from)", "--keep", options.keep,
    ]
    if options.runs != nil { arguments += ["--runs", "\(runs)"] }
    if let seconds { arguments += ["--seconds", "\(seconds)"] }
    return arguments
  }

  /// Starts a program; returns nil if that fails.
  private func start(_ program: String, _ arguments: [String]) -> pid_t? {
    fflush(nil)
    var process: pid_t = 0
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var variables = self.variables.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    return posix_spawn(&process, program, nil, nil, &words, &variables) == 0 ? process : nil
  }

  /// Removes the files of the workers.
  func tidy() {
    guard let process = start("/bin/rm", ["-rf", folder]) else { return }
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Runs a worker to its end. Returns how it failed; nil if it succeeded.
  private func work(_ page: SharedPage, _ arguments: [String]) -> String? {
    guard let process = start(program, arguments) else { return "the worker could not be started" }
    var status: Int32 = 0
    var (seen, since) = (-1, Clock.wall)
    while waitpid(process, &status, WNOHANG) == 0 {
      usleep(20_000)
      if page.done != seen { (seen, since) = (page.done, Clock.wall) }
      if Clock.wall - since > FuzzParent.patience {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        return "hangs"
      }
    }
    if status & 0x7F != 0 { return "trap: signal \(status & 0x7F)" }
    return status >> 8 & 0xFF == 0 ? nil : "the worker gave up: \(status >> 8 & 0xFF)"
  }

  /// Environment of the workers: only a few variables of this process, with the slow backtraces of
  /// traps turned off.
  private var variables: [String] {
    let names: [String] = ["PATH", "LD_LIBRARY_PATH", "TMPDIR"]
    let kept = names.compactMap { name in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    return kept + [
      "SWIFT_BACKTRACE=enable=no", "TZ=Asia/Seoul", "LANG=C.UTF-8", "HEARTH_FUZZ_FOLDER=\(folder)",
    ]
  }
}
