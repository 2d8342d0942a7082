import Foundation
import HearthTestSupport
import Testing

@testable import TerminalKit

/// A real pseudo-terminal whose other end answers like various terminals.
@Suite(.signalling) struct PictureProbeTests {
  private static let xterm = ["TERM": "xterm-256color"]
  private static let answers: [(String, PictureSupport)] = [
    (
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62c",
      PictureSupport(.kitty, cellSize: PixelSize(width: 10, height: 20))
    ),
    ("\u{1B}P>|iTerm2 3.5\u{1B}\\\u{1B}[?62c", PictureSupport(.iTerm2)),
    (
      "\u{1B}[6;20;10t\u{1B}[?62;4c",
      PictureSupport(.sixel, cellSize: PixelSize(width: 10, height: 20))
    ),
    ("\u{1B}[?1;2c", .none),
  ]

  @Test(arguments: answers)
  func `the full screen detects how pictures are shown`(
    answer: String, wanted: PictureSupport
  ) throws {
    let pty = try PseudoTerminal()
    var terminal = ANSITerminal(
      input: pty.program, output: pty.program, environment: Self.xterm)
    #expect(terminal.pictureSupport == .none)
    try terminal.takeOverScreen(.pictures)
    defer { terminal.leave() }
    #expect(pty.sees("\u{1B}[c"))
    pty.type(answer + "x")
    var events: [TerminalEvent] = []
    while events.last != .key(.character("x")) {
      let more = terminal.nextEvents(within: .seconds(5))
      if more.isEmpty { break }
      events += more
    }
    let news: [TerminalEvent] = wanted == .none ? [] : [.pictures(wanted)]
    #expect(Set(events) == Set(news + [.key(.character("x"))]))
    #expect(events.count == news.count + 1)
    #expect(terminal.pictureSupport == wanted)
  }

  @Test func `a late answer still counts, and is not a key`() throws {
    let pty = try PseudoTerminal()
    var terminal = ANSITerminal(
      input: pty.program, output: pty.program, environment: Self.xterm)
    try terminal.takeOverScreen(.pictures)
    pty.type("a")
    #expect(terminal.nextEvents(within: .seconds(5)) == [.key(.character("a"))])
    #expect(terminal.pictureSupport == .none)
    pty.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c")
    #expect(terminal.nextEvents(within: .seconds(5)) == [.pictures(PictureSupport(.kitty))])
    #expect(!terminal.awaitsReplies)
    var frame = Frame(size: terminal.size)
    frame.placePicture(
      in: Rect(x: 2, y: 1, width: 4, height: 2), with: Picture(.png, [1, 2, 3]), id: 7)
    terminal.display(frame)
    #expect(pty.sees("\u{1B}[2;3H\u{1B}_Ga=T"))
    terminal.leave()
    #expect(pty.sees("\u{1B}_Ga=d,d=I,q=2,i=4736263\u{1B}\\\u{1B}[?2026l"))
  }

  @Test func `an answer passed on by tmux after its own counts`() throws {
    let pty = try PseudoTerminal()
    var terminal = ANSITerminal(
      input: pty.program, output: pty.program,
      environment: ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0"])
    try terminal.takeOverScreen(.pictures)
    defer { terminal.leave() }
    #expect(pty.sees("\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31"))
    pty.type("\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?1;2cx")
    #expect(terminal.nextEvents(within: .seconds(5)) == [.key(.character("x"))])
    #expect(terminal.pictureSupport == .none)
    pty.type("\u{1B}_Gi=31;OK\u{1B}\\")
    let wanted = PictureSupport(.kitty, passesThroughTmux: true)
    #expect(terminal.nextEvents(within: .seconds(5)) == [.pictures(wanted)])
  }

  @Test func `a command inside tmux waits for the terminal's own answer`() throws {
    let pty = try PseudoTerminal()
    let inside = ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0"]
    let both = "\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?1;2c\u{1B}_Gi=31;OK\u{1B}\\"
    #expect(
      probe(pty, answering: both, environment: inside)
        == PictureSupport(.kitty, passesThroughTmux: true))
    #expect(
      probe(pty, answering: "\u{1B}[?1;2c", environment: inside, patience: .milliseconds(50))
        == .none)
  }

  /// Acts as the terminal on another thread while the probe waits.
  private func probe(
    _ pty: PseudoTerminal, answering answer: String?, environment: [String: String] = xterm,
    patience: Duration = .seconds(5)
  ) -> PictureSupport {
    let user = pty.user
    let player = Thread {
      guard let answer else { return }
      var seen = ""
      var buffer = [UInt8](repeating: 0, count: 1024)
      while !seen.hasSuffix("\u{1B}[c") {
        var wanted = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
        guard poll(&wanted, 1, 5000) > 0 else { return }
        seen += String(decoding: buffer[..<max(0, read(user, &buffer, 1024))], as: UTF8.self)
      }
      let bytes = Array(answer.utf8)
      _ = write(user, bytes, bytes.count)
    }
    player.start()
    defer { while !player.isFinished { sched_yield() } }
    return PictureProbe.askTerminal(
      input: pty.program, output: pty.program, environment: environment, patience: patience,
      isInForeground: true)
  }

  @Test(arguments: answers)
  func `a command asks and restores the terminal`(
    answer: String, wanted: PictureSupport
  ) throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    #expect(probe(pty, answering: answer) == wanted)
    #expect(pty.settings == before)
    #expect(!TerminalPort(input: pty.program, output: pty.program).hasInput(within: 0))
  }

  @Test func `a silent terminal is given up after the timeout`() throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    #expect(probe(pty, answering: nil, patience: .milliseconds(20)) == .none)
    #expect(pty.settings == before)
    #expect(pty.sees("\r\u{1B}[K"))
  }

  @Test func `a partial answer counts as none and is discarded`() throws {
    let pty = try PseudoTerminal()
    let half = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?6"
    #expect(probe(pty, answering: half, patience: .milliseconds(50)) == .none)
    #expect(!TerminalPort(input: pty.program, output: pty.program).hasInput(within: 0))
  }

  @Test(arguments: ["", "dumb", "linux"])
  func `simple terminals are not asked`(term: String) throws {
    let pty = try PseudoTerminal()
    #expect(probe(pty, answering: nil, environment: ["TERM": term]) == .none)
    pty.write("end")
    #expect(pty.sees("end") && pty.output == "end")
  }

  @Test func `a pipe is not asked`() throws {
    let pty = try PseudoTerminal()
    let pipe = Pipe()
    let output = pipe.fileHandleForWriting.fileDescriptor
    #expect(
      PictureProbe.askTerminal(
        input: pty.program, output: output, environment: Self.xterm, isInForeground: true) == .none)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() ?? Data() == Data())
  }

  @Test func `a background process is not stopped by the probe`() throws {
    let pty = try PseudoTerminal()
    // The terminal is not the controlling terminal of this process.
    #expect(
      PictureProbe.askTerminal(input: pty.program, output: pty.program, environment: Self.xterm)
        == .none)
    pty.write("end")
    #expect(pty.sees("end") && pty.output == "end")
  }
}
