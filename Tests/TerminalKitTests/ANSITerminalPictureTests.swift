import HearthTestSupport
import Testing

@testable import TerminalKit

@Suite(.signalling) struct ANSITerminalPictureTests {
  @Test func `a frame is shown and keys are read`() throws {
    let pty = try PseudoTerminal()
    pty.resize(to: Size(width: 30, height: 4))
    var terminal = ANSITerminal.on(pty)
    #expect(terminal.size == Size(width: 30, height: 4))
    try terminal.takeOverScreen([])
    defer { terminal.leave() }
    var frame = Frame(size: terminal.size)
    frame.write("안녕", at: Position(x: 3, y: 1))
    frame.cursor = Position(x: 7, y: 1)
    terminal.display(frame)
    #expect(pty.sees("\u{1B}[2;4H안녕"))
    #expect(pty.sees("\u{1B}[?25h\u{1B}[?2026l"))
    pty.type("ㅂ\u{1B}[A\u{3}\u{1A}")
    #expect(
      keys(of: &terminal, count: 4) == [
        .character("ㅂ"), Key(.up), .control("c"), .control("z"),
      ])
    pty.type("\u{1B}")
    #expect(terminal.nextEvents(within: .seconds(5)) == [.key(Key(.escape))])
    #expect(terminal.nextEvents(within: .zero) == [])
  }

  @Test(.inWholeRuns) func `a slow terminal gets one complete frame, and of later ones the last`()
    throws
  {
    let pty = try PseudoTerminal()
    pty.resize(to: Size(width: 300, height: 110))
    var terminal = ANSITerminal.on(pty)
    try terminal.takeOverScreen([])
    defer { terminal.leave() }
    for end in ["FIRST", "BETWEEN", "LAST"] { terminal.display(largeFrame(end)) }
    pty.type("k")
    #expect(terminal.nextEvents(within: .seconds(5)) == [.key(.character("k"))])
    for _ in 0..<2_000 where !pty.output.contains("LAST") {
      pty.listen(for: 0)
      _ = terminal.nextEvents(within: .milliseconds(1))
    }
    #expect(pty.output.contains("FIRST"))
    #expect(pty.output.contains("LAST"))
    #expect(!pty.output.contains("BETWEEN"))
  }

  @Test func `leaving a terminal that reads nothing is immediate and restores it`() throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    pty.resize(to: Size(width: 300, height: 110))
    var terminal = ANSITerminal.on(pty)
    try terminal.takeOverScreen(.most)
    terminal.display(largeFrame("LOST"))
    terminal.sendSequence("\u{1B}]2;title\u{1B}\\")
    terminal.leave()
    #expect(pty.settings == before)
    #expect(pty.sees("\u{1B}\\" + ANSITerminal.ending))
    #expect(!pty.output.contains("LOST"))
  }

  private func keys(of terminal: inout ANSITerminal, count: Int) -> [Key] {
    var keys: [Key] = []
    while keys.count < count {
      let events = terminal.nextEvents(within: .seconds(5))
      if events.isEmpty { return keys }
      for case .key(let key) in events { keys.append(key) }
    }
    return keys
  }

  /// A frame larger than the output buffered for a terminal that does not read.
  private func largeFrame(_ end: String) -> Frame {
    var frame = Frame(size: Size(width: 300, height: 110))
    frame.fill(frame.bounds, with: "x")
    frame.write(end, at: Position(x: 280, y: 109))
    return frame
  }
}
