import Foundation
import HearthDomain
import HearthTestSupport
import Synchronization
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite(.signalling) struct PagerTests {
  /// Returns a console on a real descriptor that acts like a terminal with ten rows.
  private func console(_ descriptor: Int32, pager: Pager?) -> Console {
    signal(SIGPIPE, SIG_IGN)
    var traits = ConsoleTraits(language: .english)
    traits.outputIsTerminal = true
    traits.size = .init(width: 80, height: 10)
    return Console(
      traits: traits, output: OutputStream(.descriptor(descriptor)),
      errorStream: OutputStream(.memory),
      input: .lines([]), pager: pager)
  }

  /// Returns what reaches the terminal directly when that many lines are printed.
  private func printed(lines: Int, pager: Pager?, uses: Bool = true) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    var console = console(handle.fileDescriptor, pager: pager)
    console.usesPager = uses
    for line in 0..<lines { console.printLine(StyledText("line \(line)")) }
    try console.finish()
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `only text longer than the screen is paged`() throws {
    let reading = Reading()
    let pager = Pager { reading }
    #expect(try printed(lines: 9, pager: pager).hasPrefix("line 0\n"))
    #expect(try printed(lines: 99, pager: pager, uses: false).hasPrefix("line 0\n"))
    #expect(reading.text.isEmpty && !reading.isFinished)
    #expect(try printed(lines: 10, pager: pager).isEmpty)
    #expect(reading.text.hasPrefix("line 0\n") && reading.text.hasSuffix("line 9\n"))
    #expect(reading.isFinished)
  }

  @Test func `without a working pager everything is printed`() throws {
    #expect(try printed(lines: 99, pager: nil).hasPrefix("line 0\n"))
    #expect(try printed(lines: 99, pager: Pager { nil }).hasSuffix("line 98\n"))
  }

  @Test(.inWholeRuns) func `a pager that quits early is not an error, however much follows`() throws
  {
    let reading = Reading(most: 20)
    #expect(try printed(lines: 200_000, pager: Pager { reading }).isEmpty)
    #expect(reading.text.hasPrefix("line 0\n") && !reading.text.contains("line 199999"))
    #expect(reading.isFinished)
  }

  @Test func `a closed pipe ends without a message`() throws {
    let pipe = Pipe()
    var console = console(pipe.fileHandleForWriting.fileDescriptor, pager: nil)
    try pipe.fileHandleForReading.close()
    for line in 0..<100_000 where !console.isOutputClosed {
      console.printLine(StyledText("line \(line)"))
    }
    #expect(console.isOutputClosed)
    try console.finish()
    #expect(console.recordedErrors.isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is reported`() throws {
    let handle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    var console = console(handle.fileDescriptor, pager: nil)
    console.printLine("text")
    #expect(throws: ConsoleError.cannotWrite(detail: "No space left on device")) {
      try console.finish()
    }
    // The same error after a completed action does not count as its failure.
    var done = self.console(handle.fileDescriptor, pager: nil)
    done.confirm(["Done."], json: [:])
    #expect(throws: ConsoleError.doneButNotReported(detail: "No space left on device")) {
      try done.finish()
    }
  }
}

/// Reads a pager's output, and quits after a number of bytes.
private final class Reading: OpenPager, Sendable {
  private let most: Int
  private let state = Mutex((bytes: [UInt8](), isFinished: false))

  init(most: Int = .max) {
    self.most = most
  }

  var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
  var isFinished: Bool { state.withLock { $0.isFinished } }

  func write(_ bytes: [UInt8]) -> Bool {
    state.withLock { state in
      state.bytes += bytes
      return state.bytes.count <= most
    }
  }

  func finish() {
    state.withLock { $0.isFinished = true }
  }
}
