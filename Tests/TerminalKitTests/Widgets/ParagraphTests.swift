import TerminalKit
import Testing

@Suite struct ParagraphTests {
  private let text =
    "Bold words, 그리고 보통 글. A-very-long-hyphenated-word 日本語は、どこでも折れます。\n\n 👨‍👩‍👧‍👦 e\u{301} fin"

  @Test(arguments: 2...40)
  func `wrapping keeps every letter and never exceeds the width`(_ columns: Int) {
    let rows = Paragraph(StyledText(text)).rows(columns: columns)
    #expect(rows.allSatisfy { DisplayWidth.standard.columns(of: $0.string) <= columns })
    #expect(
      rows.map(\.string).joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
  }

  @Test(arguments: [
    ("", 5, []), ("\n", 5, ["", ""]), ("a b", 1, ["a", "b"]), ("가나", 1, ["가", "나"]),
    ("one   two", 4, ["one", "two"]), ("집에 가요", 6, ["집에", "가요"]), ("長い。道", 4, ["長", "い。", "道"]),
    ("a\tb", 9, ["a  b"]),
  ])
  func `lines break at natural positions`(
    _ text: String, _ columns: Int, _ expected: [String]
  ) {
    #expect(Paragraph(StyledText(text)).rows(columns: columns).map(\.string) == expected)
  }

  @Test func `pieces keep their styles across rows`() {
    let bold = Style(attributes: .bold)
    let rows = Paragraph(StyledText("one tw", bold) + "o six").rows(columns: 5)
    #expect(
      rows.map(\.pieces) == [
        [.init(text: "one", style: bold)], [.init(text: "tw", style: bold), .init(text: "o")],
        [.init(text: "six")],
      ])
  }
}
