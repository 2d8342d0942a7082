import Foundation
import HearthTestSupport
import Testing

@testable import HearthContainer
@testable import HearthPresentation

/// The guarantees of the store if any single system call fails or the program is killed there.
@Suite(
  .waiting,
  .enabled(
    if: FaultShim.canBeBuilt, "calls are made to fail with Swift's clang and the GNU C library"))
struct EveryCallTests {
  /// `HEARTH_FAULT_RUNS=all` tries every fault of every call; a number tries that many per command.
  private static let runs: Int = {
    let wanted = ProcessInfo.processInfo.environment["HEARTH_FAULT_RUNS"]
    return wanted == "all" ? .max : wanted.flatMap { Int($0) } ?? 2
  }()
  /// `HEARTH_FAULT_ONLY='person add'` tries the command lines that contain this.
  private static let only = ProcessInfo.processInfo.environment["HEARTH_FAULT_ONLY"] ?? ""

  /// A sample of the commands, unless more runs are requested.
  private static let tried =
    only.isEmpty && runs <= 2
    ? TriedCommand.writing.tried(usually: 4)
    : TriedCommand.writing.filter { only.isEmpty || $0.line.contains(only) }

  @Test func `every command of the program is listed`() {
    let specs = AppContainer.commands.parser.grammar.specs
    let listed = TriedCommand.writing + TriedCommand.reading
    let named = Set(listed.map(\.command)).union(TriedCommand.untried)
    #expect(named == Set(specs.map(\.name)))
  }

  @Test(.inWholeRuns) func `commands listed as reading change nothing`() throws {
    let fixture = try FaultScratchHome()
    let home = try FaultHome.ready(.tended)
    try home.write(to: fixture.home)
    let before = try HomeState(of: fixture.home)
    for command in TriedCommand.reading.tried(usually: 8) {
      let run = try fixture.run(fixture.words(command.line))
      #expect(run.ending == .exit(0), "\(command.line): \(run.errors)")
      let after = try HomeState(of: fixture.home, knowing: [before])
      #expect(after.differences(from: before).isEmpty, "\(command.line)")
    }
  }

  @Test(.inWholeRuns, arguments: tried)
  func `after any failing call the data is as before or as confirmed`(command: TriedCommand) throws
  {
    let trial = try FaultTrial(of: command)
    try trial.run(atMost: Self.runs)
    if Self.runs > 100 { print(try trial.row) }
    for finding in trial.findings { Issue.record("\(command.testDescription): \(finding)") }
  }
}
