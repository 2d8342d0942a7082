import Foundation
import HearthTestSupport
import Testing

/// Two devices that exchange through a folder, one of which meets a fault while it does.
///
/// `HEARTH_FAULT_RUNS=all` tries every fault of every call.
@Suite(
  .waiting,
  .enabled(
    if: FaultShim.canBeBuilt, "calls are made to fail with Swift's clang and the GNU C library"))
struct SyncFaultTests {
  private static let most =
    ProcessInfo.processInfo.environment["HEARTH_FAULT_RUNS"] == "all" ? Int.max : 16

  private let fixture: FaultScratchHome
  private let home: FaultHome

  init() throws {
    fixture = try FaultScratchHome()
    home = try Self.ready(in: fixture)
  }

  /// Each has somebody of whom the other does not know yet; one has them in the relay already.
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
      // Nobody is to exchange by itself what was added.
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

  /// It holds a lock for as long as it is there.
  private static func waitForWaiter(in state: String) throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: state)
    where file.hasPrefix("sync-") && file.hasSuffix(".lock") {
      let lock = open("\(state)/\(file)", O_RDWR | O_CLOEXEC)
      defer { close(lock) }
      _ = flock(lock, LOCK_EX)
    }
  }

  /// Every so many of the calls, each with another of its faults.
  private func faults(_ calls: [FaultCall]) -> [(FaultCall, String)] {
    guard Self.most < .max else { return calls.flatMap { call in call.faults.map { (call, $0) } } }
    return (0..<Self.most).map { turn in
      let call = calls[turn * calls.count / Self.most]
      return (call, call.faults[turn % call.faults.count])
    }
  }

  @Test func `whatever call of an exchange fails, the next ones bring both to the same`() throws {
    try home.write(to: fixture.home)
    let answer = try fixture.run(["sync"], log: true, in: "one")
    #expect(answer.output.hasPrefix("Sent 1, received 1."), "\(answer)")
    let calls = try fixture.calls(of: answer)
    #expect(calls.count > 100)
    let tried = faults(calls)
    if Self.most == .max { print("sync: \(calls.count) calls, \(tried.count) faults") }
    for (call, fault) in tried {
      do { try judge(call, fault) } catch let unready as FaultHome.Unready {
        Issue.record("\(fault) \(call.name) \(call.path): \(unready.said)")
      }
    }
  }

  private func judge(_ call: FaultCall, _ fault: String) throws {
    let place = Comment(rawValue: "\(fault) \(call.name) \(call.path)")
    try home.write(to: fixture.home)
    let run = try fixture.run(["sync"], fault: fault, in: "one")
    switch run.ending {
    case .exit(0): break
    case .exit(let status):
      #expect([1, 65, 69].contains(status), place)
      #expect(call.use == .speaks || !run.output.isEmpty || !run.errors.isEmpty, place)
    case .signal(let number): #expect(number == SIGKILL && fault.hasSuffix("kill"), place)
    case .never: Issue.record("does not end: \(place)")
    }
    // What was said to be sent is there for others.
    if run.output.hasPrefix("Sent 1") {
      try fixture.do(["sync"], as: "two")
      #expect(try names("two") == ["Amy", "Ben"], place)
    }
    for name in ["one", "two", "one"] { try fixture.do(["sync"], as: name) }
    for name in ["one", "two"] { #expect(try names(name) == ["Amy", "Ben"], place) }
  }

  private func names(_ name: String) throws -> [String] {
    try fixture.do(["person", "list", "--fields", "name"], as: name).output
      .split(separator: "\n").map(String.init).sorted()
  }
}

extension FaultScratchHome {
  /// What has to be done before or after what is tried.
  @discardableResult
  fileprivate func `do`(_ words: [String], as name: String) throws -> FaultRun {
    let run = try run(words, in: name, withoutShim: true)
    guard run.ending == .exit(0) else {
      throw FaultHome.Unready(said: "\(name) \(words): \(run.output) \(run.errors)")
    }
    return run
  }
}
