import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// Conflicts are told by what people know.
@Suite struct SyncConflictWordsTests {
  private let clock = TestClock("2026-11-20T09:00").clock
  private let day = Day(literal: "2026-11-18")
  private let one = JournalPlace(.record, 7)
  private let other = JournalPlace(.record, 8)

  private func cells(_ conflict: SyncConflict, _ language: Language) -> [String] {
    let words = FieldWords(language: language, clock: clock)
    return [
      conflict.thing(language, clock), conflict.part(language), words.kept(of: conflict),
      words.other(of: conflict),
    ]
  }

  private func conflict(
    _ notice: SyncNotice, _ title: String, _ otherTitle: String?,
    _ facts: SyncConflict.Facts = SyncConflict.Facts(),
    _ otherFacts: SyncConflict.Facts = SyncConflict.Facts()
  ) -> SyncConflict {
    SyncConflict(
      id: "3k9f2a7c", at: nil, notice: notice, place: notice.place, title: title,
      otherTitle: otherTitle, forms: [:], device: nil, facts: facts, otherFacts: otherFacts)
  }

  @Test func `two of one day by the day, and what each has`() {
    let found = conflict(
      .sameDay(kept: one, other: other), "Walden", "Walden",
      SyncConflict.Facts(day: day, page: 40), SyncConflict.Facts(day: day, page: 50))
    #expect(cells(found, .english) == ["Walden · 18 Nov", "two on one day", "page 50", "page 40"])
    #expect(cells(found, .korean) == ["Walden · 11월 18일", "같은 날 둘", "50쪽", "40쪽"])
    // Programs know both by their places.
    #expect(found.kept == one.name && found.other == other.name)
    let later = conflict(
      .sameDay(kept: JournalPlace(.postponement, 7), other: JournalPlace(.postponement, 8)), "Mum",
      "Mum", SyncConflict.Facts(day: day, delayDays: 1), SyncConflict.Facts(day: day, delayDays: 3))
    #expect(
      cells(later, .english) == [
        "Mum · postponement · 18 Nov", "two on one day", "put off by 3 days", "put off by 1 day",
      ])
    #expect(
      cells(later, .korean) == ["Mum · 물 주기를 미룬 기록 · 11월 18일", "같은 날 둘", "3일 미룸", "1일 미룸"])
  }

  @Test func `what lost its person by that name and its day`() {
    let found = conflict(
      .aside(JournalPlace(.watering, 7), .orphaned(of: JournalPlace(.person, 3))), "Mum", "Mum",
      SyncConflict.Facts(day: day))
    #expect(
      cells(found, .english) == [
        "Mum · watering · 18 Nov", "what it belongs to is gone", "", "Mum",
      ])
    #expect(cells(found, .korean) == ["Mum · 물 준 기록 · 11월 18일", "속한 것이 지워짐", "", "Mum"])
  }

  @Test func `an ISBN of two books by both titles`() {
    let found = conflict(
      .claimed(
        "isbn", .text("9780140449136"), found: JournalPlace(.book, 7),
        other: JournalPlace(.book, 8)), "Emma", "Faust")
    for language in Language.allCases {
      #expect(cells(found, language) == ["Emma", "ISBN 9780140449136", "Faust", "Emma"])
    }
    // Programs know both by their places.
    #expect(found.kept == JournalPlace(.book, 7).name && found.other == JournalPlace(.book, 8).name)
  }
}
