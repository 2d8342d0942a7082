import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ScheduleTodayPartTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `Today shows current, upcoming and done events`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let schedule = ScheduleCommandFixture(language, form)
    for line in [
      "plan 아침 --from 08:00 --for 30m", "plan 회의 --from 14:00 --for 1h",
      "plan 커피 --from 14:50 --for 20m", "plan 당직 --from 22:00 --to \"내일 02:00\"",
      "plan 휴가 --all-day --from 어제 --to 내일", "plan 산책 --from 12:00 --for 1h",
      "plan 치과 --from 내일",
    ] {
      schedule.run(line)
    }
    try expectGolden(
      "Schedule/today-\(form.rawValue)-\(language.rawValue)", try schedule.todayPage())
  }

  @Test func `an empty schedule shows a hint, and a free day names the next event`() throws {
    let schedule = ScheduleCommandFixture()
    #expect(try schedule.today.section().invitation != nil)
    schedule.run("plan Dentist --from \"mon 15:00\"")
    var section = try schedule.today.section()
    #expect(section.rows.isEmpty)
    #expect(section.invitation == nil)
    #expect(
      section.emptyMessage
        == Words(
          ko: "오늘은 일정이 없어요. 다음 일정: Dentist, 11월 23일 (월) 15:00–16:00.",
          en: "Nothing is planned for today. Next is Dentist, Mon 23 Nov 15:00–16:00."))
    schedule.time("2026-12-01T09:00")
    section = try schedule.today.section()
    #expect(section.emptyMessage?.en == "Nothing is planned for today.")
  }

  @Test(arguments: [(0, 0), (5, 5), (6, 6), (7, 6), (60, 6)])
  func `a full day is printed up to the limit, with a count of the rest`(
    events: Int, rows: Int
  ) throws {
    let schedule = ScheduleCommandFixture()
    for number in 0..<events { schedule.run("plan E\(number)") }
    let section = try schedule.today.section()
    #expect(section.rows.count == min(events, 50))
    #expect(section.printedRows.count == rows)
    if events > 6 { #expect(section.printedRows.last?.text.en == "and \(events - 5) more") }
  }

  @Test(arguments: [
    (40, 12, Language.english), (40, 12, .korean), (80, 24, .english), (80, 24, .korean),
  ])
  func `overlapping events are marked in the margin`(
    width: Int, height: Int, language: Language
  ) throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("Swim", "2026-11-20T16:00", "2026-11-20T17:00")
    try fixture.plan("Bake", "2026-11-20T16:30", "2026-11-20T18:00")
    try fixture.plan("Read", "2026-11-20T20:00", "2026-11-20T21:00")
    let text = try fixture.run(
      "down down", from: "", language: language, size: Size(width: width, height: height)
    ).text
    #expect(text.contains("≈○ 16:00") && text.contains("≈○ 16:30"), "\(text)")
    #expect(text.contains("▸ ○ 20:00"), "\(text)")
  }

  @Test func `the current event is highlighted`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Early --from 08:00")
    schedule.run("plan Late --from 20:00")
    schedule.run("plan Now --from 14:00")
    let section = try schedule.today.section()
    #expect(section.rows.map(\.isUrgent) == [true, false, false])
    #expect(section.rows.map(\.mark) == ["▶", "○", "✓"])
    #expect(section.rows.map(\.detail.en) == ["now", "in 5 h 30 min", "done"])
  }

  @Test func `cancelled and free events do not count as upcoming`() throws {
    let schedule = ScheduleCommandFixture()
    for title in ["Busy", "Free", "Off"] { schedule.run("plan \(title) --from 14:00") }
    let parts: [String: EventAvailability] = ["Free": .free, "Off": .calledOff]
    for event in try schedule.events {
      var details = event.details
      details.availability = parts[event.title] ?? .busy
      try schedule.store.write { [details] in
        try $0.events.save(Event(id: event.id, details: details))
      }
    }
    let rows = try schedule.today.section().rows
    let urgent = rows.filter(\.isUrgent).map(\.text.en)
    #expect(rows.count == 3 && urgent == ["14:00–15:00  Busy"])
    #expect(rows.allSatisfy { $0.needsAction == $0.isUrgent })
  }

  @Test func `the coming days list events that start within a week`() throws {
    let schedule = ScheduleCommandFixture()
    for line in [
      "plan Today --from 18:00", "plan Trip --all-day --from today --to +3",
      "plan Dentist --from \"tomorrow 9:00\" --for 1h", "plan Party --from \"2026-11-27 19:00\"",
      "plan Later --from \"2026-11-28 10:00\"", "plan Run --from \"tomorrow 07:00\" --repeat daily",
    ] {
      schedule.run(line)
    }
    let section = try ComingTodayPart(schedule.tools).section()
    #expect(
      section.rows.prefix(2).map { "\($0.text.en) \($0.detail.en)" } == [
        "07:00–08:00  ↻ Run tomorrow · 7 times in 7 days", "09:00–10:00  Dentist tomorrow",
      ])
    #expect(section.rows.first?.detail.ko == "내일 · 7일 동안 7번")
    // The short form shows only the day.
    #expect(section.rows.first?.shortRow.detail == Words(ko: "내일", en: "tomorrow"))
    // Programs get the complete date.
    let tomorrow = schedule.tools.formatter.today.adding(days: 1)
    #expect(section.rows.first?.machineDetail == tomorrow.description)
    // A series is listed once, however often it takes place.
    #expect(section.rows.count == 3)
    #expect(section.rows.last?.text.ko == "19:00–20:00  Party")
    #expect(section.printedRows.count == 3)
    #expect(section.isOptional)
  }

  @Test func `to-dos that wait do not take the room of those due today`() throws {
    let schedule = ScheduleCommandFixture()
    for number in 1...6 { schedule.run("todo Old\(number) --due 2026-11-1\(number)") }
    schedule.run("todo Rent --due today")
    schedule.run("todo Pill --due \"today 11pm\"")
    let rows = try schedule.today.section().printedRows
    #expect(rows.last?.detail.en == "hearth todo list")
    let alone = rows.map(\.text.en)
    for title in ["Rent", "Pill", "Old"] {
      #expect(alone.contains { $0.contains(title) }, "\(title): \(alone)")
    }
    #expect(alone.last == "and 3 more")
    for number in 1...6 { schedule.run("plan E\(number) --from 22:00") }
    let full = try schedule.today.section().printedRows.map(\.text.en)
    for title in ["Rent", "Pill", "Old", "E1", "E2"] {
      #expect(full.contains { $0.contains(title) }, "\(title): \(full)")
    }
  }

  @Test func `the coming days list tasks above the events`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Dentist --from \"2026-11-22 9:00\" --for 1h")
    schedule.run("plan Call --from \"tomorrow 9:00\" --for 1h")
    let tasks: [(String, DueTask.Due, Bool)] = [
      ("Rent", .day(Day(literal: "2026-11-22")), false),
      ("Cake", .floating(LocalTime(literal: "2026-11-24T18:00")), false),
      ("Done", .day(Day(literal: "2026-11-23")), true),
      ("Today", .day(Day(literal: "2026-11-20")), false),
      ("Late", .day(Day(literal: "2026-12-20")), false),
    ]
    try schedule.store.write { repositories in
      for (place, (title, due, isDone)) in tasks.enumerated() {
        try repositories.toDos.save(ToDo(place + 1, title, due: due, isDone: isDone))
      }
    }
    let section = try ComingTodayPart(schedule.tools).section()
    #expect(
      section.rows.map { "\($0.mark) \($0.text.en) · \($0.detail.en)" } == [
        "○ 09:00–10:00  Call · tomorrow", "☐ Rent · Sun 22 Nov",
        "○ 09:00–10:00  Dentist · Sun 22 Nov", "☐ due 18:00  Cake · Tue 24 Nov",
      ])
    #expect(section.rows.map(\.rank) == [0, 1, 2, 3])
    #expect(
      section.printedRows.last?.detail.en
        == "hearth event list --from 2026-11-21 --to 2026-11-27 · hearth todo list")
  }
}
