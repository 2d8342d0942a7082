import Foundation
import HearthTestSupport
import Synchronization

/// Runs one command repeatedly, with a different failing call each time.
///
/// The initial state of each kind of home is read only once.
final class FaultTrial {
  private let command: TriedCommand
  private let fixture: FaultScratchHome
  private let home: FaultHome
  private let words: [String]
  private let before: HomeState
  private let after: HomeState
  private let answer: FaultRun
  private let calls: [FaultCall]
  /// One line for each memory allocation.
  private lazy var memory = Result {
    try home.write(to: fixture.home)
    return try fixture.loggedCalls(
      of: FaultTrial.run(command, words, on: fixture, log: true, inMemory: true))
  }
  private var runs = 0
  /// The violations found, each kind once, with its first place and count.
  private var found: [String: (place: String, count: Int)] = [:]

  init(of command: TriedCommand) throws {
    self.command = command
    fixture = try FaultScratchHome()
    home = try FaultHome.ready(command.home).after(command.prepared, in: fixture)
    words = try fixture.words(command.line).map(FaultHome.filled)
    try home.write(to: fixture.home)
    if command.prepared.isEmpty {
      before = try Self.states.state(of: command.home, in: fixture)
    } else {
      before = try HomeState(of: fixture.home)
      try home.write(to: fixture.home)
    }
    answer = try FaultTrial.run(command, words, on: fixture, log: true)
    guard answer.ending == .exit(0) else { throw FaultHome.Unready(said: answer.errors) }
    calls = try fixture.calls(of: answer)
    after = try HomeState(of: fixture.home, knowing: [before])
  }

  var findings: [String] {
    found.map { "\($0.key), \($0.value.count)×, first \($0.value.place)" }.sorted()
  }

  /// A row of the table of results.
  var row: String {
    get throws {
      [
        command.testDescription, "\(calls.count)", "\(try memory.get().count)", "\(runs)",
        "\(found.values.reduce(0) { $0 + $1.count })",
      ].joined(separator: "\t")
    }
  }

  func run(atMost most: Int) throws { try run(most < .max ? sample(of: most) : calls.faults) }

  /// Runs the command with failing memory allocations. There are thousands, mostly from the same
  /// few places, so only a regular sample fails.
  func run(inMemory most: Int) throws {
    let memory = try memory.get()
    // The offset skips the first ones, which are the same for all commands.
    let step = max(1, memory.count / most)
    let offset = command.seed % UInt64(step)
    let lines = stride(from: Int(offset), to: memory.count, by: step).map { memory[$0] }
    try run(fixture.calls(in: lines).faults)
  }

  private func run(_ faults: [(FaultCall, String)]) throws {
    for (call, fault) in faults {
      try home.write(to: fixture.home)
      let run = try FaultTrial.run(
        command, words, on: fixture, fault: fault, inMemory: call.use == .remembers)
      runs += 1
      for (rule, detail) in try judge(run, call) {
        let kind = fault.split(separator: ":").dropFirst().joined(separator: ":")
        let key = "\(rule) [\(kind)] \(call.name) \(call.path)"
        let said = (detail + " " + run.errors).prefix(400)
        found[key, default: ("\(fault) \(run.ending): \(said)", 0)].count += 1
      }
    }
  }

  private static func run(
    _ command: TriedCommand, _ words: [String], on fixture: FaultScratchHome, fault: String? = nil,
    log: Bool = false, inMemory: Bool = false
  ) throws -> FaultRun {
    try fixture.run(
      words, fault: fault, log: log, typed: command.typed,
      input: command.input.map { fixture.home + "/" + $0 }, inMemory: inMemory)
  }

  /// Returns a reproducible sample of faults. Each command starts with the kind of call at which
  /// the previous one ended, so that all kinds are covered equally.
  private func sample(of most: Int) -> [(FaultCall, String)] {
    var numbers = SeededNumbers(seed: command.seed)
    let uses = Dictionary(grouping: calls, by: \.use)
    let kinds = uses.keys.sorted { $0.rawValue < $1.rawValue }
    let first =
      (TriedCommand.writing.firstIndex { $0.testDescription == command.testDescription } ?? 0)
      * most
    return (0..<most).compactMap { turn in
      let kind = kinds[(first + turn) % kinds.count]
      return uses[kind]?.randomElement(using: &numbers).flatMap { call in
        call.faults.randomElement(using: &numbers).map { (call, $0) }
      }
    }
  }

  private static let states = KnownStates()

  // MARK: The guarantees

