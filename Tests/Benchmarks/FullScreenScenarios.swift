/// Figures of the full screen: goals in milliseconds and mebibytes, without a yardstick.  On a busy
/// machine the times include waiting for the processor; the processor time beside them is the
/// program's own.
struct FullScreenScenarios {
  static let name = "full screen"

  let bench: Bench
  let size: StoreSize

  func figures() throws -> [Figure] {
    let path = try bench.store(size, copy: "screen")
    // Opened once first, so that no measurement contains the welcome page.
    let first = try run(path)
    _ = try first.firstFrame()
    first.settle(200)
    _ = first.frame(after: "\u{1B}")
    first.settle(100)
    return try starts(path) + tours(path) + rest(path) + motion(path)
  }

  private func run(_ path: String) throws -> FullScreenRun {
    try FullScreenRun(
      ShellCommand(bench.binary, ["--store", path]),
      environment: bench.environment + ["TERM=xterm-256color", "COLORTERM=truecolor"],
      width: 120, height: 40)
  }

  private func starts(_ path: String) throws -> [Figure] {
    var times: [Double] = []
    for _ in 0..<bench.runs {
      times.append(try run(path).firstFrame())
    }
    return [Figure(name: "first frame, median", value: times.middle, unit: "ms", goal: 30)]
  }

  /// Three tours through all pages, with animations off.
  private func tours(_ path: String) throws -> [Figure] {
    try bench.prepare(bench.hearth("settings", "set", "reduced-motion", "on"))
    let program = try run(path)
    _ = try program.firstFrame()
    program.settle(200)
    var (times, costs, slowest) = ([Double](), [Double](), (keys: "", cost: 0.0))
    for _ in 0..<3 {
      for keys in FullScreenTour.keys {
        let before = program.processorTime
        guard let time = program.frame(after: keys) else { continue }
        times.append(max(0, time - FullScreenTour.patience(with: keys)))
        program.settle(3)
        guard let before, let cost = program.processorTime.map({ $0 - before }) else { continue }
        costs.append(cost)
        if cost > slowest.cost { slowest = (keys, cost) }
      }
    }
    return [
      Figure(
        name: "key to frame, median of \(times.count)", value: times.middle, unit: "ms", goal: 4),
      Figure(name: "key to frame, 99th percentile", value: times.last(1), unit: "ms", goal: 16),
      Figure(name: "processor for a key, median", value: costs.middle, unit: "ms", goal: nil),
      Figure(
        name: "processor for a key, 99th percentile", value: costs.last(1), unit: "ms", goal: nil),
      Figure(
        name: "processor for the slowest key, \(slowest.keys)", value: costs.max(), unit: "ms",
        goal: nil),
      Figure(name: "memory after all of them", value: program.peakMebibytes, unit: "MiB", goal: 30),
    ]
  }

  private func rest(_ path: String) throws -> [Figure] {
    let program = try run(path)
    _ = try program.firstFrame()
    program.settle(500)
    let used = used(by: program)
    return [
      Figure(name: "wake-ups in five idle seconds", value: used?.wakeUps, unit: "", goal: 0),
      Figure(name: "processor in five idle seconds", value: used?.time, unit: "ms", goal: 0),
    ]
  }

  private func motion(_ path: String) throws -> [Figure] {
    try bench.prepare(bench.hearth("settings", "set", "reduced-motion", "off"))
    let program = try run(path)
    _ = try program.firstFrame()
    program.settle(300)
    _ = program.frame(after: "4")
    program.watch(500)
    let share = used(by: program).map { $0.time / 5_000 * 100 }
    return [Figure(name: "processor while shapes float", value: share, unit: "%", goal: 3)]
  }

  /// Returns the wake-ups and processor time in five seconds without a key; nil if the system does
  /// not provide them.
  private func used(by program: FullScreenRun) -> (wakeUps: Double, time: Double)? {
    guard let wakeUps = program.wakeUps, let time = program.processorTime else { return nil }
    program.watch(5_000)
    guard let later = program.wakeUps, let end = program.processorTime else { return nil }
    return (Double(later - wakeUps), end - time)
  }
}

extension [Double] {
  var middle: Double? { isEmpty ? nil : sorted()[count / 2] }

  /// Returns the smallest value that exceeds all but that percentage of the values.
  fileprivate func last(_ percent: Int) -> Double? {
    isEmpty ? nil : sorted()[Swift.max(0, count - 1 - count * percent / 100)]
  }
}
