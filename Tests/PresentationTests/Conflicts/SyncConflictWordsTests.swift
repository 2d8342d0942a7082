import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// Checks that conflicts are described in terms that people know.
@Suite struct SyncConflictWordsTests {
  private let clock = TestClock("2026-11-20T09:00").clock
  private let day = Day(literal: "2026-11-18")
  private let one = ItemReference(.record, 7)
  private let other = ItemReference(.record, 8)

  private func cells(_ conflict: SyncConflict, _ language: Language) -> [String] {
    let words = FieldWords(language: language, clock: clock)
    return [
      conflict.rowName(language, clock), conflict.subjectText(language),
      words.keptText(of: conflict),
      words.otherText(of: conflict),
    ]
  }

  private func conflict(
    _ notice: SyncNotice, _ title: String, _ otherTitle: String?,
    _ facts: SyncConflict.Facts = SyncConflict.Facts(),
    _ otherFacts: SyncConflict.Facts = SyncConflict.Facts()
  ) -> SyncConflict {
    SyncConflict(
      id: "3k9f2a7c", at: nil, notice: notice, place: notice.item, title: title,
      otherTitle: otherTitle, forms: [:], device: nil, facts: facts, otherFacts: otherFacts)
  }

  @Test func `two records of one day are described by the day and their values`() {
    let found = conflict(
      .sameDay(kept: one, other: other), "Walden", "Walden",
      SyncConflict.Facts(day: day, page: 40), SyncConflict.Facts(day: day, page: 50))
    #expect(cells(found, .english) == ["Walden · 18 Nov", "two on one day", "page 50", "page 40"])
    #expect(cells(found, .korean) == ["Walden · 11월 18일", "같은 날 둘", "50쪽", "40쪽"])
    // Programs get the identifiers of both.
    #expect(
      found.keptValues(in: clock.zone) == one.name
        && found.otherValues(in: clock.zone) == other.name)
    #expect(found.fields(clock) == ["page: 50 / 40"])
    let later = conflict(
      .sameDay(kept: ItemReference(.postponement, 7), other: ItemReference(.postponement, 8)),
      "Mum",
      "Mum", SyncConflict.Facts(day: day, delayDays: 1), SyncConflict.Facts(day: day, delayDays: 3))
    #expect(
      cells(later, .english) == [
        "Mum · postponement · 18 Nov", "two on one day", "postponed by 3 days",
        "postponed by 1 day",
      ])
    #expect(
      cells(later, .korean) == ["Mum · 물 주기를 미룬 기록 · 11월 18일", "같은 날 둘", "3일 미룸", "1일 미룸"])
  }

  @Test func `orphaned data is described by its person and its day`() {
    let found = conflict(
      .aside(ItemReference(.watering, 7), .orphaned(of: ItemReference(.person, 3))), "Mum", "Mum",
      SyncConflict.Facts(day: day))
    #expect(
      cells(found, .english) == [
        "Mum · watering · 18 Nov", "its person was removed", "removed with it", "both come back",
      ])
    #expect(
      cells(found, .korean) == ["Mum · 물 준 기록 · 11월 18일", "사람이 지워짐", "함께 지워짐", "둘 다 되살아남"])
    var known = found
    known.ownerRemovedBy = "desktop"
    #expect(
      known.explanation(.english)
        == "Mum was removed on desktop; the watering noted here went with it. Taking the other"
        + " side brings both back.")
    #expect(
      known.explanation(.korean)
        == "Mum: 사람이 desktop에서 지워질 때 여기서 적은 것(물 준 기록)도 함께 지워졌어요."
        + " 다른 것으로 바꾸면 둘 다 되살아나요.")
  }

  @Test func `an ISBN of two books is described by both titles`() {
    let found = conflict(
      .claimed(
        "isbn", .text("9780140449136"), found: ItemReference(.book, 7),
        other: ItemReference(.book, 8)), "Emma", "Faust")
    for language in Language.allCases {
      #expect(cells(found, language) == ["Emma", "ISBN 9780140449136", "Faust", "Emma"])
    }
    // Programs get the identifiers of both.
    #expect(found.keptValues(in: clock.zone) == ItemReference(.book, 7).name)
    #expect(found.otherValues(in: clock.zone) == ItemReference(.book, 8).name)
  }

  private static let time = ["allDay", "anchored", "ends", "rule", "starts", "zone"]

  private static func seconds(_ text: String) -> FieldValue {
    .number(Int64(LocalTime(literal: text).secondsSinceEpoch))
  }

  private static func times(
    _ starts: String, _ ends: String, allDay: Bool = false, zone: String? = nil
  ) -> [FieldValue] {
    [
      .number(allDay ? 1 : 0), .number(0), seconds(ends), .nothing, seconds(starts),
      zone.map { .text($0) } ?? .nothing,
    ]
  }

  private func differing(
    _ kind: JournalKind, _ names: [String], _ kept: [FieldValue], _ other: [FieldValue],
    _ forms: [String: FieldType] = [:]
  ) -> SyncConflict {
    let place = ItemReference(kind, 7)
    return SyncConflict(
      id: "3k9f2a7c", at: nil,
      notice: .otherValue(
        place, names, kept: kept, other: other, by: EntryID(DeviceID(rawValue: 1), 1)),
      place: place, title: "Standup", otherTitle: nil, forms: forms, device: nil)
  }

  /// Two times of one item, and how they are described.
  struct Moved: Sendable {
    let kept: [FieldValue]
    let other: [FieldValue]
    let english: [String]
    let korean: [String]
    let fields: [String]
  }

  static let moved: [Moved] = [
    Moved(
      kept: times("2026-12-04T17:00", "2026-12-04T18:00"),
      other: times("2026-12-04T16:30", "2026-12-04T17:30"),
      english: ["when", "17:00–18:00", "16:30–17:30"],
      korean: ["시간", "17:00–18:00", "16:30–17:30"],
      fields: [
        "starts: 2026-12-04T17:00:00+09:00 / 2026-12-04T16:30:00+09:00",
        "ends: 2026-12-04T18:00:00+09:00 / 2026-12-04T17:30:00+09:00",
      ]),
    Moved(
      kept: times("2026-12-04T17:00", "2026-12-04T18:00"),
      other: times("2026-12-05T17:00", "2026-12-05T18:00"),
      english: ["when", "4 Dec 17:00–18:00", "5 Dec 17:00–18:00"],
      korean: ["시간", "12월 4일 17:00–18:00", "12월 5일 17:00–18:00"],
      fields: [
        "starts: 2026-12-04T17:00:00+09:00 / 2026-12-05T17:00:00+09:00",
        "ends: 2026-12-04T18:00:00+09:00 / 2026-12-05T18:00:00+09:00",
      ]),
    Moved(
      kept: times("2026-12-04T00:00", "2026-12-05T00:00", allDay: true),
      other: times("2026-12-04T17:00", "2026-12-04T18:00", zone: "Asia/Tokyo"),
      english: [
        "when, time zone", "when 4 Dec, all day, time zone –",
        "when 4 Dec 17:00–18:00, time zone Asia/Tokyo",
      ],
      korean: [
        "시간, 시간대", "시간 12월 4일 하루 종일, 시간대 –", "시간 12월 4일 17:00–18:00, 시간대 Asia/Tokyo",
      ],
      fields: [
        "allDay: true / false", "starts: 2026-12-04 / 2026-12-04T17:00:00+09:00",
        "ends: 2026-12-04 / 2026-12-04T18:00:00+09:00", "zone: – / Asia/Tokyo",
      ]),
  ]

  @Test(arguments: moved)
  func `of two times only the difference is described`(_ moved: Moved) {
    let forms: [String: FieldType] = [
      "allDay": .flag, "anchored": .flag, "starts": .localTime, "ends": .localTime,
    ]
    let found = differing(.event, Self.time, moved.kept, moved.other, forms)
    #expect(Array(cells(found, .english).dropFirst()) == moved.english)
    #expect(Array(cells(found, .korean).dropFirst()) == moved.korean)
    #expect(found.fields(clock) == moved.fields)
  }

  @Test func `a rhythm and a birthday are described in words`() {
    let rhythm = differing(
      .person, ["countedFrom", "everyDays"], [.nothing, .number(21)], [.nothing, .number(14)])
    #expect(
      Array(cells(rhythm, .english).dropFirst()) == ["rhythm", "every 21 days", "every 14 days"])
    #expect(Array(cells(rhythm, .korean).dropFirst()) == ["주기", "21일마다", "14일마다"])
    #expect(rhythm.fieldNames == "everyDays" && rhythm.keptValues(in: clock.zone) == "21")
    let birthday = differing(
      .person, ["birthCalendar", "birthDay", "birthMonth", "birthYear"],
      [.text("solar"), .number(21), .number(3), .number(1990)],
      [.text("solar"), .number(22), .number(3), .number(1990)])
    #expect(
      Array(cells(birthday, .english).dropFirst()) == [
        "birthday", "21 March 1990", "22 March 1990",
      ])
  }

  @Test func `undo is not offered if the present value stays`() {
    let (kept, other) = (
      SyncConflictsCommand.settledMessage(.kept), SyncConflictsCommand.settledMessage(.other)
    )
    #expect(kept.en.contains("undo does not bring the other back") && kept.ko.contains("되돌려도"))
    #expect(!other.en.contains("undo") && !other.ko.contains("되돌"))
  }

  @Test func `a conflict shown in full says how to choose`() {
    let long = Array(repeating: "hydrangeas", count: 60).joined(separator: " ")
    let found = differing(.person, ["note"], [.text(long)], [.nothing])
    let lines = SyncConflictsCommand.lines(of: found, .english, clock)
    #expect(
      lines == [
        "Standup · note", "  Kept: \(long)", "  Other: –",
        "To settle it: hearth sync conflicts 3k9f2a --take kept, or --take other",
      ])
  }

  @Test func `a settled conflict shows when and how it was settled`() {
    var found = differing(.person, ["note"], [.text("a")], [.text("b")])
    let sides: [(ResolveConflicts.Side, english: String, korean: String)] = [
      (.kept, "left as it was", "그대로"), (.other, "took the other", "다른 것으로"),
    ]
    for (side, english, korean) in sides {
      found.resolution = SyncConflict.Resolution(side, at: clock.now())
      let lines = SyncConflictsCommand.lines(of: found, .english, clock)
      #expect(lines.dropFirst().prefix(2) == ["  Kept: a", "  Other: b"])
      let last = lines.last ?? ""
      #expect(last.hasPrefix("Settled · ") && last.hasSuffix(" · \(english)"), "\(last)")
      let other = SyncConflictsCommand.lines(of: found, .korean, clock).last ?? ""
      #expect(other.hasPrefix("정함 · ") && other.hasSuffix(" · \(korean)"), "\(other)")
    }
  }
}

extension SyncConflict {
  /// Returns the differences as programs read them.
  fileprivate func fields(_ clock: LocalClock) -> [String] {
    differingFields.map {
      "\($0.name): \($0.kept.archiveValue(in: clock.zone).tableCell) / \($0.other.archiveValue(in: clock.zone).tableCell)"
    }
  }
}
