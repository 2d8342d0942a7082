import HearthTestSupport
import Testing

@testable import HearthDomain

/// Searching events by words of their files besides title and note.
@Suite struct EventWordsTests {
  private static func calendar(_ events: [String]...) -> String {
    let components = events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] }
    return (["BEGIN:VCALENDAR", "VERSION:2.0"] + components + ["END:VCALENDAR", ""])
      .joined(separator: "\r\n")
  }

  private static let described = [
    "UID:a", "DTSTART;TZID=Asia/Seoul:20261124T090000", "DURATION:PT1H", "SUMMARY:회의",
    "DESCRIPTION:자료를 읽고 온다", "LOCATION:시청 \\, 3층 대회",
    " 의실", "URL:https://example.com/talk", "CATEGORIES:업무,Quarterly", "GEO:37.5666;126.9784",
  ]

  @Test(
    .inWholeRuns,
    arguments: StoreKind.available,
    [
      ("회의", true), ("자료를", true), ("대회의실", true), ("ㄷㅎㅇㅅ", true), ("example.com", true),
      ("quarterly", true), ("업무", true), ("37.5666, 126", true), ("시청 회의", true),
      ("시청 -자료를", false), ("부산", false), ("VEVENT", false), ("Seoul", false),
    ])
  func `an event with a description is found by all words of its file`(
    kind: StoreKind, search: (words: String, isFound: Bool)
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(Self.calendar(Self.described))
    let filter = EventFilter(search: search.words)
    #expect(try fixture.queries.list(filter, in: 0..<9).isEmpty != search.isFound)
    var handed = 0
    try fixture.queries.list(filter, withOverlaps: false) { _, _ in handed += 1 }
    #expect((handed == 1) == search.isFound)
  }

  @Test(arguments: StoreKind.available)
  func `an edited event is found by the words of its last file`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(Self.calendar(Self.described))
    func found(_ words: String) throws -> [Event] {
      try fixture.queries.list(EventFilter(search: words), in: 0..<9).map(\.event)
    }
    var event = try #require(try found("quarterly").first)
    event.details.title = try EventTitle("다른 이름")
    try fixture.store.write { try $0.events.save(event) }
    #expect(try found("quarterly").map(\.title) == ["다른 이름"])
    let text = try #require(try fixture.queries.text(of: event))
    let other = EventText(
      of: event.id, uid: text.uid,
      text: text.text.replacing("Quarterly", with: "Monthly"), zones: text.zones,
      place: text.position)
    try fixture.store.write { try $0.events.save(other) }
    #expect(try found("quarterly").isEmpty && found("monthly").count == 1)
    try fixture.store.write { try $0.events.removeText(of: event.id) }
    #expect(try found("monthly").isEmpty && found("다른 이름").count == 1)
    try fixture.store.write { try $0.events.save(other) }
    try fixture.store.write { try $0.events.remove(event.id) }
    #expect(try found("monthly").isEmpty)
  }

  @Test(
    arguments: StoreKind.available,
    [
      ("Hall", ["2026-11-24", "2026-11-25", "2026-11-27", "2026-11-28"]), ("Attic", ["2026-11-26"]),
      ("Choir", (24...28).map { "2026-11-\($0)" }),
    ])
  func `an occurrence is found by its own place, the others by the series'`(
    kind: StoreKind, search: (words: String, days: [String])
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(
      Self.calendar(
        [
          "UID:a", "DTSTART;TZID=Asia/Seoul:20261124T090000", "DURATION:PT1H",
          "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:Choir", "DESCRIPTION:x", "LOCATION:Hall",
        ],
        [
          "UID:a", "RECURRENCE-ID;TZID=Asia/Seoul:20261126T090000",
          "DTSTART;TZID=Asia/Seoul:20261126T110000", "DURATION:PT1H", "SUMMARY:Choir",
          "DESCRIPTION:x", "LOCATION:Attic",
        ]))
    let days = day("2026-11-20")...day("2026-11-30")
    let found = try fixture.queries.list(.on(days, search: search.words), in: 0..<99)
    #expect(found.map(\.start.day.description) == search.days)
    // If series are listed once, the next matching occurrence and those with words of their own are
    // listed.
    let own = search.days.filter { $0 == "2026-11-26" }
    for (now, next) in [("2026-11-24", search.days[0]), ("2026-11-26", nextDay(search.days))] {
      var filter = EventFilter(search: search.words)
      filter.seriesOnceFrom = LocalTime(literal: "\(now)T00:00")
      let once = try fixture.queries.list(filter, in: 0..<99)
      #expect(once.map(\.start.day.description) == [next] + own.filter { $0 != next }, "\(now)")
    }
  }

  private func nextDay(_ days: [String]) -> String {
    days.first { $0 >= "2026-11-26" } ?? ""
  }

  @Test(arguments: StoreKind.available)
  func `an event without a description is not found by its note twice`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(
      Self.calendar(["UID:a", "DTSTART:20261124T090000", "SUMMARY:Choir", "URL:Hall"]))
    let found = try #require(
      try fixture.queries.list(EventFilter(search: "hall"), in: 0..<9).first?.event)
    #expect(found.note == "Hall" && found.searchedTexts == ["Choir", "Hall", "Hall"])
    let kept = try fixture.store.read { try $0.events.event(found.id) }
    #expect(kept == found && kept?.searchedTexts == ["Choir", "Hall"])
  }
}
