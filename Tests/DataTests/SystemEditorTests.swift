import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite(.signalling) struct SystemEditorTests {
  @Test(
    arguments: [
      ("printf 'new text' > ", "new text"), ("true ", nil), ("printf '' > ", nil),
      ("printf ' \\n' > ", nil),
      ("sh -c 'cat \"$1\" \"$1\" > \"$1.x\"; mv \"$1.x\" \"$1\"' --", "oldold"),
    ] as [(String, String?)])
  func `the edited text is returned unless it is empty or unchanged`(
    command: String, text: String?
  ) throws {
    let redirects = command.hasSuffix("> ")
    let script = redirects ? "f() { \(command)\"$1\"; }; f" : command
    let editor = Editor.system(
      environment: [
        "VISUAL": FilePath(script), "EDITOR": "false", "TMPDIR": FilePath(NSTemporaryDirectory()),
      ])
    #expect(try editor("old") == text)
  }

  #if os(Linux)
    @Test func `the editor starts with default signal handling`() throws {
      let command = "f() { grep -E 'SigIgn|SigBlk' /proc/self/status | cut -f 2 > \"$1\"; }; f"
      let text = try withSignalsHeldBack {
        try Editor.system(environment: ["EDITOR": FilePath(command)])("old")
      }
      #expect(try heldBack(in: #require(text)) == [0, 0])
    }
  #endif

  @Test func `a failing editor changes nothing`() {
    let editor = Editor.system(environment: ["EDITOR": "false"])
    #expect(throws: DomainError.unavailable(.editor(command: "false"))) { try editor("old") }
  }

  @Test func `the editor's file is readable only by its owner and has a fitting name`() throws {
    let editor = Editor.system(
      environment: [
        "EDITOR":
          "f() { stat -c '%a' \"$1\" > \"$1.m\" && echo \"$1\" >> \"$1.m\" && mv \"$1.m\" \"$1\"; }; f"
      ])
    let text = try #require(try editor("", suffix: ".md"))
    let lines = text.split(separator: "\n")
    #expect(lines.first == "600")
    #expect(lines.last?.hasSuffix(".md") == true)
    #expect(!FileManager.default.fileExists(atPath: String(lines[1])))
  }
}
