import Foundation
import HearthTestSupport
import Testing

@testable import TerminalKit

@Suite(.signalling) struct ANSITerminalSignalTests {
  /// Raises the signal on this thread; the threads of tests block most signals.
  private func deliver(_ signal: Int32) {
    var wanted = sigset_t()
    var before = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, signal)
    pthread_sigmask(SIG_UNBLOCK, &wanted, &before)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  @Test func `a resize is an event and draws the whole frame`() throws {
    let pty = try PseudoTerminal()
    var terminal = ANSITerminal.on(pty)
    try terminal.takeOverScreen([])
    defer { terminal.leave() }
    pty.resize(to: Size(width: 44, height: 11))
    deliver(SIGWINCH)
    #expect(terminal.nextEvents(within: .seconds(5)) == [.resize(Size(width: 44, height: 11))])
    #expect(terminal.size == Size(width: 44, height: 11))
    terminal.display(Frame(size: terminal.size))
    #expect(pty.sees("\u{1B}[2J"))
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGXFSZ,
  ])
  func `a fatal signal becomes an event`(signal: Int32) throws {
    let pty = try PseudoTerminal()
    var terminal = ANSITerminal.on(pty)
    try terminal.takeOverScreen([])
    defer { terminal.leave() }
    deliver(signal)
    #expect(terminal.nextEvents(within: .seconds(5)) == [.terminationRequested(signal: signal)])
  }

  @Test(arguments: [false, true])
  func `a suspended program releases the screen and takes it over again`(isSignal: Bool) throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    var terminal = ANSITerminal.on(pty)
    var inside: [UInt8] = []
    terminal.stopProcess = {
      inside = pty.settings
      deliver(SIGCONT)
    }
    try terminal.takeOverScreen([.mouse])
    let raw = pty.settings
    pty.resize(to: Size(width: 50, height: 10))
    if isSignal { deliver(SIGTSTP) } else { terminal.suspend() }
    #expect(terminal.nextEvents(within: .seconds(5)) == [.resize(Size(width: 50, height: 10))])
    #expect(inside == before)
    #expect(pty.settings == raw)
    #expect(pty.sees("\u{1B}[?1049l\u{1B}[23;2t\u{1B}[22;2t\u{1B}[?1049h"))
    terminal.leave()
    #expect(pty.settings == before)
  }

  @Test func `a program stopped by SIGSTOP takes the screen over again`() throws {
    let pty = try PseudoTerminal()
    var terminal = ANSITerminal.on(pty)
    try terminal.takeOverScreen([])
    defer { terminal.leave() }
    let raw = pty.settings
    pty.change { $0.c_lflag |= tcflag_t(ECHO | ICANON) }
    deliver(SIGCONT)
    #expect(terminal.nextEvents(within: .seconds(5)) == [.resize(terminal.size)])
    #expect(pty.settings == raw)
  }

  @Test func `a lent screen is restored to its former state`() throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    var terminal = ANSITerminal.on(pty)
    try terminal.takeOverScreen([])
    defer { terminal.leave() }
    terminal.handOverScreen {
      #expect(pty.settings == before)
      deliver(SIGINT)
    }
    #expect(pty.settings != before)
    #expect(terminal.nextEvents(within: .zero) == [.resize(terminal.size)])
  }

  @Test func `a trap restores the screen before the program ends`() throws {
    let pty = try PseudoTerminal()
    let before = pty.settings
    signal(SIGTRAP) { _ in }
    defer { signal(SIGTRAP, SIG_DFL) }
    var terminal = ANSITerminal.on(pty)
    try terminal.takeOverScreen(.most)
    deliver(SIGTRAP)
    #expect(pty.settings == before)
    #expect(pty.sees(ANSITerminal.ending))
    terminal.leave()
  }
}
