import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct SchedulePlanTests {
  private let home: FiledStore
  private let recorder: PlanRecorder
  private let zone = FixedZone.seoul
  private let day = Day(literal: "2026-11-20")

  init() throws {
    home = try FiledStore()
    recorder = try PlanRecorder(of: home)
  }

  /// Returns the query plans of the body, without uses of the search index and scans of the levels
  /// and of search results.
  private func steps(_ body: (any EventRepository) throws -> Void) throws -> [PlanRecorder.Step] {
    try recorder.begin(.write)
    let repositories = Repositories(recorder, SearchIndex(recorder))
    let id = try #require(ID<Event>(rawValue: 1))
    let span = try EventSpan(from: day.start, to: day.end, zone: "Asia/Seoul")
    let details = EventDetails(title: try EventTitle("주간 회의"), span: span)
    try repositories.events.save(Event(id: id, details: details))
    let series = try #require(ID<Event>(rawValue: 2))
    try repositories.events.save(
      Event(
        id: series, details: details,
        repetition: .series(
          try EventSeries(Recurrence("FREQ=WEEKLY"), from: .time(day.start)))))
    try repositories.events.save(
      SeriesException(of: series, at: day.start, .removed(hadDetails: details)))
    try body(repositories.events)
    try repositories.events.remove(series)
    try repositories.events.remove(id)
    try recorder.rollback()
    #expect(!recorder.steps.isEmpty)
    let free = [
      "SCAN level", "SCAN found", "SCAN \(EventLengthLevels.levels.count) CONSTANT ROWS",
      // Only the few overrides for all later occurrences are scanned.
      "SCAN event_exception USING INDEX event_exception_held",
    ]
    return recorder.steps.filter {
      !$0.detail.contains("VIRTUAL TABLE INDEX") && !free.contains($0.detail)
    }
  }

  @Test(arguments: ["", "회", "회의", "ㅎㅇ", "ㅎ", "lunch"].tried(usually: 1), [true, false])
  func `no list of events scans the table`(search: String, startsWithin: Bool) throws {
    let steps = try steps { events in
      for stretch in [nil, (day...day).timeRange, day.start..<LocalTime.latest] {
        for latestFirst in [true, false] {
          let filter = EventFilter(
            timeRange: stretch, startsWithin: startsWithin, search: search, latestFirst: latestFirst
          )
          _ = try events.list(filter, in: zone, places: 20..<40)
        }
      }
      _ = try events.events(matching: NameMatcher(search), limit: 20)
      _ = try events.events(matching: NameMatcher(spaceless: search), limit: 20)
    }
    for step in steps { #expect(!step.detail.hasPrefix("SCAN"), "\(step.detail) in \(step.sql)") }
  }

  @Test func `days, marks and reminders are looked up in a range`() throws {
    let now = zone.instant(of: day.start)
    let steps = try steps { events in
      _ = try events.list(.on(day...day), in: zone, places: 0..<99)
      let latest = EventFilter(timeRange: (day...day).timeRange, latestFirst: true)
      _ = try events.list(latest, in: zone, places: 0..<99)
      _ = try events.counts(on: day...day, in: zone)
      _ = try events.reminders(at: now..<now.adding(milliseconds: 1), in: zone)
    }
    for step in steps {
      #expect(!step.detail.hasPrefix("SCAN"), "\(step.detail) in \(step.sql)")
      #expect(!step.detail.contains("TEMP B-TREE"), "\(step.sql)")
    }
    let details = Set(steps.map(\.detail))
    for bounds in [
      "event USING INDEX event_reach (reach=? AND starts>? AND starts<?)",
      "event USING PRIMARY KEY (starts>? AND starts<?)",
      "event USING COVERING INDEX event_reach (reach=? AND starts>? AND starts<?)",
      "event USING COVERING INDEX event_start (starts>? AND starts<?)",
      "event_reminder USING COVERING INDEX event_reminder_time (at>? AND at<?)",
      "event USING COVERING INDEX event_series (until>?)",
      "event_exception USING COVERING INDEX event_exception_time (kind=? AND starts<?)",
    ] {
      #expect(details.contains("SEARCH \(bounds)"), "\(bounds) in \(details)")
    }
  }

  @Test(arguments: [
    (1, 0), (86_400, 0), (86_401, 1), (345_600, 1), (345_601, 2), (315_537_897_600, 11),
  ])
  func `the level of an event is the smallest that contains it`(seconds: Int, level: Int) {
    #expect(EventLengthLevels.level(ofSeconds: seconds) == level)
    #expect(seconds <= EventLengthLevels.maxLength(level))
  }

  @Test func `no list of to-dos scans the table`() throws {
    let today = day...day
    var finished = ToDoFilter(isDone: true)
    finished.doneSince = zone.instant(of: day.start)
    let filters = [
      ToDoFilter(isDone: false), ToDoFilter(isDone: true),
      ToDoFilter(isDone: false, dueDays: today),
      ToDoFilter(isDone: true, dueDays: today), finished,
      ToDoFilter(in: try CalendarName("work")),
    ]
    let steps = try recorder.plan { repositories in
      for filter in filters { _ = try repositories.toDos.list(filter) }
      _ = try repositories.toDos.countsByCalendar()
    }
    // Only open to-dos are in this index, and all of them are listed.
    let free = ["SCAN todo USING INDEX todo_open", "SCAN todo USING COVERING INDEX todo_tail"]
    for step in steps where step.detail.hasPrefix("SCAN") {
      #expect(free.contains(step.detail), "\(step.detail) in \(step.sql)")
    }
    let found = steps.map(\.detail)
    #expect(found.contains("SEARCH todo USING INDEX todo_open (due>? AND due<?)"))
  }
}
