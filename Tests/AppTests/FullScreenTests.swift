import Foundation
import HearthTestSupport
import TerminalKit
import Testing

/// The program in a real pseudo-terminal.
@Suite(.waiting) struct FullScreenTests {
  private let folder = ScratchFolder()
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal()
    terminal.resize(to: Size(width: 80, height: 24))
  }

  @Test func `it opens, shows keys, and leaves the terminal as it was`() throws {
    let before = terminal.settings
    let process = try start()
    #expect(terminal.sees("Welcome to the hearth"))
    #expect(terminal.settings != before)
    terminal.type("\u{1B}")
    #expect(terminal.sees("Good morning."))
    terminal.type("?")
    #expect(terminal.sees("Keys on Today"))
    terminal.type("qq")
    // Until its last words are read, it waits for the terminal to take them.
    #expect(terminal.sees("\u{1B}[?1049l"))
    try end(process)
    #expect(process.terminationStatus == 0)
    #expect(terminal.settings == before)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal ends it and the terminal is as it was`(signal: Int32) throws {
    let before = terminal.settings
    let process = try start()
    #expect(terminal.sees("Welcome to the hearth"))
    kill(process.processIdentifier, signal)
    #expect(terminal.sees("\u{1B}[?1049l"))
    try end(process)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(terminal.settings == before)
  }

  @Test func `a dumb terminal gets Today in print`() throws {
    let process = try start(["TERM": "dumb"])
    #expect(terminal.sees("Good morning."))
    try end(process)
    #expect(process.terminationStatus == 0)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test func `a store in trouble is told before the screen is taken`() throws {
    let process = try start(["HEARTH_STORE": folder.path])
    #expect(terminal.sees("folder"))
    try end(process)
    #expect(process.terminationStatus == 69)
    #expect(!terminal.output.contains("\u{1B}[?1049h"))
  }

  /// Reads what is still to come and waits for the end; a program that hangs is killed.
  private func end(_ process: Process) throws {
    for _ in 0..<100 where process.isRunning { terminal.listen(for: 50) }
    let isOver = !process.isRunning
    if !isOver { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(isOver)
  }

  private func start(_ variables: [String: String] = [:]) throws -> Process {
    let hearth = Binary(
      home: folder.path, variables: ["TERM": "xterm-256color"].merging(variables) { $1 })
    let process = hearth.makeProcess([])
    process.standardInput = FileHandle(fileDescriptor: terminal.program)
    process.standardOutput = FileHandle(fileDescriptor: terminal.program)
    process.standardError = FileHandle(fileDescriptor: terminal.program)
    try process.run()
    return process
  }
}
