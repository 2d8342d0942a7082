import Foundation
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct PagerTests {
  private let hold = SignalHold()
  /// A console on a real descriptor that thinks it is a terminal of ten lines.
  private func console(_ descriptor: Int32, pager: String?) -> Console {
    signal(SIGPIPE, SIG_IGN)
    var traits = ConsoleTraits(language: .english)
    traits.outputIsTerminal = true
    traits.size = .init(width: 80, height: 10)
    return Console(
      traits: traits, output: OutputStream(.descriptor(descriptor)), errors: OutputStream(.memory),
      input: .lines([]), pagerCommand: pager)
  }

  private func printed(lines: Int, pager: String?, uses: Bool = true) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    var console = console(handle.fileDescriptor, pager: pager)
    console.usesPager = uses
    for line in 0..<lines { console.line(StyledText("line \(line)")) }
    try console.finish()
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `only what is longer than the screen goes through the pager`() throws {
    #expect(try printed(lines: 9, pager: "sed s/line/paged/").hasPrefix("line 0\n"))
    let paged = try printed(lines: 10, pager: "sed s/line/paged/")
    #expect(paged.hasPrefix("paged 0\n") && paged.hasSuffix("paged 9\n"))
    #expect(try printed(lines: 99, pager: "sed s/line/paged/", uses: false).hasPrefix("line 0\n"))
    #expect(try printed(lines: 99, pager: nil).hasPrefix("line 0\n"))
  }

  @Test func `a pager that is not installed hides nothing`() throws {
    #expect(try printed(lines: 20, pager: "no-such-pager-at-all -R").hasSuffix("line 19\n"))
  }

  @Test func `a pager that quits early is no error, however much comes after`() throws {
    #expect(try printed(lines: 200_000, pager: "head -n 3") == "line 0\nline 1\nline 2\n")
  }

  @Test func `a pager's environment asks less to leave short texts alone`() throws {
    let text = try printed(lines: 20, pager: "sh -c 'cat >/dev/null; echo ${LESS}'")
    #expect(text == (ProcessInfo.processInfo.environment["LESS"] ?? "FRX") + "\n")
  }

  @Test func `a pager knows that it is given UTF-8 whatever the locale`() throws {
    let text = try printed(lines: 20, pager: "sh -c 'cat >/dev/null; echo ${LESSCHARSET}'")
    #expect(text == (ProcessInfo.processInfo.environment["LESSCHARSET"] ?? "utf-8") + "\n")
  }

  @Test func `a closed pipe ends quietly`() throws {
    let pipe = Pipe()
    var console = console(pipe.fileHandleForWriting.fileDescriptor, pager: nil)
    try pipe.fileHandleForReading.close()
    for line in 0..<100_000 where !console.isOutputClosed {
      console.line(StyledText("line \(line)"))
    }
    #expect(console.isOutputClosed)
    try console.finish()
    #expect(console.recordedErrors.isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is told`() throws {
    let handle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    var console = console(handle.fileDescriptor, pager: nil)
    console.line("text")
    #expect(throws: ConsoleError.cannotWrite(detail: "No space left on device")) {
      try console.finish()
    }
  }
}
