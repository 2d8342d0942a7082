import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct EventFormTests {
  @Test func `unreadable text is reported when its field is left, and stays`() {
    var state = EventFormScreen.State.blank()
    state.type("whenever", into: .start)
    #expect(state.form[.start]?.error == nil)
    #expect(state.form[.start]?.remark?.en == "…")
    _ = EventFormScreen.update(&state, .typed(.key(Key(.tab))))
    #expect(state.form[.start]?.error != nil)
    #expect(state.form[.start]?.text == "whenever")
    state.type("Call", into: .title)
    #expect(EventFormScreen.update(&state, .saved) == nil)
  }

  @Test func `without a readable start, errors of the end are not shown`() throws {
    var state = EventFormScreen.State.blank()
    state.type("14:00", into: .end)
    #expect(state.form[.end]?.error != nil)
    state.type("whenever", into: .start)
    #expect(state.form[.end]?.error == nil)
    #expect(state.form[.end]?.remark?.en == "…")
    #expect(state.draft == nil)
    #expect(EventFormScreen.update(&state, .saved) == nil)
    #expect(state.form[.end]?.error == nil)
    state.type("13:00", into: .start)
    #expect(state.form[.end]?.remark?.en.contains("1 h") == true)
  }

  @Test(arguments: [(449, nil), (450, "50 characters left."), (499, "1 character left.")])
  func `a note warns from 450 characters on`(count: Int, warning: String?) {
    var state = EventFormScreen.State.blank()
    state.type(String(repeating: "가", count: count), into: .note)
    #expect(state.form[.note]?.warning?.en == warning)
  }

  @Test func `a note takes at most 500 characters and says so`() {
    var state = EventFormScreen.State.blank()
    state.type(String(repeating: "가", count: 600), into: .note)
    #expect(state.note.count == 500)
    _ = EventFormScreen.update(&state, .typed(.key(.character("x"))))
    #expect(state.note.count == 500)
    #expect(state.form[.note]?.warning?.ko == "500자를 모두 썼어요. 더 쓸 수 없어요.")
  }

  @Test(
    arguments: [
      ("", [], "no reminder"), ("0", [0], "at the start"), ("10, 0", [0, 10], nil),
      ("0 5 10 30 60", [0, 5, 10, 30, 60], nil), ("1시간, 1d", [60, 1440], nil),
    ] as [(String, [Int], String?)])
  func `reminders are parsed`(text: String, minutes: [Int], remark: String?) throws {
    var state = EventFormScreen.State.blank()
    state.type("Call", into: .title)
    state.type(text, into: .reminders)
    if let remark { #expect(state.form[.reminders]?.remark?.en == remark) }
    let details = try state.added()
    #expect(details.reminders.minutesBefore == minutes)
  }

  @Test(arguments: [
    ("회의 내일 10시 하루 전 알림", [1440]), ("Birthday 10 dec remind me the day before", [900]),
    ("Meeting tomorrow 10am", [0]),
  ])
  func `a title can contain its reminder`(title: String, minutes: [Int]) throws {
    var state = EventFormScreen.State.blank()
    state.type(title, into: .title)
    let details = try state.added()
    #expect(details.reminders.minutesBefore == minutes)
  }

  @Test(arguments: ["0 1 2 3 4 5", "soon", "-1", "999999"])
  func `other reminders are refused`(text: String) {
    var state = EventFormScreen.State.blank()
    state.type("Call", into: .title)
    state.type(text, into: .reminders)
    #expect(EventFormScreen.update(&state, .saved) == nil)
    #expect(state.form[.reminders]?.error != nil)
  }

  @Test func `an unchanged form saves the event as it was`() throws {
    let span = try EventSpan(
      from: Instant(milliseconds: 1_792_888_200_000), to: Instant(milliseconds: 1_792_891_800_000),
      in: ChangingZone.berlin)
    let event = Event(
      id: try #require(ID<Event>(rawValue: 7)),
      details: EventDetails(title: try EventTitle("Imported"), span: span))
    let clock = LocalClock(
      now: .fixed("2026-03-20T10:00", in: ChangingZone.berlin), zone: ChangingZone.berlin)
    var state = EventFormScreen.State(event, clock: clock)
    #expect(
      EventFormScreen.update(&state, .saved) == .change(.edit(event.id, event.details, .keep)))
    #expect(EventFormScreen.update(&state, .cancelled) == .back)
  }

  @Test(arguments: [
    (nil, "", nil), (nil, "Room 5", "Room 5"), ("Room 4", "Room 5", "Room 5"), ("Room 4", "", ""),
  ])
  func `a place is entered, changed and removed`(
    place: String?, typed: String, kept: String?
  ) throws {
    let event = Event(
      id: try #require(ID<Event>(rawValue: 7)),
      details: EventDetails(
        title: try EventTitle("Dentist"), place: try place.map { try EventPlace($0) },
        span: try EventSpan(
          from: LocalTime(literal: "2026-12-01T10:00"), to: LocalTime(literal: "2026-12-01T11:00"),
          zone: EventFormScreen.State.clock.zone.name)))
    var state = EventFormScreen.State(event, clock: EventFormScreen.State.clock)
    #expect(state.form[.place]?.text == place ?? "")
    #expect(
      EventFormScreen.update(&state, .saved) == .change(.edit(event.id, event.details, .keep)))
    state.type(typed, into: .place)
    var changed = event.details
    changed.place = try kept.map { try EventPlace($0) }
    #expect(EventFormScreen.update(&state, .saved) == .change(.edit(event.id, changed, .keep)))
  }

  @Test func `a place at the end of the title moves to its field`() throws {
    var state = EventFormScreen.State.blank()
    state.type("Dinner tomorrow 7pm @ 강남 CGV", into: .title)
    state.focusLeft(.title)
    #expect(state.form[.title]?.text == "Dinner" && state.form[.place]?.text == "강남 CGV")
    state.type("Dinner with @mina", into: .title)
    state.focusLeft(.title)
    #expect(state.form[.title]?.text == "Dinner with @mina")
    // The start was set by the first title; a place is still taken off.
    state.type("Film @ home", into: .title)
    state.focusLeft(.title)
    #expect(state.form[.title]?.text == "Film" && state.form[.place]?.text == "home")
  }

  @Test func `a form opened at the start works with a choice of calendars`() throws {
    let span = try EventSpan(
      allDayFrom: Day(literal: "2026-11-18"), through: Day(literal: "2026-11-19"),
      zone: EventFormScreen.State.clock.zone.name)
    let event = Event(
      id: try #require(ID<Event>(rawValue: 7)),
      details: EventDetails(title: try EventTitle("Holiday"), span: span))
    let old = Occurrence(of: event, in: FixedZone.seoul)
    var state = EventFormScreen.State(again: old, clock: EventFormScreen.State.clock)
    state.addCalendarField([.home, try CalendarName("work")], usual: .home)
    #expect(state.form.focused?.name == .start)
    // An all-day event that is given a time takes it, as when editing.
    state.type("28 dec 10:00", into: .start)
    #expect(state.form[.start]?.error == nil && state.form[.allDay]?.isOn == false)
    #expect(
      try state.added().span.start(in: FixedZone.seoul) == LocalTime(literal: "2026-12-28T10:00"))
  }

  @Test func `other days are loaded when the times move there`() {
    var state = EventFormScreen.State.blank()
    state.form.focus(on: .end)
    let day = Day(literal: "2026-11-20")
    let press = { EventFormScreen.update(&state, .typed(.key($0))) }
    #expect(press(Key(.pageUp)) == .readEventsNearby(day...day.adding(days: 1)))
    #expect(press(Key(.up, .shift)) == nil)
  }

  @Test(.inWholeRuns) func `a resize keeps the typed text, and closing asks`() throws {
    let fixture = try ScheduleScreenFixture()
    let typed: KeyScript = "a \"치과\" tab \"어금니\" tab ctrl-u \"whenever\" tab"
    let sizes = KeyScript(
      events: [(40, 12), (120, 40), (80, 24)].map { .resize(Size(width: $0, height: $1)) })
    let text = try fixture.run(typed + sizes).text
    for part in ["치과", "어금니", "whenever", "! "] { #expect(text.contains(part)) }
    #expect(try fixture.run("a x esc").text.contains("Discard what you typed and leave?"))
    #expect(try fixture.run("a x esc n").text.contains("New event"))
    #expect(try fixture.run("a esc").text.contains("Nothing is planned yet"))
  }

  @Test func `the note can be written in an editor`() throws {
    let text = try ScheduleScreenFixture().run("a tab \"메모. \" ctrl-o").text
    #expect(text.contains("메모. 편집기에서 적었다."))
  }
}

extension EventFormScreen.State {
  init(_ event: Event, clock: LocalClock) {
    self.init(Occurrence(of: event, in: clock.zone), clock: clock)
  }
}
