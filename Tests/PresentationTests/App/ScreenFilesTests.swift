import HearthDomain
import HearthTestSupport
import Synchronization
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ScreenFilesTests {
  private let inside = InMemoryFiles()
  private let progress = WorkProgress()
  private let stop = Flag()

  private var files: ScreenFiles {
    ScreenFiles(
      inside, size: { $0 == "known" ? 8 : nil },
      watch: CommandRunner.RunMonitor(
        cancellation: Cancellation { [stop] in stop.isSet.withLock { $0 } }, progress: progress))
  }

  @Test func `reading reports the share of bytes that were read`() throws {
    for (name, fraction) in [("known", 0.5), ("unknown", nil)] as [(FilePath, Double?)] {
      try inside.write([1, 2, 3, 4], to: name, replacing: false)
      let next = try files.source(name)
      #expect(try next() == [1, 2, 3, 4])
      #expect(progress.fraction == fraction)
    }
  }

  @Test func `a cancellation takes effect at the next chunk`() throws {
    try inside.write([1], to: "known", replacing: false)
    let next = try files.source("known")
    stop.isSet.withLock { $0 = true }
    #expect(throws: ConsoleError.interrupted) { _ = try next() }
    #expect(throws: ConsoleError.interrupted) {
      try files.write(to: "new", replacing: false) { try $0([1]) }
    }
    #expect(throws: ConsoleError.interrupted) {
      try files.write([1], to: "new", replacing: false)
    }
    #expect(inside["new"] == nil)
  }

  @Test func `standard input is not available`() {
    #expect(throws: ConsoleError.noStandardInput) { _ = try files.source("-") }
  }

  @Test func `progress is shown as a bar after a second, and not at first`() {
    var state = WorkingScreen.State(line: "import x.json")
    let view = ViewContext(
      size: Size(width: 60, height: 12), theme: .dark, language: .english)
    func line() -> String { WorkingScreen.render(state, in: view).text(ofRow: 10) }
    #expect(!line().contains("Working"))
    state.frameCount = 3
    #expect(line().hasPrefix(" Working: import x.json …"))
    (state.frameCount, state.fraction) = (20, 0.5)
    #expect(line().contains("50%"))
    (state.fraction, state.isStopping) = (nil, true)
    #expect(line().contains("Stopping") && line().contains("━"))
  }

  private final class Flag: Sendable {
    let isSet = Mutex(false)
  }
}
