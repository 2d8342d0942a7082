import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct EventEditTests {
  @Test(arguments: [
    ("--from 16:00", "2026-11-21T16:00", "2026-11-21T16:30"),
    ("--from 10.45", "2026-11-21T10:45", "2026-11-21T11:15"),
    ("--to 16.45", "2026-11-21T15:00", "2026-11-21T16:45"),
    ("--from mon", "2026-11-23T15:00", "2026-11-23T15:30"),
    ("--from \"mon 9am\"", "2026-11-23T09:00", "2026-11-23T09:30"),
    ("--from \"오후 4시 모레\"", "2026-11-22T16:00", "2026-11-22T16:30"),
    ("--to 17:00", "2026-11-21T15:00", "2026-11-21T17:00"),
    ("--to 24:00", "2026-11-21T15:00", "2026-11-22T00:00"),
    ("--to \"sun 02:00\"", "2026-11-21T15:00", "2026-11-22T02:00"),
    ("--to sun", "2026-11-21T15:00", "2026-11-22T15:30"),
    ("--for 2h", "2026-11-21T15:00", "2026-11-21T17:00"),
    ("--from 09:00 --for 15m", "2026-11-21T09:00", "2026-11-21T09:15"),
    ("--from \"mon 09:00\" --to 12:00", "2026-11-23T09:00", "2026-11-23T12:00"),
    ("--title X", "2026-11-21T15:00", "2026-11-21T15:30"),
  ])
  func `only given fields change, and a moved start keeps the duration`(
    options: String, start: String, end: String
  ) throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Dentist --from \"2026-11-21 15:00\" --for 30m --note teeth --remind 5")
    let before = try #require(schedule.events.first)
    #expect(schedule.run("event edit Dentist \(options)").status == .success)
    let event = try #require(schedule.events.first)
    let bounds = EventSpan.Bounds.floating(
      start: LocalTime(literal: start), end: LocalTime(literal: end))
    #expect(event.span.bounds == bounds)
    #expect(event.id == before.id)
    #expect(event.note == "teeth")
    #expect(event.details.reminders == before.details.reminders)
  }

  @Test(arguments: [
    ("--from \"10am KST\"", "2026-11-27T02:00", "2026-11-27T02:30", "Asia/Seoul"),
    (
      "--from \"sat 9am New York time\"", "2026-11-28T15:00", "2026-11-28T15:30", "America/New_York"
    ),
    (
      "--from \"9:00 America/New_York\" --to 11:00", "2026-11-27T15:00", "2026-11-27T17:00",
      "America/New_York"
    ),
    (
      "--from \"9:00 America/New_York\" --to \"23:00 CET\"", "2026-11-27T15:00", "2026-11-27T23:00",
      "America/New_York"
    ),
    ("--to \"23:30 KST\"", "2026-11-27T15:00", "2026-11-27T15:30", "Asia/Seoul"),
    ("--from 10:00", "2026-11-27T10:00", "2026-11-27T10:30", "Europe/Berlin"),
  ])
  func `a zone is read like that of a plan`(
    options: String, start: String, end: String, zone: String
  ) throws {
    let finder = ZoneFinder(environment: [:])
    let berlin = try finder.requiredZone("Europe/Berlin")
    let here = DeferredZone(others: finder.findZone) { berlin }
    let schedule = ScheduleCommandFixture(.english, .piped, at: "2026-11-26T09:00", in: here)
    schedule.run("plan Call --from \"2026-11-27 15:00\" --for 30m")
    let edited = schedule.run("event edit Call \(options)")
    #expect(edited.status == .success, "\(edited.errors)")
    let span = try #require(schedule.events.first?.span)
    #expect(span.start(in: berlin) == LocalTime(literal: start))
    #expect(span.end(in: berlin) == LocalTime(literal: end))
    #expect(span.zone == zone)
  }

  @Test(arguments: [
    ("Call --from \"10am KST\" --all", "11-27T02:00 12-04T02:00 12-11T02:00", "Asia/Seoul"),
    (
      "Call --from \"sat 9am Asia/Seoul\" --all", "11-28T01:00 12-05T01:00 12-12T01:00",
      "Asia/Seoul"
    ),
    (
      "Call@2026-12-04 --from \"9am New York time\" --from-here",
      "11-27T14:00 12-04T15:00 12-11T15:00", "Europe/Berlin"
    ),
    (
      "Call@2026-12-04 --from \"10am KST\" --only", "11-27T14:00 12-04T02:00 12-11T14:00",
      "Europe/Berlin"
    ),
  ])
  func `a series moves to the zone in which its time is given`(
    line: String, starts: String, zone: String
  ) throws {
    let finder = ZoneFinder(environment: [:])
    let berlin = try finder.requiredZone("Europe/Berlin")
    let here = DeferredZone(others: finder.findZone) { berlin }
    let schedule = ScheduleCommandFixture(.english, .piped, at: "2026-11-26T09:00", in: here)
    schedule.run("plan \"Call every fri 14:00\"")
    let id = try #require(schedule.events.first).id
    let edited = schedule.run("event edit \(line)")
    #expect(edited.status == .success, "\(edited.errors)")
    let days = Day(literal: "2026-11-26")...Day(literal: "2026-12-13")
    let found = try schedule.queries.list(.on(days), in: 0..<9)
    #expect(found.map { "\($0.start)".dropFirst(5) }.joined(separator: " ") == starts)
    let event = try schedule.queries.event(id)
    #expect(event.span.zone == zone)
    #expect(event.series?.followsZone == (zone != "Europe/Berlin"))
  }

  @Test(arguments: [
    ("월요일 8시", "2026-11-23T20:00"), ("월요일 8시 30분", "2026-11-23T20:30"),
    ("mon at 8", "2026-11-23T20:00"), ("월요일 오전 8시", "2026-11-23T08:00"),
    ("월요일 10시", "2026-11-23T10:00"),
  ])
  func `an hour after a day is in the same half of the day as before`(
    text: String, start: String
  ) throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Lesson --from \"2026-11-21 20:00\"")
    #expect(schedule.run("event edit Lesson --from \"\(text)\"").status == .success)
    let span = try #require(schedule.events.first?.span)
    #expect(span.start(in: FixedZone.seoul) == LocalTime(literal: start))
  }

  /// It is Friday, 20 November at 14:30, and the event is on Saturday at 8:00 for half an hour.
  @Test(arguments: [
    ("fri 9:00", "2026-11-27T09:00", true), ("금 9시", "2026-11-27T09:00", true),
    ("fri", "2026-11-27T08:00", true), ("fri 9:00-10:00", "2026-11-27T09:00", true),
    ("fri 14:15", "2026-11-20T14:15", false), ("today 9:00", "2026-11-20T09:00", false),
    ("9:00", "2026-11-21T09:00", false), ("sat 9:00", "2026-11-21T09:00", false),
    ("18 nov 9:00", "2027-11-18T09:00", true),
  ])
  func `a day is read like that of a plan, in a command and in the form`(
    text: String, start: String, isTaken: Bool
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Breakfast --from 2026-11-21T08:00 --for 30m")
    let old = try #require(schedule.events.first)
    var form = EventFormScreen.State(old, clock: schedule.queries.clock)
    form.type(text, into: .start)
    #expect(form.enteredSpan?.start(in: FixedZone.seoul) == LocalTime(literal: start))
    let edited = schedule.run("event edit breakfast --from \"\(text)\"")
    #expect(edited.status == .success, "\(edited)")
    #expect(edited.errors.contains("has passed, so ") == isTaken, "\(edited)")
    #expect(edited.errors.contains(" was used. For the past day, write ") == isTaken, "\(edited)")
    let span = try #require(schedule.events.first?.span)
    #expect(span.start(in: FixedZone.seoul) == LocalTime(literal: start))
  }

  @Test(arguments: [
    ("1", "2026-11-27T09:00"), ("2", "2026-11-20T09:00"), ("", "2026-11-21T08:00"),
  ])
  func `an ambiguous day is asked about if possible`(answer: String, start: String) throws {
    let schedule = ScheduleCommandFixture(.english)
    schedule.run("plan Breakfast --from 2026-11-21T08:00 --for 30m")
    let edited = schedule.run(
      "event edit breakfast --from \"fri 9:00\"", answers: [answer, answer, answer])
    #expect(edited.errors.contains("has passed. Which day do you mean?"), "\(edited)")
    let span = try #require(schedule.events.first?.span)
    #expect(span.start(in: FixedZone.seoul) == LocalTime(literal: start))
  }

  @Test(arguments: [
    ("2026-11-20", "fri 9:00", "2026-11-20T09:00"), ("2026-11-12", "18 nov", "2026-11-18T08:00"),
  ])
  func `past events can be corrected`(day: String, text: String, start: String) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Breakfast --from \(day)T08:00 --for 30m")
    let old = try #require(schedule.events.first)
    var form = EventFormScreen.State(old, clock: schedule.queries.clock)
    form.type(text, into: .start)
    #expect(form.times.start == LocalTime(literal: start))
    #expect(schedule.run("event edit breakfast --from \"\(text)\"").status == .success)
    let span = try #require(schedule.events.first?.span)
    #expect(span.start(in: FixedZone.seoul) == LocalTime(literal: start))
  }

  @Test func `an all-day reminder keeps its time when the event gets one`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Turkey --from 2026-11-28 --remind \"20:00 before\"")
    #expect(schedule.run("event edit Turkey --from \"sat 9am\"").status == .success)
    let reminders = try #require(schedule.events.first?.details.reminders)
    #expect(reminders.minutesBefore == [13 * 60])
  }

  @Test func `several whole days become an hour only if requested`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Trip --from 2026-11-20 --to 2026-11-27")
    let before = try #require(schedule.events.first)
    #expect(schedule.run("event edit Trip --from 10.45").status == .wrongUsage)
    #expect(try schedule.events.first?.span == before.span)
    #expect(schedule.run("event edit Trip --from 10.45 --yes").status == .success)
    #expect(try schedule.events.first?.span.isAllDay == false)
    schedule.run("plan Walk --from 2026-11-21")
    #expect(schedule.run("event edit Walk --from 10:45").status == .success)
  }

  @Test(arguments: [
    ("12:00", "2026-11-23T12:00"), ("자정", "2026-11-24T00:00"), ("sun 8am", "2026-11-22T08:00"),
    ("tue 8am", "2026-11-24T08:00"),
  ])
  func `an end without a day is on the last day, in a command and in the form`(
    text: String, end: String
  ) throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Fair --from \"2026-11-21 15:00\" --to \"2026-11-23 18:00\"")
    let old = try #require(schedule.events.first)
    var form = EventFormScreen.State(old, clock: schedule.queries.clock)
    form.form.focus(on: .end)
    _ = EventFormScreen.update(&form, .typed(.key(.control("u"))))
    _ = EventFormScreen.update(&form, .typed(.paste(text)))
    #expect(form.times.end == LocalTime(literal: end))
    schedule.run(["event", "edit", "Fair", "--to", text])
    #expect(try schedule.events.first?.span.end(in: FixedZone.seoul) == LocalTime(literal: end))
  }

  @Test(
    .inWholeRuns,
    arguments: [
      (EventFormScreen.FieldName.start, "27 nov", "2026-11-27T15:00", "2026-11-27T15:30"),
      (.start, "2026-12-24", "2026-12-24T15:00", "2026-12-24T15:30"),
      (.start, "24일", "2026-11-24T15:00", "2026-11-24T15:30"),
      (.start, "27 nov 9am", "2026-11-27T09:00", "2026-11-27T09:30"),
      (.end, "22 nov", "2026-11-21T15:00", "2026-11-22T15:30"),
    ])
  func `a day typed letter by letter keeps the time`(
    name: EventFormScreen.FieldName, text: String, start: String, end: String
  ) throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Dentist --from \"2026-11-21 15:00\" --for 30m")
    let old = try #require(schedule.events.first)
    var form = EventFormScreen.State(old, clock: schedule.queries.clock)
    form.form.focus(on: name)
    _ = EventFormScreen.update(&form, .typed(.key(.control("u"))))
    for letter in text {
      _ = EventFormScreen.update(&form, .typed(.key(.character(letter))))
    }
    #expect(form.times.start == LocalTime(literal: start))
    #expect(form.times.end == LocalTime(literal: end))
    _ = EventFormScreen.update(&form, .typed(.key(Key(.tab))))
    #expect(form.enteredSpan?.start(in: FixedZone.seoul) == LocalTime(literal: start))
  }

  @Test func `an ambiguous dot in a time is asked about, and each answer is read`() throws {
    let schedule = ScheduleCommandFixture(.english)
    schedule.run("plan Dentist --from \"2026-11-21 15:00\" --for 30m")
    let refused = schedule.run("event edit Dentist --from 10.30")
    #expect(refused.status == .wrongUsage)
    #expect(refused.errors.contains("10.30"))
    #expect(schedule.run("event edit Dentist --from 10:30").status == .success)
    #expect(schedule.run("event edit Dentist --from 10/30").status == .success)
  }

  @Test func `excluded days of a series are reported once as a change`() throws {
    let schedule = ScheduleCommandFixture(.english)
    schedule.run("plan Gym every tue 19:00")
    let line = "event edit Gym --except 2026-12-01 --all"
    #expect(!schedule.run(line).output.contains("Nothing was changed"))
    #expect(try schedule.queries.exceptions(of: try #require(schedule.events.first).id).count == 1)
    #expect(schedule.run(line).output.contains("Nothing was changed"))
  }

  @Test func `the reply names the excluded days of a series, or counts them`() {
    let english = ScheduleCommandFixture(.english)
    let one = english.run("plan Yoga every tue 19:00 except 1 dec").output
    #expect(one.contains("every Tue, except Tue 1 Dec."), "\(one)")
    let none = english.run("plan Gym every tue 19:00").output
    #expect(!none.contains("except"))
    let korean = ScheduleCommandFixture(.korean)
    let days = (1...6).map { "--except 2026-12-0\($0)" }.joined(separator: " ")
    let many = korean.run("event add 산책 --from \"2026-11-24 19:00\" --repeat 매일 \(days)").output
    #expect(many.contains("매일, 6번 빼고"), "\(many)")
  }

  @Test func `an end typed beside another start is on its day`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Fair --from \"2026-11-21 15:00\" --to \"2026-11-23 18:00\"")
    let old = try #require(schedule.events.first)
    var form = EventFormScreen.State(old, clock: schedule.queries.clock)
    for (name, text) in [(EventFormScreen.FieldName.start, "16:00"), (.end, "20:00")] {
      form.form.focus(on: name)
      _ = EventFormScreen.update(&form, .typed(.key(.control("u"))))
      _ = EventFormScreen.update(&form, .typed(.paste(text)))
    }
    #expect(form.times.end == LocalTime(literal: "2026-11-21T20:00"))
    schedule.run("event edit Fair --from 16:00 --to 20:00")
    let end = try schedule.events.first?.span.end(in: FixedZone.seoul)
    #expect(end == LocalTime(literal: "2026-11-21T20:00"))
  }

  @Test(arguments: [
    ("--from sat", "2026-11-21", "2026-11-23"), ("--to sun", "2026-11-20", "2026-11-22"),
    ("--from sat --to sun", "2026-11-21", "2026-11-22"),
    ("--from 11-27 --to sun", "2026-11-27", "2026-11-29"),
    ("--all-day", "2026-11-20", "2026-11-22"), ("--all-day --from +1w", "2026-11-27", "2026-11-29"),
  ])
  func `all-day events are moved by days`(options: String, first: String, last: String) throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Trip --all-day --from 11-20 --to 11-22")
    #expect(schedule.run("event edit Trip \(options)").status == .success)
    let bounds = EventSpan.Bounds.allDay(first: Day(literal: first), last: Day(literal: last))
    #expect(try schedule.events.first?.span.bounds == bounds)
  }

  @Test func `an all-day event that gets a time becomes timed, and back`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Trip --all-day --from 11-21 --to 11-22")
    schedule.run("event edit Trip --from 10:00 --yes")
    #expect(
      try schedule.events.first?.span.bounds
        == .floating(
          start: LocalTime(literal: "2026-11-21T10:00"),
          end: LocalTime(literal: "2026-11-21T11:00")))
    schedule.run("event edit Trip --from \"fri 22:00\" --to \"sat 02:00\"")
    schedule.run("event edit Trip --all-day")
    #expect(
      try schedule.events.first?.span.bounds
        == .allDay(first: Day(literal: "2026-11-20"), last: Day(literal: "2026-11-21")))
  }

  @Test func `an empty note removes the note`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Dentist --note teeth")
    schedule.run("event edit Dentist --note \"\" --remind 10 --remind 10 --remind 1h")
    let event = try #require(schedule.events.first)
    #expect(event.note.isEmpty)
    #expect(event.details.reminders.minutesBefore == [10, 60])
    schedule.run("event edit Dentist --no-remind")
    #expect(try schedule.events.first?.details.reminders == LeadTimes.none)
    for (typed, minutes) in [("10m after", -10), ("1시간 뒤", -60), ("10m before", 10)] {
      schedule.run("event edit Dentist --remind \"\(typed)\"")
      #expect(try schedule.events.first?.details.reminders.minutesBefore == [minutes])
    }
    // A time of day after the start, and a negative number, apply to all-day events only.
    for typed in ["23:00", "-5", "25h after"] {
      #expect(
        schedule.run("event edit Dentist --remind \"\(typed)\"").status == .wrongUsage, "\(typed)")
    }
  }

  @Test(arguments: [("09:00", 360), ("20:00 before", 1140), ("전날 저녁 8시", 1140)])
  func `a reminder at a time of day is on the day of the start or before it`(
    typed: String, minutes: Int
  ) throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Dentist --from \"tomorrow 15:00\" --remind \"\(typed)\"")
    #expect(try schedule.events.first?.details.reminders.minutesBefore == [minutes])
    schedule.run("todo add Report --due \"tomorrow 15:00\" --remind \"\(typed)\"")
    let toDo = try #require(schedule.tools.toDos.queries.list().first?.toDo)
    #expect(toDo.details.reminders.minutesBefore == [minutes])
  }

  @Test(arguments: [
    ("1d", [900]), ("1일", [900]), ("1 week", [9540]), ("10", [10]), ("1440", [1440]),
    ("20:00 before", [240]), ("1h", [60]),
  ])
  func `a reminder days before an all-day event has the all-day time`(typed: String, minutes: [Int])
    throws
  {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Fair --all-day --from fri --remind \"\(typed)\"")
    #expect(try schedule.events.first?.details.reminders.minutesBefore == minutes)
  }

  @Test(arguments: [
    ("0, 10", [0, 10]), ("10 60", [10, 60]), ("1h 10", [10, 60]), ("1h 30m", [90]),
    ("1시간 30분", [90]), ("", []),
  ])
  func `several reminders are separated as typed`(typed: String, minutes: [Int]) throws {
    #expect(
      try LeadTimesInput.parse(typed, from: .noon, .standard).minutesBefore == minutes)
  }

  @Test func `an event entered in another zone keeps its time and its zone`() throws {
    let schedule = ScheduleCommandFixture(.english, .terminal)
    let berlin = ChangingZone.berlin
    let start = berlin.instant(of: LocalTime(literal: "2026-11-23T09:00"))
    let span = try EventSpan(
      from: start, to: start.adding(milliseconds: 3_600_000), in: berlin)
    let id = try #require(ID<Event>(rawValue: 7_000_000))
    try schedule.store.write {
      try $0.events.save(
        Event(id: id, details: EventDetails(title: try EventTitle("Call"), span: span)))
    }
    let shown = schedule.run("event show Call").output
    #expect(shown.contains("Mon 23 Nov 17:00–18:00 (1 h)"))
    #expect(shown.contains("Europe/Berlin"))
    for (options, times) in [
      ("--from 18:00", "18:00–19:00"), ("--for 30m", "18:00–18:30"), ("--to 20:00", "18:00–20:00"),
    ] {
      #expect(schedule.run("event edit Call \(options)").output.contains(times))
      let kept = try #require(schedule.events.first?.span)
      #expect(kept.zone == "Europe/Berlin")
      guard case .anchored = kept.bounds else {
        Issue.record("no moments any more after \(options)")
        continue
      }
    }
  }
}
