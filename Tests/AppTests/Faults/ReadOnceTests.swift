import HearthTestSupport
import Testing

/// A command reads each file only once.
@Suite(
  .waiting,
  .enabled(if: FaultShim.canBeBuilt, "calls are counted with Swift's clang and the GNU C library"))
struct ReadOnceTests {
  @Test(.inWholeRuns, arguments: ["plan Tea tomorrow 3pm", "today", "feel 60"])
  func `the settings are read once`(line: String) throws {
    let fixture = try FaultScratchHome()
    let run = try fixture.run(fixture.words(line), log: true)
    #expect(run.ending == .exit(0), "\(run.errors)")
    let opened = try fixture.calls(of: run).filter {
      $0.path.hasSuffix("/settings.json") && $0.name.hasPrefix("open")
    }
    #expect(opened.count == 1, "\(opened)")
  }
}
