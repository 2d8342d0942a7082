import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct NoticeTextTests {
  private static let overlap = Words(
    ko: "✓ 일정을 적었어요: 치과, 내일 19:00–20:00 (알림: 시작할 때). 요가(내일 19:00–20:00), 독서 모임(내일"
      + " 19:00–21:00)과 겹쳐요.",
    en: "✓ Planned: Dentist, tomorrow 19:00–20:00 (reminder: at the start). It overlaps with Yoga"
      + " (tomorrow 19:00–20:00), Book club (tomorrow 19:00–21:00) and Choir (tomorrow 19:30–21:00)."
  )

  private func rows(_ text: String, _ columns: Int) -> [String] {
    Paragraph(StyledText(text)).rows(columns: columns).map(\.string)
  }

  @Test(arguments: [
    (Language.english, 1, 40), (.english, 1, 78), (.english, 2, 60), (.english, 2, 78),
    (.korean, 1, 40), (.korean, 1, 78), (.korean, 2, 60), (.korean, 2, 78),
  ])
  func `a long sentence keeps the key that takes back`(
    language: Language, most: Int, columns: Int
  ) {
    let text = TakeBackWords.offer(after: Self.overlap)(language)
    let fitted = NoticeText(language: language, widths: .standard)
      .fitted(text, rows: most, columns: columns)
    #expect(rows(fitted, columns).count <= most, "\(fitted)")
    let isWhole = rows(text, columns).count <= most
    let end = " · " + TakeBackWords.offer(language)
    #expect(fitted.hasSuffix(isWhole ? end : "…" + end), "\(fitted)")
    #expect(fitted.hasPrefix(String(text.prefix(8))), "\(fitted)")
  }

  @Test func `what has room, and what can be taken back by no key, stays as it is`() {
    let fitting = NoticeText(language: .english, widths: .standard)
    let short = "✓ Planned: Dentist. · u takes it back"
    #expect(fitting.fitted(short, rows: 1, columns: 40) == short)
    let cut = fitting.fitted(Self.overlap.en, rows: 2, columns: 60)
    #expect(cut.hasSuffix("…") && rows(cut, 60).count == 2, "\(cut)")
  }

  @Test func `a window without room for the key has the beginning of the sentence`() {
    let fitting = NoticeText(language: .english, widths: .standard)
    let text = "✓ Planned: Dentist. · u takes it back"
    #expect(fitting.fitted(text, rows: 1, columns: 16) == text)
  }
}
