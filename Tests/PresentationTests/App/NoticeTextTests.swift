import HearthDomain
import HearthTestSupport
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
  func `a long sentence keeps the undo key`(
    language: Language, most: Int, columns: Int
  ) {
    let text = UndoWords.withUndoHint(after: Self.overlap)(language)
    let fitted = NoticeText(language: language, widths: .standard)
      .fitted(text, rows: most, columns: columns)
    #expect(rows(fitted, columns).count <= most, "\(fitted)")
    let isWhole = rows(text, columns).count <= most
    let end = " · " + UndoWords.undoHint(language)
    #expect(fitted.hasSuffix(isWhole ? end : "…" + end), "\(fitted)")
    #expect(fitted.hasPrefix(String(text.prefix(8))), "\(fitted)")
  }

  @Test(arguments: Language.allCases)
  func `a shortened message names the key that shows all of it`(language: Language) {
    let fitting = NoticeText(language: language, widths: .standard, canShowFullText: true)
    let all = " · " + NoticeText.fullTextHint(language)
    let offer = " · " + UndoWords.undoHint(language)
    let text = UndoWords.withUndoHint(after: Self.overlap)(language)
    #expect(fitting.fitted(text, rows: 2, columns: 38).hasSuffix("…" + all + offer))
    #expect(fitting.fitted(Self.overlap(language), rows: 2, columns: 38).hasSuffix("…" + all))
    #expect(fitting.fitted(text, rows: 9, columns: 38) == text)
  }

  @Test func `a message that fits or has no undo key is not changed`() {
    let fitting = NoticeText(language: .english, widths: .standard)
    let short = "✓ Planned: Dentist. · u undoes it"
    #expect(fitting.fitted(short, rows: 1, columns: 40) == short)
    let cut = fitting.fitted(Self.overlap.en, rows: 2, columns: 60)
    #expect(cut.hasSuffix("…") && rows(cut, 60).count == 2, "\(cut)")
  }

  @Test func `a window too narrow for the key shows the beginning of the sentence`() {
    let fitting = NoticeText(language: .english, widths: .standard)
    let text = "✓ Planned: Dentist. · u undoes it"
    #expect(fitting.fitted(text, rows: 1, columns: 12) == text)
  }

  /// Words of any length, with hyphens and without spaces.
  private static let texts = [
    overlap.en, overlap.ko,
    "Renamed well-known-and-long “Anne-Marie” to “Jean-Luc of the north-east”",
    "Donaudampfschifffahrtsgesellschaft has extraordinarily long words, as some people know well",
    "日本語の長い文章はどこでも折れるので、最後の行まで文字が並ぶことになります。そうでしょう",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r",
  ]

  @Test(.inWholeRuns, arguments: 1...3)
  func `as much of the sentence is shown as fits`(most: Int) {
    let widths = DisplayWidth.standard
    let fitting = NoticeText(language: .english, widths: widths)
    for sentence in Self.texts {
      for end in ["", " · u undoes it"] {
        for columns in 12...60 {
          let text = sentence + end
          guard rows(text, columns).count > most else { continue }
          let rooms = (2...max(2, most * columns - widths.columns(of: end))).reversed()
          let longest = rooms.lazy.map { widths.truncate(sentence, to: $0) + end }
            .first { rows($0, columns).count <= most }
          #expect(
            fitting.fitted(text, rows: most, columns: columns) == longest ?? text, "\(columns)")
        }
      }
    }
  }
}
