import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SayingBookLineTests {
  @Test(arguments: [
    ("", "『데미안』에서, 헤르만 헤세", "from “데미안” by 헤르만 헤세"),
    ("싱클레어", "『데미안』에서, 헤르만 헤세", "from “데미안” by 헤르만 헤세"),
    ("헤르만 헤세, 데미안", nil, nil),
  ])
  func `a saying shows its book unless it has another author`(
    who: String, korean: String?, english: String?
  ) throws {
    let book = Book(
      id: try #require(ID(rawValue: 1)),
      details: BookDetails(title: try BookTitle("데미안"), author: try BookAuthor("헤르만 헤세")),
      addedAt: Instant(milliseconds: 0))
    let saying = Saying(
      id: try #require(ID(rawValue: 2)), number: 1,
      details: try SayingDetails(
        korean: SayingText("알은 세계다"), author: Attribution(who)),
      addedAt: Instant(milliseconds: 0))
    #expect(SayingBookLine(book, of: saying, in: .korean)?.text == korean)
    #expect(SayingBookLine(book, of: saying, in: .english)?.text == english)
    #expect(SayingBookLine(nil, of: saying, in: .english) == nil)
    var printed = PrintedSaying(saying: saying, language: .korean, now: Instant(milliseconds: 0))
    printed.book = book
    let rows = printed.rows(columns: 80, widths: .standard).map(\.string)
    #expect(rows.contains { $0.contains("『데미안』에서") } == (korean != nil))
  }
}
