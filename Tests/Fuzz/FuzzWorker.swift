import CLibrary

/// Reads mutated inputs of one target until its limit is reached or it traps.
struct FuzzWorker {
  /// Maximum seconds for an input of 64 KiB; a slower one is a finding. Debug builds are slow.
  #if DEBUG
    static let slowest = 15.0
  #else
    static let slowest = 1.0
  #endif
  /// Maximum bytes of memory for an input of 64 KiB; more is a finding.
  static let largest = 256 << 20
  /// Memory limit of the process; larger allocations fail.
  static let maxMemory: UInt = 4 << 30
  /// Maximum number of reported findings of one kind.
  static let told = 3

  let target: FuzzTarget
  let options: FuzzOptions
  let page: SharedPage

  func run() throws {
    let most = rlim_t(FuzzWorker.maxMemory)
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    setrlimit(memoryLimit, &limit)
    let body = try target.prepare()
    var mutator = Mutator(target, seed: options.seed)
    var kinds: [String: Int] = [:]
    let end = Clock.wall + (options.seconds ?? .infinity)
    var run = options.from
    let last = options.runs.map { options.from + $0 } ?? .max
    while run < last, Clock.wall < end {
      let input = mutator.input(of: run)
      page.run = run
      page.input = input
      if let what = check(input, body) {
        page.findings += 1
        // Many inputs break the same rule.
        let kind = String(what.filter { $0.isLetter }.prefix(20))
        kinds[kind, default: 0] += 1
        if kinds[kind, default: 0] <= FuzzWorker.told { tell(what, run, input) }
      }
      page.done += 1
      run += 1
    }
  }

  /// Reads an input. Returns what is wrong; nil if nothing is.
  func check(_ input: [UInt8], _ body: FuzzTarget.Body) -> String? {
    let (work, memory) = (Clock.work, peakMemory())
    do {
      try body(input)
    } catch let violation as RuleViolation {
      return violation.what
    } catch {
      page.refused += 1
      if let what = Refusals.violation(of: error) { return what }
    }
    let (took, needed) = (Clock.work - work, peakMemory() - memory)
    if took > FuzzWorker.slowest { return "slow: \(Int(took * 1000)) ms for \(input.count) bytes" }
    if needed > FuzzWorker.largest { return "large: \(needed >> 20) MiB for \(input.count) bytes" }
    return nil
  }

  private func tell(_ what: String, _ run: Int, _ input: [UInt8]) {
    let name = "\(options.keep)/\(target.name)-\(options.seed)-\(run).input"
    Findings.keep(input, as: name)
    Findings.tell("\(target.name): run \(run): \(what.prefix(600)) (\(name))")
  }
}

/// Output of findings.
enum Findings {
  static func tell(_ line: String) {
    print("  " + line)
    fflush(nil)
  }

  static func keep(_ input: [UInt8], as name: String) {
    guard let file = fopen(name, "w") else { return }
    fwrite(input, 1, input.count, file)
    fclose(file)
  }

  static func input(_ name: String) -> [UInt8]? {
    guard let file = fopen(name, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: Mutator.largest)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }
}

/// Constant for the limit of a process's address space.
private var memoryLimit: Int32 {
  #if canImport(Glibc)
    Int32(RLIMIT_AS.rawValue)
  #else
    RLIMIT_AS
  #endif
}
