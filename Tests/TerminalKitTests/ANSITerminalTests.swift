import Foundation
import HearthTestSupport
import Testing

@testable import TerminalKit

@Suite struct ANSITerminalTests {
  private let hold = SignalHold()
  private static let xterm = ["TERM": "xterm-256color"]
  private static let all: TerminalModes = [.mouse, .focus, .distinctKeys, .background]
  private static let ending =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?1006;1002;1000l\u{1B}[<u"
    + "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l\u{1B}[23;2t"

  /// Raises the signal here and now; the threads that tests run on block most of them.
  private func deliver(_ signal: Int32) {
    var wanted = sigset_t()
    var before = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, signal)
    pthread_sigmask(SIG_UNBLOCK, &wanted, &before)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private func terminal(
    _ pty: PseudoTerminal, _ environment: [String: String] = xterm, wakers: [Int32] = []
  ) -> ANSITerminal {
    ANSITerminal(
      input: pty.program, output: pty.program, environment: environment, wakeDescriptors: wakers)
  }

  @Test func `what was found is restored bit for bit`() throws {
    let pty = try PseudoTerminal()
    pty.change { $0.c_iflag ^= tcflag_t(IXON | IUTF8) }
    let before = pty.settings
    var terminal = terminal(pty)
    try terminal.enter(Self.all)
    #expect(pty.settings != before)
    #expect(pty.sees("\u{1B}[c"))
    pty.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62c")
    #expect(terminal.events(within: .seconds(5)) == [.background(isDark: true)])
    terminal.leave()
    #expect(pty.sees(Self.ending))
    #expect(pty.settings == before)
    pty.forget()
    terminal.leave()
    terminal.show(Frame(size: terminal.size))
    pty.write("end")
    #expect(pty.sees("end") && pty.output == "end")
  }

  @Test func `answers still on their way are not typed into the shell`() throws {
    let pty = try PseudoTerminal()
    var terminal = terminal(pty)
    try terminal.enter([.background])
    pty.type("\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?62c")
    #expect(terminal.awaitsReplies)
    terminal.leave()
    #expect(!terminal.awaitsReplies)
    #expect(!TerminalPort(input: pty.program, output: pty.program).hasInput(within: 0))
  }

  @Test(arguments: ["", "dumb"])
  func `a dumb terminal is refused`(term: String) throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    var terminal = terminal(pty, ["TERM": term])
    #expect(throws: TerminalError.notATerminal) { try terminal.enter([]) }
    #expect(pty.settings == before)
  }

  @Test func `what is no terminal is refused`() throws {
    let pipe = Pipe()
    var terminal = ANSITerminal(
      input: pipe.fileHandleForReading.fileDescriptor,
      output: pipe.fileHandleForWriting.fileDescriptor, environment: Self.xterm)
    #expect(throws: TerminalError.notATerminal) { try terminal.enter([]) }
  }

  @Test func `the linux console gets nothing that it would print`() throws {
    let pty = try PseudoTerminal()
    var terminal = terminal(pty, ["TERM": "linux"])
    try terminal.enter(Self.all)
    terminal.send("\u{1B}]2;title\u{1B}\\")
    var frame = Frame(size: terminal.size)
    frame.write("hello", at: .origin)
    terminal.show(frame)
    terminal.leave()
    #expect(pty.sees("hello") && pty.sees("\u{1B}[1;1H"))
    for garbage in ["\u{1B}]", "?1049", "?2026", "[>", "[<", "[c", "?1006"] {
      #expect(!pty.output.contains(garbage))
    }
  }

  @Test func `a text goes to the clipboard, inside tmux also past it, and never to a console`()
    throws
  {
    let pty = try PseudoTerminal()
    for (environment, wanted) in [
      (Self.xterm, "\u{1B}]52;c;66qo\u{1B}\\"),
      (
        ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0"],
        "\u{1B}]52;c;66qo\u{1B}\\\u{1B}Ptmux;\u{1B}\u{1B}]52;c;66qo\u{1B}\u{1B}\\\u{1B}\\"
      ),
    ] {
      var terminal = terminal(pty, environment)
      try terminal.enter([])
      terminal.copy("모")
      #expect(pty.sees(wanted))
      terminal.leave()
    }
    let console = try PseudoTerminal()
    var terminal = terminal(console, ["TERM": "linux"])
    try terminal.enter([])
    terminal.copy("모")
    terminal.leave()
    #expect(console.sees("\u{1B}[1;1H"))
    #expect(!console.output.contains("]52"))
  }

