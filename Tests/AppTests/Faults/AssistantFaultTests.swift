import Foundation
import HearthTestSupport
import JSONText
import Testing

/// Tools of an assistant while a system call fails, and their answers.
///
/// `HEARTH_FAULT_RUNS=all` tries every fault of every call.
@Suite(
  .waiting,
  .enabled(
    if: FaultShim.canBeBuilt, "calls are made to fail with Swift's clang and the GNU C library"))
struct AssistantFaultTests {
  private static let most =
    ProcessInfo.processInfo.environment["HEARTH_FAULT_RUNS"] == "all"
    ? Int.max : TestExtent.count(24, usually: 8)

  private static let conversation: [JSONValue] = [
    [
      "jsonrpc": "2.0", "id": 1, "method": "initialize",
      "params": [
        "protocolVersion": "2025-11-25", "capabilities": [:],
        "clientInfo": ["name": "test", "version": "1"],
      ],
    ],
    ["jsonrpc": "2.0", "method": "notifications/initialized"],
    [
      "jsonrpc": "2.0", "id": 2, "method": "tools/call",
      "params": ["name": "person_add", "arguments": ["name": "Jun", "every": "3"]],
    ],
  ]

  private let fixture: FaultScratchHome
  private let home: FaultHome

  init() throws {
    fixture = try FaultScratchHome()
    home = try FaultHome.ready(.tended)
  }

  private func talk(fault: String? = nil, log: Bool = false) throws -> FaultRun {
    try home.write(to: fixture.home)
    let spoken = Self.conversation.map { $0.text + "\n" }.joined()
    return try fixture.run(
      ["mcp", "--allow", "write"], fault: fault, log: log, spoken: spoken)
  }

  @Test(.inWholeRuns) func `an assistant gets a true answer about its change, whatever call fails`()
    throws
  {
    try home.write(to: fixture.home)
    let before = try HomeState(of: fixture.home)
    let answer = try talk(log: true)
    #expect(Self.result(of: answer)?["isError"] == false, "\(answer)")
    let calls = try fixture.calls(of: answer)
    let after = try HomeState(of: fixture.home, knowing: [before])
    #expect(!after.differences(from: before).isEmpty)
    let all = calls.flatMap { call in call.faults.map { (call, $0) } }
    for (call, fault) in all.spread(Self.most) {
      let run = try talk(fault: fault)
      let words = Comment(rawValue: "\(fault) \(call.name) \(call.path): \(run)")
      let now = try HomeState(of: fixture.home, knowing: [before, after])
      let isBefore = now.isAsIf(before, not: after)
      let isAfter = now.isAsIf(after, not: before)
      #expect(isBefore || isAfter, words)
      switch run.ending {
      case .exit(let status): #expect([0, 1, 65, 69].contains(status), words)
      case .signal(let number): #expect(number == SIGKILL && fault.hasSuffix("kill"), words)
      case .never: Issue.record("does not end: \(words)")
      }
      guard let result = Self.result(of: run) else { continue }
      if result["isError"] == false {
        #expect(isAfter, words)
      } else if !isBefore {
        let told = ["is kept", "may or may not have been saved", "may not survive"].contains {
          run.output.contains($0)
        }
        #expect(told, words)
      }
    }
  }

  /// Returns the answer to the change; nil if there was none.
  private static func result(of run: FaultRun) -> JSONValue? {
    run.output.split(separator: "\n").compactMap { try? JSONValue(reading: String($0)) }
      .first { $0["id"] == 2 }.map { $0["result"] ?? ["isError": true] }
  }
}