  private func judge(_ run: FaultRun, _ call: FaultCall) throws -> [(rule: String, detail: String)]
  {
    let now: HomeState
    do {
      now = try HomeState(of: fixture.home, knowing: [before, after])
    } catch {
      return [("a store is not sound", "\(error)")]
    }
    var broken: [(String, String)] = []
    let strange = now.strange(to: [before, after])
    let isBefore = now.isAsIf(before, not: after)
    let isAfter = now.isAsIf(after, not: before)
    let saysNothing = ["Nothing was changed", "nothing was saved"]
    if !isBefore, !command.isNote, saysNothing.contains(where: { run.errors.contains($0) }),
      !FaultTrial.reportsChange(run)
    {
      broken.append(("nothing was changed, it says", "\(now.differences(from: before))"))
    }
    // Some of the steps are done, each completely.
    if command.isStepwise,
      [0, 1, 65, 69].map(FaultRun.Ending.exit).contains(run.ending)
        || run.ending == .signal(SIGKILL)
    {
      return broken + (try leftovers(strange))
    }
    // An export leaves out what cannot be read and says so.
    if command.command == "export", run.errors.contains("Everything else was written"),
      run.ending == .exit(65)
    {
      let others = strange.filter { name in
        before.files[name] != nil && !command.line.contains(name)
      }
      return try others.map { ("neither old nor new", $0) } + leftovers(strange)
    }
    for name in strange where before.files[name] != nil || after.files[name] != nil {
      broken.append(("neither old nor new", name))
    }
    let isConfirmed = !answer.output.isEmpty && run.output.hasPrefix(answer.output)
    // The first line of the output is what the command did, whatever follows.
    let done = answer.output.prefix { $0 != "\n" }
    let isTold =
      FaultTrial.reportsChange(run) || isAfter && !done.isEmpty && run.output.hasPrefix(done)
    switch run.ending {
    case .exit(0):
      if !isAfter, !(command.isNote && isBefore) {
        broken.append(("done, and it is not", "\(now.differences(from: after))"))
      }
    case .exit(let status):
      // A value that was cut off while it was typed is invalid.
      let expected: [Int32] = call.use == .hears ? [1, 64, 65, 69] : [1, 65, 69]
      if !expected.contains(status) { broken.append(("ends with \(status)", "")) }
      let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("hearth: ") }
      if lines.isEmpty { broken.append(("says nothing", run.output)) }
      if !isBefore, !(command.isNote && isAfter), !isTold {
        broken.append(("refused, and it changed", "\(now.differences(from: before))"))
      }
      if isConfirmed, !isAfter {
        broken.append(("confirmed, and it is not", "\(now.differences(from: after))"))
      }
    case .signal(SIGKILL):
      if isConfirmed, !isAfter {
        broken.append(("confirmed, killed and lost", "\(now.differences(from: after))"))
      }
    case .signal(let number): broken.append(("dies of signal \(number)", ""))
    case .never: broken.append(("does not end", ""))
    }
    return broken + (try leftovers(strange))
  }

  /// Whether the message says that the change may have been stored, or was.
  private static func reportsChange(_ run: FaultRun) -> Bool {
    [
      "the changes are saved", "The changes made before that are saved",
      "may or may not have been saved", "may not survive",
    ].contains { run.errors.contains($0) }
  }

  /// Returns leftover files that another run of the command from the initial state does not remove.
  private func leftovers(_ strange: [String]) throws -> [(String, String)] {
    let names = strange.filter {
      // A complete copy that could not be removed is kept like any other.
      before.files[$0] == nil && after.files[$0] == nil && !$0.contains("/backups/hearth-before-")
    }
    guard !names.isEmpty else { return [] }
    try home.write(to: fixture.home, keeping: names)
    _ = try FaultTrial.run(command, words, on: fixture)
    return names.filter { FileManager.default.fileExists(atPath: fixture.home + "/" + $0) }
      .map { ("left behind", $0) }
  }
}

extension [FaultCall] {
  /// All faults of all calls.
  fileprivate var faults: [(FaultCall, String)] {
    flatMap { call in call.faults.map { (call, $0) } }
  }
}

extension TriedCommand {
  fileprivate var seed: UInt64 {
    testDescription.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) }
  }
}

/// The initial states of the homes.
private final class KnownStates: Sendable {
  private let known = Mutex<[FaultHome.Kind: HomeState]>([:])

  func state(of kind: FaultHome.Kind, in fixture: FaultScratchHome) throws -> HomeState {
    try known.withLock { known in
      if let state = known[kind] { return state }
      let state = try HomeState(of: fixture.home)
      known[kind] = state
      // Reading a log also checkpoints it.
      try FaultHome.ready(kind).write(to: fixture.home)
      return state
    }
  }
}

extension HomeState {
  func differences(from other: HomeState) -> [String] {
    Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
  }

  /// Returns the files that equal none of the states. A store that was created without data counts
  /// as missing.
  fileprivate func strange(to states: [HomeState]) -> [String] {
    files.keys.filter { name in
      !states.contains { $0.files[name] == files[name] }
        && !(files[name]?.isBare == true && states[0].files[name] == nil)
    }
    .sorted()
  }

  /// Whether every file that differs between the two states is as in `one`. Additional backups do
  /// not matter.
  func isAsIf(_ one: HomeState, not other: HomeState) -> Bool {
    differences(from: one).allSatisfy { name in
      one.files[name] == other.files[name] || one.files[name] == nil && files[name]?.isBare == true
        || ["/backups/", "-before-restore-", "out.json"].contains { name.contains($0) }
    }
  }
}
