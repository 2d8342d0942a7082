import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite(.signalling) struct SystemPagerTests {
  private func shown(_ lines: Int, by command: String) throws -> String {
    signal(SIGPIPE, SIG_IGN)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let pager = try #require(Pager.shell(command, output: handle.fileDescriptor)())
    for line in 0..<lines where !pager.write(Array("line \(line)\n".utf8)) { break }
    pager.finish()
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `a pager shows the text`() throws {
    let text = try shown(20, by: "sed s/line/paged/")
    #expect(text.hasPrefix("paged 0\n") && text.hasSuffix("paged 19\n"))
  }

  @Test func `without an installed pager the text is printed`() throws {
    #expect(try shown(20, by: "no-such-pager-at-all -R").hasSuffix("line 19\n"))
  }

  @Test func `a pager that quits early ends the output`() throws {
    #expect(try shown(200_000, by: "head -n 3") == "line 0\nline 1\nline 2\n")
  }

  @Test func `less gets options to leave short texts on the screen`() throws {
    let text = try shown(20, by: "sh -c 'cat >/dev/null; echo ${LESS}'")
    #expect(text == (ProcessInfo.processInfo.environment["LESS"] ?? "FRX") + "\n")
  }

  @Test func `a pager is told to expect UTF-8 whatever the locale`() throws {
    let text = try shown(20, by: "sh -c 'cat >/dev/null; echo ${LESSCHARSET}'")
    #expect(text == (ProcessInfo.processInfo.environment["LESSCHARSET"] ?? "utf-8") + "\n")
  }

  @Test(
    arguments: [
      (nil, nil), ("", nil), (" ", nil), ("cat", nil), ("less -R", "less -R"),
    ] as [(String?, String?)])
  func `the pager is set by the environment`(pager: String?, command: String?) {
    var variables = ["TERM": "xterm"]
    variables["PAGER"] = pager
    #expect(Pager.command(variables) == (pager == nil ? "less" : command))
    variables["TERM"] = "dumb"
    #expect(Pager.command(variables) == nil)
    variables["TERM"] = nil
    #expect(Pager.command(variables) == nil)
  }
}
