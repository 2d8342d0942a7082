import Foundation
import HearthTestSupport
import Testing

@testable import TerminalKit

@Suite(.signalling) struct ANSITerminalTests {
  @Test func `the former settings are restored bit for bit`() throws {
    let pty = try PseudoTerminal()
    pty.change { $0.c_iflag ^= tcflag_t(IXON | IUTF8) }
    let before = pty.settings
    var terminal = ANSITerminal.on(pty)
    try terminal.takeOverScreen(.most)
    #expect(pty.settings != before)
    #expect(pty.sees("\u{1B}[c"))
    pty.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62c")
    #expect(terminal.nextEvents(within: .seconds(5)) == [.background(isDark: true)])
    terminal.leave()
    #expect(pty.sees(ANSITerminal.ending))
    #expect(pty.settings == before)
    pty.forget()
    terminal.leave()
    terminal.display(Frame(size: terminal.size))
    pty.write("end")
    #expect(pty.sees("end") && pty.output == "end")
  }

  @Test func `late answers are not typed into the shell`() throws {
    let pty = try PseudoTerminal()
    var terminal = ANSITerminal.on(pty)
    try terminal.takeOverScreen([.background])
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
    var terminal = ANSITerminal.on(pty, ["TERM": term])
    #expect(throws: TerminalError.notATerminal) { try terminal.takeOverScreen([]) }
    #expect(pty.settings == before)
  }

  @Test func `a descriptor that is not a terminal is refused`() throws {
    let pipe = Pipe()
    var terminal = ANSITerminal(
      input: pipe.fileHandleForReading.fileDescriptor,
      output: pipe.fileHandleForWriting.fileDescriptor, environment: ANSITerminal.xterm)
    #expect(throws: TerminalError.notATerminal) { try terminal.takeOverScreen([]) }
  }

  @Test func `the Linux console gets no sequence that it would print`() throws {
    let pty = try PseudoTerminal()
    var terminal = ANSITerminal.on(pty, ["TERM": "linux"])
    try terminal.takeOverScreen(.most)
    terminal.sendSequence("\u{1B}]2;title\u{1B}\\")
    var frame = Frame(size: terminal.size)
    frame.write("hello", at: .origin)
    terminal.display(frame)
    terminal.leave()
    #expect(pty.sees("hello") && pty.sees("\u{1B}[1;1H"))
    for garbage in ["\u{1B}]", "?1049", "?2026", "[>", "[<", "[c", "?1006"] {
      #expect(!pty.output.contains(garbage))
    }
  }

  @Test func `a text is sent to the clipboard, inside tmux also past it, and never on a console`()
    throws
  {
    let pty = try PseudoTerminal()
    for (environment, wanted) in [
      (ANSITerminal.xterm, "\u{1B}]52;c;66qo\u{1B}\\"),
      (
        ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0"],
        "\u{1B}]52;c;66qo\u{1B}\\\u{1B}Ptmux;\u{1B}\u{1B}]52;c;66qo\u{1B}\u{1B}\\\u{1B}\\"
      ),
    ] {
      var terminal = ANSITerminal.on(pty, environment)
      try terminal.takeOverScreen([])
      terminal.copyToClipboard("모")
      #expect(pty.sees(wanted))
      terminal.leave()
    }
    let console = try PseudoTerminal()
    var terminal = ANSITerminal.on(console, ["TERM": "linux"])
    try terminal.takeOverScreen([])
    terminal.copyToClipboard("모")
    terminal.leave()
    #expect(console.sees("\u{1B}[1;1H"))
    #expect(!console.output.contains("]52"))
  }

  @Test func `another descriptor wakes the program`() throws {
    let pty = try PseudoTerminal()
    let pipe = Pipe()
    var terminal = ANSITerminal.on(pty, wakers: [pipe.fileHandleForReading.fileDescriptor])
    try terminal.takeOverScreen([])
    defer { terminal.leave() }
    try pipe.fileHandleForWriting.write(contentsOf: [1])
    #expect(terminal.nextEvents(within: .seconds(5)) == [.wakeDescriptorReadable])
  }

  @Test func `the end of input is reported`() throws {
    let pty = try PseudoTerminal()
    let pipe = Pipe()
    try pipe.fileHandleForWriting.close()
    var terminal = ANSITerminal(
      input: pipe.fileHandleForReading.fileDescriptor, output: pty.program,
      environment: ANSITerminal.xterm)
    #expect(terminal.nextEvents(within: .seconds(5)) == [.inputClosed])
    #expect(terminal.nextEvents(within: nil) == [.inputClosed])
  }
}
