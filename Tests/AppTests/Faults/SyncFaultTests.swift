import Foundation
import HearthTestSupport
import Testing

/// Two devices that sync through a folder; one of them meets a fault.
///
/// `HEARTH_FAULT_RUNS=all` tries every fault of every call.
@Suite(
  .waiting,
  .enabled(
    if: FaultShim.canBeBuilt, "calls are made to fail with Swift's clang and the GNU C library"))
struct SyncFaultTests {
  private static let triesAll =
    ProcessInfo.processInfo.environment["HEARTH_FAULT_RUNS"] == "all"

  private let fixture: FaultScratchHome

  init() throws { fixture = try FaultScratchHome() }

  /// Returns a home in which each device has a person that the other does not know; one has already
  /// sent theirs.
  private static func ready(in fixture: FaultScratchHome) throws -> FaultHome {
    let (relay, secret) = (fixture.home + "/relay", fixture.home + "/passphrase")
    for folder in ["relay", "one", "two"] {
      try FileManager.default.createDirectory(
        atPath: fixture.home + "/" + folder, withIntermediateDirectories: true)
    }
    try Data("correct horse battery\n".utf8).write(to: URL(fileURLWithPath: secret))
    for (name, verb) in [("one", "setup"), ("two", "join")] {
      try fixture.do(
        ["sync", verb, "folder", relay, "--passphrase-file", secret, "--name", name], as: name)
      // The additions must not be synced automatically.
      try fixture.do(["sync", "pause"], as: name)
      let added = name == "one" ? "Amy" : "Ben"
      try fixture.do(["person", "add", added, "--every", "7"], as: name)
    }
    for name in ["one", "two"] {
      try waitForWaiter(in: "\(fixture.home)/\(name)/.local/state/hearth")
      try fixture.do(["sync", "resume"], as: name)
    }
    try fixture.do(["sync"], as: "two")
    return try FaultHome(of: fixture)
  }

  /// The background process holds a lock as long as it runs.
  private static func waitForWaiter(in state: String) throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: state)
    where file.hasPrefix("sync-") && file.hasSuffix(".lock") {
      let lock = open("\(state)/\(file)", O_RDWR | O_CLOEXEC)
      defer { close(lock) }
      _ = flock(lock, LOCK_EX)
    }
  }

  /// Returns a regular sample of the calls, each with a different fault.
  private func faults(
    _ calls: [FaultCall], atMost most: Int, usually usual: Int
  ) -> [(FaultCall, String)] {
    guard !Self.triesAll else { return calls.flatMap { call in call.faults.map { (call, $0) } } }
    return (0..<most).map { turn in
      let call = calls[turn * calls.count / most]
      return (call, call.faults[turn % call.faults.count])
    }.tried(usually: usual)
  }

  @Test(.inWholeRuns)
  func `whatever call of a sync fails, the next ones make both devices equal`() throws {
    let home = try Self.ready(in: fixture)
    let answer = try fixture.run(["sync"], log: true, in: "one")
    #expect(answer.output.hasPrefix("Sent 1, received 1."), "\(answer)")
    let calls = try fixture.calls(of: answer)
    #expect(calls.count > 100)
    let tried = faults(calls, atMost: 16, usually: 2)
    if Self.triesAll { print("sync: \(calls.count) calls, \(tried.count) faults") }
    for (call, fault) in tried {
      try home.write(to: fixture.home)
      do { try judge(call, fault) } catch let unready as FaultHome.Unready {
        Issue.record("\(fault) \(call.name) \(call.path): \(unready.said)")
      }
    }
  }

  private func judge(_ call: FaultCall, _ fault: String) throws {
    let place = Comment(rawValue: "\(fault) \(call.name) \(call.path)")
    let run = try fixture.run(["sync"], fault: fault, in: "one")
    check(run, call, fault)
    // Entries reported as sent are available to others.
    if run.output.hasPrefix("Sent 1") {
      try fixture.do(["sync"], as: "two")
      #expect(try names("two") == ["Amy", "Ben"], place)
    }
    for name in ["one", "two", "one"] { try fixture.do(["sync"], as: name) }
    for name in ["one", "two"] { #expect(try names(name) == ["Amy", "Ben"], place) }
  }

  /// Expects that a run ends by itself or is killed, and reports its problem.
  private func check(_ run: FaultRun, _ call: FaultCall, _ fault: String) {
    let place = Comment(rawValue: "\(fault) \(call.name) \(call.path)")
    switch run.ending {
    case .exit(0): break
    case .exit(let status):
      #expect([1, 65, 69].contains(status), place)
      #expect(call.use == .speaks || !run.output.isEmpty || !run.errors.isEmpty, place)
    case .signal(let number): #expect(number == SIGKILL && fault.hasSuffix("kill"), place)
    case .never: Issue.record("does not end: \(place)")
    }
  }

  private func names(_ name: String) throws -> [String] {
    try LeftBehind(home: fixture.home).wait()
    return try fixture.do(["person", "list", "--fields", "name"], as: name).output
      .split(separator: "\n").map(String.init).sorted()
  }
}

