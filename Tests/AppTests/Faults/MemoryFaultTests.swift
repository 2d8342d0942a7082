import Foundation
import HearthTestSupport
import Testing

/// The guarantees of the store if memory allocations of its libraries fail.
///
/// `HEARTH_MEMORY_RUNS=150` lets that many allocations per command fail, evenly spread.
@Suite(
  .waiting,
  .enabled(
    if: FaultShim.canBeBuilt, "calls are made to fail with Swift's clang and the GNU C library"))
struct MemoryFaultTests {
  private static let runs =
    ProcessInfo.processInfo.environment["HEARTH_MEMORY_RUNS"].flatMap { Int($0) }
  private static let only = ProcessInfo.processInfo.environment["HEARTH_FAULT_ONLY"] ?? ""

  /// By default, one variant of each command that writes; a sample of these in a usual run.
  private static let tried: [TriedCommand] = {
    let asked = TriedCommand.writing.filter { only.isEmpty || $0.line.contains(only) }
    if runs != nil || !only.isEmpty { return asked }
    return asked.enumerated().filter { place, command in
      asked.firstIndex { $0.command == command.command } == place
    }.map(\.element).tried(usually: 8)
  }()

  @Test(.inWholeRuns, arguments: tried)
  func `without memory the data is as before or as confirmed`(command: TriedCommand) throws {
    let trial = try FaultTrial(of: command)
    try trial.run(inMemory: Self.runs ?? 1)
    if Self.runs != nil { print(try trial.row) }
    for finding in trial.findings { Issue.record("\(command.testDescription): \(finding)") }
  }
}
