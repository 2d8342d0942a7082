import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Copies an event by command, on Friday, 20 November 2026.
@Suite struct EventCopyTests {
  private func spans(_ schedule: ScheduleCommandFixture) throws -> Set<String> {
    try Set(schedule.queries.list(in: 0..<9).map { "\($0.start)-\($0.end)" })
  }

  @Test(arguments: [
    ("\"24 nov\"", "2026-11-24T15:00-2026-11-24T15:30"),
    ("\"다음 주 화\"", "2026-11-24T15:00-2026-11-24T15:30"),
    ("\"tomorrow 9am\"", "2026-11-21T09:00-2026-11-21T09:30"),
    ("16:00", "2026-11-20T16:00-2026-11-20T16:30"),
    ("\"24 nov\" --for 1h", "2026-11-24T15:00-2026-11-24T16:00"),
  ])
  func `a copy keeps everything but the day`(text: String, span: String) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Dentist --from 15:00 --for 30m --note teeth --remind 10 --remind 60")
    #expect(schedule.run("event copy dentist --from \(text)").status == .success)
    #expect(try spans(schedule) == ["2026-11-20T15:00-2026-11-20T15:30", span])
    let details = try schedule.events.map(\.details)
    #expect(details.count == 2 && Set(details.map(\.reminders)).count == 1)
    #expect(details.map(\.note.value) == ["teeth", "teeth"])
  }

  @Test(arguments: [
    ("fri", "2026-11-27T08:00"), ("금", "2026-11-27T08:00"), ("fri 9:00", "2026-11-27T09:00"),
    ("fri 14:15", "2026-11-20T14:15"), ("sat", "2026-11-21T08:00"), ("today", "2026-11-20T08:00"),
    ("thu", "2026-11-26T08:00"), ("18 nov 9:00", "2027-11-18T09:00"), ("16:00", "2026-11-19T16:00"),
    ("19 nov 15:00", "2026-11-19T15:00"), ("2026-11-18", "2026-11-18T08:00"),
  ])
  func `a day is read like that of a plan`(from: String, start: String) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Breakfast --from 2026-11-19T08:00 --for 30m")
    let copied = schedule.run("event copy breakfast --from \"\(from)\"")
    #expect(copied.status == .success, "\(copied)")
    let isTaken =
      !["2026-11-20", "2026-11-21", "2026-11-19"].contains(start.prefix(10))
      && ["fri", "금", "18"].contains(where: from.hasPrefix)
    for words in ["has passed, so ", " was used. For the past day, write "] {
      #expect(copied.errors.contains(words) == isTaken, "\(copied)")
    }
    let found = try spans(schedule)
    #expect(found.contains { $0.hasPrefix(start + "-") }, "\(found)")
    guard from.contains(" ") else { return }
    let planned = ScheduleCommandFixture(.english, .piped)
    planned.run("plan \"Breakfast \(from) for 30m\"")
    #expect(try spans(planned).contains { $0.hasPrefix(start + "-") })
  }

  @Test(arguments: [("", false), ("--yes", true), ("--for 1h", true), ("--to 12:00", true)])
  func `all-day events become an hour only if requested`(options: String, isDone: Bool) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Holiday --all-day --from 2026-12-20 --to 2026-12-23")
    let copied = schedule.run("event copy holiday --from \"28 dec 10:00\" \(options)")
    #expect((copied.status == .success) == isDone, "\(copied)")
    #expect(try schedule.events.count == (isDone ? 2 : 1))
  }

  @Test func `a copied occurrence is a single event`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Class every fri 19:00")
    #expect(schedule.run("event copy class --from \"25 nov\"").status == .success)
    let single = try schedule.queries.list(in: 0..<9).filter { $0.storedEvent.series == nil }
    #expect(single.map(\.start) == [LocalTime(literal: "2026-11-25T19:00")])
  }

  @Test(arguments: [Language.english, .korean], [nil, "home"])
  func `a copy stays in its calendar, or the reason against that is reported`(
    language: Language, named: String?
  ) throws {
    let schedule = ScheduleCommandFixture(language, .piped)
    let work = try CalendarName("work")
    try schedule.tools.schedule.calendars.add(work)
    schedule.run("plan Choir --from 2026-11-21T19:00 --in work")
    let option = named.map { " --in \($0)" } ?? ""
    let copied = schedule.run("event copy Choir --from 2026-11-22\(option)")
    #expect(copied.status == .success && !copied.errors.contains("work"), "\(copied)")
    #expect(
      try schedule.events.map(\.calendar.value).sorted() == (named.map { [$0] } ?? ["work"]) + [
        "work"
      ])
    try schedule.store.write { repositories in
      try repositories.calendars.save(
        EventCalendar(name: work, color: .standard, isReadOnly: true))
    }
    let other = schedule.run("event copy Choir@2026-11-21 --from 2026-11-23\(option)")
    #expect(other.status == .success, "\(other)")
    let why = language(
      ko: "work 캘린더는 읽기 전용이라서 home에 넣었어요.",
      en: "The calendar work is read-only, so it went into home.")
    #expect((other.output + other.errors).contains(why) == (named == nil), "\(other)")
    #expect(try schedule.events.last?.calendar == .home)
  }

  @Test func `a copy without a day is refused`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Dentist --from 15:00")
    let refused = schedule.run("event copy dentist")
    #expect(refused.status == .wrongUsage && refused.errors.contains("--from"), "\(refused)")
    #expect(try schedule.events.count == 1)
  }
}