// MARK: - Setting up, changing and leaving

extension SyncFaultTests {
  /// The sync commands other than exchanging.
  enum Step: CaseIterable, CustomTestStringConvertible {
    case setup, join, passphrase, rename, pause, resume, leave

    var testDescription: String { "sync \(self)" }
    /// The device that runs the command.
    fileprivate var device: String { self == .setup || self == .passphrase ? "one" : "two" }
  }

  @Test(.inWholeRuns, arguments: Step.allCases)
  func `whatever call of a step fails, it can be repeated and nothing is lost`(
    step: Step
  ) throws {
    let home = try ready(for: step)
    let calls = try fixture.calls(
      of: try fixture.run(words(step), log: true, in: step.device))
    #expect(calls.count > 20)
    let tried = faults(calls, atMost: 4, usually: 2)
    if Self.triesAll { print("\(step): \(calls.count) calls, \(tried.count) faults") }
    for (call, fault) in tried {
      try home.write(to: fixture.home)
      try makeFolders()
      check(try fixture.run(words(step), fault: fault, in: step.device), call, fault)
      do { try finish(step) } catch let unready as FaultHome.Unready {
        Issue.record("\(fault) \(call.name) \(call.path): \(unready.said)")
      }
      let all = step == .passphrase ? ["one", "two", "three"] : ["one", "two"]
      for name in all {
        #expect(try names(name) == ["Amy", "Ben"], "\(fault) \(call.name) \(call.path): \(name)")
      }
    }
  }

  private func words(_ step: Step) -> [String] {
    switch step {
    case .setup: meeting("setup", as: "one")
    case .join: meeting("join", as: "two")
    case .passphrase: ["sync", "passphrase", "--passphrase-file", fixture.home + "/other"]
    case .rename: ["sync", "devices", "rename", "zwei"]
    case .pause, .resume: ["sync", "\(step)"]
    case .leave: ["sync", "leave", "--yes"]
    }
  }

  private func meeting(
    _ verb: String, as name: String, knowing secret: String = "passphrase"
  ) -> [String] {
    [
      "sync", verb, "folder", fixture.home + "/relay", "--passphrase-file",
      fixture.home + "/" + secret, "--name", name, "--yes",
    ]
  }

  private func makeFolders() throws {
    for folder in ["relay", "one", "two", "three"] {
      try FileManager.default.createDirectory(
        atPath: fixture.home + "/" + folder, withIntermediateDirectories: true)
    }
  }

  /// Prepares the home for the step; each device has its own person.
  private func ready(for step: Step) throws -> FaultHome {
    try makeFolders()
    for (name, secret) in [
      ("passphrase", "correct horse battery"), ("other", "another staple pie"),
    ] {
      try Data((secret + "\n").utf8).write(to: URL(fileURLWithPath: fixture.home + "/" + name))
    }
    try fixture.do(["person", "add", "Amy", "--every", "7"], as: "one")
    try fixture.do(["person", "add", "Ben", "--every", "7"], as: "two")
    if step != .setup { try fixture.do(meeting("setup", as: "one"), as: "one") }
    if step != .setup, step != .join { try fixture.do(meeting("join", as: "two"), as: "two") }
    if step == .resume { try fixture.do(["sync", "pause"], as: "two") }
    return try FaultHome(of: fixture)
  }

  /// Repeats the step, which may report that it is already done, and syncs all devices.
  private func finish(_ step: Step) throws {
    let again = try fixture.run(words(step), in: step.device, withoutShim: true)
    switch step {
    case .setup:
      if again.ending != .exit(0) {
        _ = try fixture.run(meeting("join", as: "one"), in: "one", withoutShim: true)
      }
      try fixture.do(meeting("join", as: "two"), as: "two")
    case .join: break
    case .passphrase:
      try fixture.do(meeting("join", as: "three", knowing: "other"), as: "three")
    case .rename: break
    case .pause: try fixture.do(["sync", "resume"], as: "two")
    case .resume: break
    case .leave: try fixture.do(meeting("join", as: "zwei"), as: "two")
    }
    for name in ["one", "two", "one"] { try fixture.do(["sync"], as: name) }
  }
}

extension FaultScratchHome {
  /// Runs a command before or after the one that is tested.
  @discardableResult
  fileprivate func `do`(_ words: [String], as name: String) throws -> FaultRun {
    let run = try run(words, in: name, withoutShim: true)
    guard run.ending == .exit(0) else {
      throw FaultHome.Unready(said: "\(name) \(words): \(run.output) \(run.errors)")
    }
    return run
  }
}