  @Test func `a frame is shown and keys are read`() throws {
    let pty = try PseudoTerminal()
    pty.resize(to: Size(width: 30, height: 4))
    var terminal = terminal(pty)
    #expect(terminal.size == Size(width: 30, height: 4))
    try terminal.enter([])
    defer { terminal.leave() }
    var frame = Frame(size: terminal.size)
    frame.write("안녕", at: Position(x: 3, y: 1))
    frame.cursor = Position(x: 7, y: 1)
    terminal.show(frame)
    #expect(pty.sees("\u{1B}[2;4H안녕"))
    #expect(pty.sees("\u{1B}[?25h\u{1B}[?2026l"))
    pty.type("ㅂ\u{1B}[A\u{3}\u{1A}")
    #expect(
      keys(of: &terminal, count: 4) == [
        .character("ㅂ"), Key(.up), .control("c"), .control("z"),
      ])
    pty.type("\u{1B}")
    #expect(terminal.events(within: .seconds(5)) == [.key(Key(.escape))])
    #expect(terminal.events(within: .zero) == [])
  }

  private func keys(of terminal: inout ANSITerminal, count: Int) -> [Key] {
    var keys: [Key] = []
    while keys.count < count {
      let events = terminal.events(within: .seconds(5))
      if events.isEmpty { return keys }
      for case .key(let key) in events { keys.append(key) }
    }
    return keys
  }

  /// A screen larger than what is kept for a terminal that does not read.
  private func largeFrame(_ end: String) -> Frame {
    var frame = Frame(size: Size(width: 300, height: 110))
    frame.fill(frame.bounds, with: "x")
    frame.write(end, at: Position(x: 280, y: 109))
    return frame
  }

  @Test func `a slow terminal gets a frame whole, and of those after it the last`() throws {
    let pty = try PseudoTerminal()
    pty.resize(to: Size(width: 300, height: 110))
    var terminal = terminal(pty)
    try terminal.enter([])
    defer { terminal.leave() }
    for end in ["FIRST", "BETWEEN", "LAST"] { terminal.show(largeFrame(end)) }
    pty.type("k")
    #expect(terminal.events(within: .seconds(5)) == [.key(.character("k"))])
    for _ in 0..<2_000 where !pty.output.contains("LAST") {
      pty.listen(for: 0)
      _ = terminal.events(within: .milliseconds(1))
    }
    #expect(pty.output.contains("FIRST"))
    #expect(pty.output.contains("LAST"))
    #expect(!pty.output.contains("BETWEEN"))
  }

  @Test func `a terminal that reads nothing is left at once and as it was`() throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    pty.resize(to: Size(width: 300, height: 110))
    var terminal = terminal(pty)
    try terminal.enter(Self.all)
    terminal.show(largeFrame("LOST"))
    terminal.send("\u{1B}]2;title\u{1B}\\")
    terminal.leave()
    #expect(pty.settings == before)
    #expect(pty.sees("\u{1B}\\" + Self.ending))
    #expect(!pty.output.contains("LOST"))
  }

  @Test func `a change of size is told and drawn whole`() throws {
    let pty = try PseudoTerminal()
    var terminal = terminal(pty)
    try terminal.enter([])
    defer { terminal.leave() }
    pty.resize(to: Size(width: 44, height: 11))
    deliver(SIGWINCH)
    #expect(terminal.events(within: .seconds(5)) == [.resize(Size(width: 44, height: 11))])
    #expect(terminal.size == Size(width: 44, height: 11))
    terminal.show(Frame(size: terminal.size))
    #expect(pty.sees("\u{1B}[2J"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that ends the program is an event`(signal: Int32) throws {
    let pty = try PseudoTerminal()
    var terminal = terminal(pty)
    try terminal.enter([])
    defer { terminal.leave() }
    deliver(signal)
    #expect(terminal.events(within: .seconds(5)) == [.ending(signal: signal)])
  }

  @Test(arguments: [false, true])
  func `a suspended program gives the screen back and takes it again`(isSignal: Bool) throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    var terminal = terminal(pty)
    var inside: [UInt8] = []
    terminal.stopProcess = {
      inside = pty.settings
      deliver(SIGCONT)
    }
    try terminal.enter([.mouse])
    let raw = pty.settings
    pty.resize(to: Size(width: 50, height: 10))
    if isSignal { deliver(SIGTSTP) } else { terminal.suspend() }
    #expect(terminal.events(within: .seconds(5)) == [.resize(Size(width: 50, height: 10))])
    #expect(inside == before)
    #expect(pty.settings == raw)
    #expect(pty.sees("\u{1B}[?1049l\u{1B}[23;2t\u{1B}[22;2t\u{1B}[?1049h"))
    terminal.leave()
    #expect(pty.settings == before)
  }

  @Test func `a program that was stopped unseen takes the screen again`() throws {
    let pty = try PseudoTerminal()
    var terminal = terminal(pty)
    try terminal.enter([])
    defer { terminal.leave() }
    let raw = pty.settings
    pty.change { $0.c_lflag |= tcflag_t(ECHO | ICANON) }
    deliver(SIGCONT)
    #expect(terminal.events(within: .seconds(5)) == [.resize(terminal.size)])
    #expect(pty.settings == raw)
  }

  @Test func `a lent screen is as it was found`() throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    var terminal = terminal(pty)
    try terminal.enter([])
    defer { terminal.leave() }
    terminal.lend {
      #expect(pty.settings == before)
      deliver(SIGINT)
    }
    #expect(pty.settings != before)
    #expect(terminal.events(within: .zero) == [.resize(terminal.size)])
  }

  @Test func `another descriptor wakes the program`() throws {
    let pty = try PseudoTerminal()
    let pipe = Pipe()
    var terminal = terminal(pty, wakers: [pipe.fileHandleForReading.fileDescriptor])
    try terminal.enter([])
    defer { terminal.leave() }
    try pipe.fileHandleForWriting.write(contentsOf: [1])
    #expect(terminal.events(within: .seconds(5)) == [.woken])
  }

  @Test func `input that has ended is told`() throws {
    let pty = try PseudoTerminal()
    let pipe = Pipe()
    try pipe.fileHandleForWriting.close()
    var terminal = ANSITerminal(
      input: pipe.fileHandleForReading.fileDescriptor, output: pty.program, environment: Self.xterm)
    #expect(terminal.events(within: .seconds(5)) == [.closed])
    #expect(terminal.events(within: nil) == [.closed])
  }

  @Test func `a trap gives the screen back before the program ends`() throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    signal(SIGTRAP) { _ in }
    defer { signal(SIGTRAP, SIG_DFL) }
    var terminal = terminal(pty)
    try terminal.enter(Self.all)
    deliver(SIGTRAP)
    #expect(pty.settings == before)
    #expect(pty.sees(Self.ending))
    terminal.leave()
  }
}
