import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct HangingTextTests {
  private func printed(_ text: String, width: Int, isTerminal: Bool = true) -> String {
    var traits = ConsoleTraits(language: .english)
    traits.size = Size(width: width, height: 24)
    traits.outputIsTerminal = isTerminal
    var console = Console.recording(traits)
    console.printParagraph(text, after: "✓ ")
    return console.recordedOutput
  }

  @Test func `long text is indented under its beginning, with whole words per line`() {
    #expect(
      printed("The store is at a place.", width: 20) == "✓ The store is at\n  a place.\n")
    #expect(printed("저장소는 이상이 없어요.", width: 20) == "✓ 저장소는 이상이\n  없어요.\n")
  }

  @Test func `a line is not wrapped in a pipe`() {
    let text = "The store is at a place with a long name."
    #expect(printed(text, width: 20, isTerminal: false) == "✓ \(text)\n")
  }

  @Test(arguments: Language.allCases, [24, 40, 60, 120])
  func `no line of an error is wider than the terminal`(language: Language, width: Int) {
    var traits = ConsoleTraits(language: language)
    traits.errorIsTerminal = true
    traits.errorWidth = width
    for error in ErrorWordsTests.domain {
      var console = Console.recording(traits)
      _ = console.report(error)
      for line in console.recordedErrors.split(separator: "\n") {
        #expect(DisplayWidth.standard.columns(of: line) <= width, "\(line)")
      }
    }
  }

  @Test func `separate lines keep their indentation`() {
    #expect(
      "Which one? Type more.\n  7k2pq  Mum".withHangingIndent(
        after: "hearth: ", width: 24, .standard)
        == "Which one?\n  Type more.\n  7k2pq  Mum")
  }
}
