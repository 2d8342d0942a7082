import JSONText
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct OneThingTests {
  private let object: JSONObject = [
    "id": "abc", "count": 3, "note": nil, "isNew": true, "tags": ["red", "small"],
    "text": "two\nlines",
  ]

  private func shown(_ change: (inout ConsoleTraits) -> Void = { _ in }) -> String {
    var traits = ConsoleTraits(language: .english)
    change(&traits)
    var console = Console.recording(traits)
    console.printOne(object, plain: ["tags": "red, small"]) { $0.printLine("a red stone") }
    return console.recordedOutput
  }

  @Test func `a pipe gets one line per field`() {
    #expect(
      shown() == """
        id\tabc
        count\t3
        note\t
        isNew\ttrue
        tags\tred, small
        text\ttwo\\nlines

        """)
  }

  @Test func `JSON gets a document, and a terminal its own layout`() {
    #expect(shown { $0.wantsJSON = true }.hasPrefix("{\"schema\":1,\"id\":\"abc\",\"count\":3,"))
    #expect(shown { $0.outputIsTerminal = true } == "a red stone\n")
  }

  @Test(arguments: [(30, "##  at 26\n##  next\n##\n"), (29, "at 29\nnext\n")])
  func `a picture is left out if the text does not fit beside it`(width: Int, expected: String) {
    var traits = ConsoleTraits(language: .english)
    traits.size = Size(width: width, height: 24)
    var console = Console.recording(traits)
    let picture = MarginDrawing(size: Size(width: 2, height: 3)) { ["##", "##", "##"] }
    console.printBeside(picture, minTextWidth: 26) { columns in
      [StyledText("at \(columns)"), "next"]
    }
    #expect(console.recordedOutput == expected)
  }
}
