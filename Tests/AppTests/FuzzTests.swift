import Foundation
import HearthTestSupport
import Testing

/// Parsers of external input, with a sample of the inputs that `hearth-fuzz` damages; `.ci/run`
/// tries more, including those that need a store.
@Suite(.waiting) struct FuzzTests {
  private static let slow: Set = [
    "plans", "templates", "searchwords", "assistant", "search", "archive", "store",
  ]

  @Test(.inWholeRuns) func `no input traps, hangs or violates a property of its parser`() throws {
    let folder = ScratchFolder()
    func fuzz(_ arguments: [String]) throws -> Binary.Outcome {
      let process = Binary(home: folder.path).makeProcess(arguments)
      process.executableURL = URL(fileURLWithPath: Binary.beside("hearth-fuzz"))
      process.standardInput = FileHandle.nullDevice
      return try Binary.outcome(of: process)
    }
    let names = try fuzz(["--list"]).output.split(separator: "\n").map { String($0) }
    #expect(names.count > 30)
    let quick = names.filter { !Self.slow.contains($0) && !$0.hasPrefix("shown-") }
    let run = try fuzz(
      quick.flatMap { ["--only", $0] } + [
        "--runs", "\(TestExtent.count(200, usually: 40))", "--keep", folder.path,
      ])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
