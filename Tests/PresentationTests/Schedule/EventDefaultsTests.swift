import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// New events have the length and the reminders of the settings.
@Suite struct EventDefaultsTests {
  private static func settings() throws -> Settings {
    var settings = Settings.standard
    try settings.set(#require(Setting.named("remind.event")), to: "30m 1d")
    try settings.set(#require(Setting.named("event.length")), to: "30m")
    return settings
  }

  @Test(arguments: [
    ("plan Dentist tomorrow 3pm", "2026-11-21T15:00", 30, [30, 1440]),
    ("plan Coffee", "2026-11-20T14:35", 30, [30, 1440]),
    ("plan Dentist tomorrow 3pm --for 2h --remind 5", "2026-11-21T15:00", 120, [5]),
    ("plan Dentist tomorrow 3pm-5pm --no-remind", "2026-11-21T15:00", 120, []),
    ("plan Yoga every day 19:00", "2026-11-20T19:00", 30, [30, 1440]),
    ("plan Holiday tomorrow", "2026-11-21T00:00", 1440, [-540]),
  ])
  func `a planned event has them unless its words say otherwise`(
    line: String, start: String, minutes: Int, reminders: [Int]
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.settings = try Self.settings()
    let ran = schedule.run(line)
    #expect(ran.status == .success, "\(ran)")
    let event = try #require(schedule.events.first)
    let (from, to) = (event.span.start(in: FixedZone.seoul), event.span.end(in: FixedZone.seoul))
    #expect("\(from)" == start && from.adding(minutes: minutes) == to)
    #expect(event.details.reminders.minutesBefore == reminders)
  }

  @Test func `a changed event keeps its own, and gets the length with a first time`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Talk tomorrow 3pm")
    schedule.run("plan Party tomorrow")
    schedule.settings = try Self.settings()
    schedule.run("event edit Talk --from 16:00")
    schedule.run("event edit Party --from \"tomorrow 20:00\"")
    let events = try schedule.events
    let talk = try #require(events.first { $0.title == "Talk" })
    #expect(talk.details.reminders == .atStart)
    #expect("\(talk.span.end(in: FixedZone.seoul))" == "2026-11-21T17:00")
    let party = try #require(events.first { $0.title == "Party" })
    #expect(party.details.reminders.minutesBefore == [30, 1440])
    #expect("\(party.span.end(in: FixedZone.seoul))" == "2026-11-21T20:30")
  }

  @Test(
    arguments: [
      (
        "2026-11-20T14:30", "plan Run tomorrow 6am",
        "the reminder comes before them, today at 21:59"
      ),
      ("2026-11-20T14:30", "plan Run tomorrow 6am --remind 1d", nil),
      ("2026-11-20T14:30", "plan Run tomorrow 7:30am --remind 1h", nil),
      ("2026-11-20T14:30", "plan Run tomorrow 6am --no-remind", nil),
      ("2026-11-20T14:30", "plan Run tomorrow", nil),
      ("2026-11-20T23:10", "plan Run tomorrow 6am", "no reminder comes before it"),
      ("2026-11-20T14:30", "todo add Pills --due \"tomorrow 6am\"", "today at 21:59"),
    ] as [(String, String, String?)])
  func `quiet hours that move a reminder are mentioned`(
    now: String, line: String, said: String?
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .piped, at: now)
    try schedule.settings.set(#require(Setting.named("remind.quiet")), to: "22:00-07:00")
    let ran =
      line.hasPrefix("todo")
      ? schedule.fixture.run(line, of: EventTools.toDoCommands, with: schedule.tools)
      : schedule.run(line)
    #expect(ran.status == .success, "\(ran)")
    #expect(ran.errors.contains("quiet hours") == (said != nil), "\(ran)")
    if let said { #expect(ran.errors.contains(said), "\(ran)") }
    guard !line.hasPrefix("todo") else { return }
    let moved = schedule.run("event edit Run --from \"sun 5:30am\"").errors
    #expect(moved.contains("today at 21:59") == false)
  }

  @Test func `the form proposes them, and follows the title`() throws {
    var form = EventFormScreen.State(
      on: nil, clock: EventFormScreen.State.clock, defaults: try Self.settings().eventDefaults)
    #expect(form.form[.reminders]?.text == "30, 1440")
    #expect(form.times.end == form.times.start.adding(minutes: 30))
    form.type("Dentist tomorrow 3pm", into: .title)
    let added = try form.added()
    #expect("\(added.span.start(in: FixedZone.seoul))" == "2026-11-21T15:00")
    #expect("\(added.span.end(in: FixedZone.seoul))" == "2026-11-21T15:30")
    #expect(added.reminders.minutesBefore == [30, 1440])
  }
}
