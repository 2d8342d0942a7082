import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthPresentation

@Suite struct ChangeWordsTests {
  /// Records the words for every verb and kind, of one and several items, in a golden file for
  /// review.
  @Test(arguments: Language.allCases)
  func `every change has its text`(language: Language) throws {
    var lines: [String] = []
    for verb in ChangeVerb.allCases {
      for kind in JournalKind.allCases {
        for (subject, count) in [("Mum", 1), ("Mum", 3), ("", 1)] {
          let sentence = ChangeSummary(verb, kind, subject, count: count).sentence(language)
          #expect(!sentence.isEmpty && !sentence.hasSuffix(" ") && !sentence.hasSuffix(": "))
          lines.append("\(verb) \(kind) \(subject) \(count)\t\(sentence)")
        }
      }
    }
    try expectGolden("Journal/words-\(language.rawValue)", lines.joined(separator: "\n") + "\n")
  }

  /// Records the messages after undoing, for every verb and kind, whether added, changed or
  /// removed, in a golden file for review.
  @Test(arguments: Language.allCases)
  func `every undone change has its message`(language: Language) throws {
    let formatter = ChangeFormatter(clock: TestClock("2026-11-20T09:12").clock)
    var lines: [String] = []
    for verb in ChangeVerb.allCases where verb != .undo && verb != .redo {
      for kind in JournalKind.allCases {
        for (change, word) in [
          (JournalStep.Change.added, "added"), (.changed, "changed"), (.removed, "removed"),
        ] {
          let entry = JournalEntry(
            id: 1, name: EntryName(7), at: formatter.clock.now(),
            words: ChangeSummary(verb, kind, "Mum"), area: kind.area, areas: [kind.area], count: 1)
          let words = formatter.undoResult(entry, change)
          if ![.exception, .dayPalette, .setting, .eventText].contains(kind), verb != .merge,
            verb != .link
          {
            // Undoing the edit that split a series joins its rest to the first part again, and a
            // task marked as done becomes open again.
            let isSplit =
              (verb == .edit && kind == .event || verb == .done) && change == .added
            let isAsBefore =
              words.en.contains("as before") || words.en.contains(" is no longer ")
              || words.en.hasSuffix(" again.") && !words.en.hasSuffix("gone again.")
            #expect(isAsBefore == (change == .changed || isSplit))
            #expect(words.en.contains(" back.") == (change == .removed))
          }
          lines.append("\(verb) \(kind) \(word)\t\(words(language))")
        }
      }
    }
    try expectGolden("Journal/back-\(language.rawValue)", lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: [
    (JournalKind.event, 4, 8, "imported 4 events from a.ics", "a.ics에서 일정 4개를 가져왔어요"),
    (
      .event, 4, 9, "imported 4 events and 1 other change from a.ics",
      "a.ics에서 일정 4개와 그 밖에 바뀐 것 1개를 가져왔어요"
    ),
    (
      .book, 3, 5, "imported 3 books and 2 other changes from a.ics",
      "a.ics에서 책 3권과 그 밖에 바뀐 것 2개를 가져왔어요"
    ),
    (.setting, 1, 5, "imported 5 changes from a.ics", "a.ics에서 바뀐 것 5개를 가져왔어요"),
  ])
  func `an import is described with its other changes`(
    kind: JournalKind, count: Int, all: Int, english: String, korean: String
  ) {
    let formatter = ChangeFormatter(clock: TestClock("2026-11-20T09:12").clock)
    let entry = JournalEntry(
      id: 1, name: EntryName(7), at: formatter.clock.now(),
      words: ChangeSummary(.import, kind, "a.ics", count: count), area: kind.area,
      areas: [kind.area], count: all)
    let sentence = formatter.sentence(of: entry)
    #expect(sentence.en == english)
    #expect(sentence.ko == korean)
  }

  @Test func `undoing a change older than an hour names its time`() {
    let formatter = ChangeFormatter(clock: TestClock("2026-11-20T09:12").clock)
    func told(_ minutes: Int64) -> Words {
      let at = formatter.clock.now().adding(milliseconds: -minutes * 60_000)
      let entry = JournalEntry(
        id: 1, name: EntryName(7), at: at, words: ChangeSummary(.water, .watering, "Mum"),
        area: .people, areas: [.people], count: 1)
      return formatter.undoResult(entry, .added, entry.name)
    }
    #expect(told(59).en == "Undid the watering of Mum (entry 7).")
    #expect(told(60).en == "Undid the watering of Mum (entry 7, today 08:12).")
    #expect(told(60 * 12).en == "Undid the watering of Mum (entry 7, yesterday 21:12).")
    #expect(told(60 * 12).ko.contains("기록 7번, 어제"))
  }

  @Test(arguments: [
    (
      ChangeSummary(.palette, .dayPalette, "2026-11-13"),
      "The colours of 13 Nov 2026 are as before.",
      "바꾸기 전으로 되돌렸어요: 2026년 11월 13일의 캔버스 색"
    ),
    (
      ChangeSummary(.rate, .book, "빛과 실"), "The rating of “빛과 실” is as before.",
      "별점을 바꾸기 전으로 되돌렸어요: 책 ‘빛과 실’"
    ),
    (
      ChangeSummary(.finish, .book, "빛과 실"), "“빛과 실” is no longer finished.",
      "다 읽은 것을 되돌렸어요: 책 ‘빛과 실’"
    ),
    (
      ChangeSummary(.readAgain, .book, "빛과 실"), "“빛과 실” is no longer being read again.",
      "다시 읽기 시작한 것을 되돌렸어요: 책 ‘빛과 실’"
    ),
    (
      ChangeSummary(.edit, .book, "빛과 실"), "“빛과 실” is as before.",
      "바꾸기 전으로 되돌렸어요: 책 ‘빛과 실’"
    ),
  ])
  func `an undone change is named`(words: ChangeSummary, english: String, korean: String) {
    let formatter = ChangeFormatter(clock: TestClock("2026-11-20T09:12").clock)
    let entry = JournalEntry(
      id: 1, name: EntryName(7), at: formatter.clock.now(), words: words, area: words.kind.area,
      areas: [words.kind.area], count: 1)
    let told = formatter.undoResult(entry, .changed)
    #expect(told.en == english)
    #expect(told.ko == korean)
  }

  @Test func `undoing a done task says that it is open again`() {
    let formatter = ChangeFormatter(clock: TestClock("2026-11-20T09:12").clock)
    let entry = JournalEntry(
      id: 1, name: EntryName(7), at: formatter.clock.now(),
      words: ChangeSummary(.done, .event, "화분"), area: .schedule, areas: [.schedule], count: 2)
    // A record was added when marking as done, or the event itself was changed the last time.
    for change in [JournalStep.Change.added, .changed] {
      let told = formatter.undoResult(entry, change)
      #expect(told.en == "“화분” is no longer done.")
      #expect(told.ko == "완료로 표시한 것을 되돌렸어요: 일정 ‘화분’")
    }
  }

  @Test func `undoing a mood edit names its restored values`() {
    let formatter = ChangeFormatter(clock: TestClock("2026-11-20T09:12").clock)
    let entry = JournalEntry(
      id: 1, name: EntryName(7), at: formatter.clock.now(),
      words: ChangeSummary(.edit, .mood, "20"),
      area: .moods, areas: [.moods], count: 1)
    func told(_ fields: JournalField...) -> Words {
      let step = JournalStep(
        at: ItemReference(.mood, 1), of: 1, .changed, title: "20", fields: fields)
      return formatter.undoResult(entry, .changed, step: step)
    }
    let level = JournalField("level", .number, from: .number(50), to: .number(35))
    let memo = JournalField("memo", .text, from: .text("walk"), to: .nothing)
    #expect(told(level).en == "The mood is as before: level 35 → 50.")
    #expect(told(level).ko == "바꾸기 전으로 되돌렸어요: 기분 35 → 50")
    #expect(told(level, memo).en == "The mood is as before: level 35 → 50, memo nothing → walk.")
    #expect(told().en == "The mood of 20 is as before.")
  }

  @Test func `every field of every kind has a label`() {
    for kind in JournaledKind.all {
      for field in kind.fields {
        #expect(kind.kind.label(of: field.name) != nil, "\(kind.kind) \(field.name)")
      }
    }
  }
}
