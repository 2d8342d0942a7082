import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthPresentation

@Suite struct ChangeWordsTests {
  /// Every verb of every kind, of one and of several, read by whoever looks at the golden.
  @Test(arguments: Language.allCases)
  func `every change has its words`(language: Language) throws {
    var lines: [String] = []
    for verb in ChangeVerb.allCases {
      for kind in JournalKind.allCases {
        for (subject, count) in [("Mum", 1), ("Mum", 3), ("", 1)] {
          let sentence = ChangeWords(verb, kind, subject, count: count).sentence(language)
          #expect(!sentence.isEmpty && !sentence.hasSuffix(" ") && !sentence.hasSuffix(": "))
          lines.append("\(verb) \(kind) \(subject) \(count)\t\(sentence)")
        }
      }
    }
    try expectGolden("Journal/words-\(language.rawValue)", lines.joined(separator: "\n") + "\n")
  }

  /// What is true once a change was taken back, of every verb and kind that was added, changed or
  /// removed by it, read by whoever looks at the golden.
  @Test(arguments: Language.allCases)
  func `what was taken back is told as it is then`(language: Language) throws {
    let formatter = ChangeFormatter(clock: TestClock("2026-11-20T09:12").clock)
    var lines: [String] = []
    for verb in ChangeVerb.allCases where verb != .undo && verb != .redo {
      for kind in JournalKind.allCases {
        for (change, word) in [
          (JournalStep.Change.added, "added"), (.changed, "changed"), (.removed, "removed"),
        ] {
          let entry = JournalEntry(
            id: 1, name: EntryName(7), at: formatter.clock.now(),
            words: ChangeWords(verb, kind, "Mum"), area: kind.area, areas: [kind.area], count: 1)
          let words = formatter.takenBack(entry, change)
          if ![.exception, .dayPalette, .setting, .eventText].contains(kind), verb != .merge {
            // The rest of a series, split by an edit, is part of the first again.
            let isSplit = verb == .edit && kind == .event && change == .added
            #expect(words.en.contains("as before") == (change == .changed || isSplit))
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
  ])
  func `an import is told with what changed besides`(
    kind: JournalKind, count: Int, all: Int, english: String, korean: String
  ) {
    let formatter = ChangeFormatter(clock: TestClock("2026-11-20T09:12").clock)
    let entry = JournalEntry(
      id: 1, name: EntryName(7), at: formatter.clock.now(),
      words: ChangeWords(.import, kind, "a.ics", count: count), area: kind.area,
      areas: [kind.area], count: all)
    let sentence = formatter.sentence(of: entry)
    #expect(sentence.en == english)
    #expect(sentence.ko == korean)
  }

  @Test func `what is not of this hour is taken back with its time`() {
    let formatter = ChangeFormatter(clock: TestClock("2026-11-20T09:12").clock)
    func told(_ minutes: Int64) -> Words {
      let at = formatter.clock.now().adding(milliseconds: -minutes * 60_000)
      let entry = JournalEntry(
        id: 1, name: EntryName(7), at: at, words: ChangeWords(.water, .watering, "Mum"),
        area: .people, areas: [.people], count: 1)
      return formatter.takenBack(entry, .added, entry.name)
    }
    #expect(told(59).en == "Took back the watering of Mum (7).")
    #expect(told(60).en == "Took back the watering of Mum (7, today 08:12).")
    #expect(told(60 * 12).en == "Took back the watering of Mum (7, yesterday 21:12).")
    #expect(told(60 * 12).ko.contains("7, 어제"))
  }

  @Test func `every field of every kind has a label`() {
    for kind in JournaledKind.all {
      for field in kind.fields {
        #expect(kind.kind.label(of: field.name) != nil, "\(kind.kind) \(field.name)")
      }
    }
  }
}
