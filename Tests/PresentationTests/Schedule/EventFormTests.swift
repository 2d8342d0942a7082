import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct EventFormTests {
  private static let clock = LocalClock(now: .fixed("2026-11-20T14:07"), zone: FixedZone.seoul)

  private func form(on day: String? = nil) -> EventFormScreen.State {
    EventFormScreen.State(on: day.map { Day(literal: $0) }, clock: Self.clock)
  }

  private func type(
    _ text: String, into name: EventFormScreen.FieldName, _ state: inout EventFormScreen.State
  ) {
    state.form.focus(on: name)
    _ = EventFormScreen.update(&state, .typed(.key(.control("u"))))
    _ = EventFormScreen.update(&state, .typed(.paste(text)))
  }

  @Test func `a new event starts at the next full five minutes and lasts an hour`() {
    #expect(form().times.start == LocalTime(literal: "2026-11-20T14:10"))
    #expect(form().times.end == LocalTime(literal: "2026-11-20T15:10"))
    #expect(form(on: "2026-12-24").times.start == LocalTime(literal: "2026-12-24T14:10"))
    #expect(!form().hasChanged)
  }

  @Test(arguments: [
    (Key(.up), "2026-11-20T14:15"), (Key(.down), "2026-11-20T14:05"),
    (Key(.up, .shift), "2026-11-20T15:10"), (Key(.down, .control), "2026-11-20T13:10"),
    (Key(.pageUp), "2026-11-21T14:10"), (Key(.pageDown), "2026-11-19T14:10"),
  ])
  func `keys move the start, and the end keeps its distance`(key: Key, start: String) throws {
    var state = form()
    state.form.focus(on: .start)
    guard case .action(let action)? = EventFormScreen.keys(state).meaning(of: key) else {
      Issue.record("the key means nothing")
      return
    }
    _ = EventFormScreen.update(&state, action)
    let moved = LocalTime(literal: start)
    #expect(state.times.start == moved)
    #expect(state.times.end == moved.adding(minutes: 60))
    #expect(state.form[.start]?.text == "\(moved.day) \(moved.time)")
    #expect(state.form[.end]?.text == "\(state.times.end.day) \(state.times.end.time)")
  }

  @Test(arguments: [
    ("내일 오후 3시", "2026-11-21T15:00"), ("tomorrow 3pm", "2026-11-21T15:00"),
    ("16:20", "2026-11-20T16:20"), ("금 9시", "2026-11-20T09:00"),
    ("내일 3시", "2026-11-21T15:00"), ("tonight", "2026-11-20T20:00"), ("오늘 저녁", "2026-11-20T19:00"),
    ("in 2 hours", "2026-11-20T16:07"), ("30분 뒤", "2026-11-20T14:37"),
  ])
  func `the start is understood in words`(text: String, start: String) {
    var state = form()
    type(text, into: .start, &state)
    #expect(state.times.start == LocalTime(literal: start))
    #expect(state.times.end == state.times.start.adding(minutes: 60))
    #expect(state.form[.start]?.text == text)
  }

  @Test(arguments: [("내일", "2026-11-21"), ("+3d", "2026-11-23"), ("2026-12-24", "2026-12-24")])
  func `a day alone is a whole day, as at the command line`(text: String, day: String) throws {
    var state = form()
    type("Trip", into: .title, &state)
    type(text, into: .start, &state)
    #expect(state.form[.allDay]?.isOn == true)
    guard case .add(let details)? = EventFormScreen.update(&state, .saved) else {
      Issue.record("nothing to add")
      return
    }
    let whole = Day(literal: day)
    #expect(
      try details.span == EventSpan(allDayFrom: whole, through: whole, zone: "Asia/Seoul"))
  }

  @Test func `a time typed after the day gives the event its times`() {
    var state = form()
    type("내일", into: .start, &state)
    _ = EventFormScreen.update(&state, .typed(.paste(" 3시")))
    #expect(state.form[.allDay]?.isOn == false)
    #expect(state.times.start == LocalTime(literal: "2026-11-21T15:00"))
    #expect(state.form[.end]?.text == "2026-11-21 16:00")
  }

  @Test func `a day before midnight takes one whole day, and no more`() {
    let late = LocalClock(now: .fixed("2026-11-20T23:40"), zone: FixedZone.seoul)
    var state = EventFormScreen.State(on: nil, clock: late)
    type("내일", into: .start, &state)
    #expect(state.times.days == Day(literal: "2026-11-21")...Day(literal: "2026-11-21"))
  }

  @Test func `whole days that were asked for stay, and so does a length that was entered`() {
    var state = form()
    type("16:30", into: .end, &state)
    type("내일", into: .start, &state)
    #expect(state.form[.allDay]?.isOn == false)
    #expect(state.times.start == LocalTime(literal: "2026-11-21T14:10"))
    #expect(state.times.end == LocalTime(literal: "2026-11-21T16:30"))
    state.form.focus(on: .allDay)
    _ = EventFormScreen.update(&state, .typed(.key(.character(" "))))
    type("모레 3시", into: .start, &state)
    #expect(state.form[.allDay]?.isOn == true)
  }

  @Test(arguments: [("점심 내일", "2026-11-21"), ("Trip next fri", "2026-11-27")])
  func `a title that ends with a day alone takes the whole day`(title: String, day: String) {
    var state = form()
    type(title, into: .title, &state)
    _ = EventFormScreen.update(&state, .typed(.key(Key(.tab))))
    #expect(state.form[.allDay]?.isOn == true)
    #expect(state.form[.start]?.text == day)
  }

  @Test(arguments: [
    ("16:30", "2026-11-20T16:30"), ("내일", "2026-11-21T15:10"), ("90m", "2026-11-20T15:40"),
    ("2시간", "2026-11-20T16:10"), ("자정", "2026-11-21T00:00"), ("sat 9am", "2026-11-21T09:00"),
    ("1am", "2026-11-21T01:00"), ("5시", "2026-11-20T17:00"),
  ])
  func `the end is understood in words, also as a length`(text: String, end: String) {
    var state = form()
    type(text, into: .end, &state)
    #expect(state.times.end == LocalTime(literal: end))
    #expect(state.times.start == LocalTime(literal: "2026-11-20T14:10"))
    #expect(state.form[.end]?.error == nil)
  }

  @Test func `an end that is not after the start is told at once, and nothing is saved`() {
    var state = form()
    type("Call", into: .title, &state)
    type("14:10", into: .end, &state)
    #expect(state.form[.end]?.error?.en.contains("must come after the start") == true)
    #expect(EventFormScreen.update(&state, .saved) == nil)
    #expect(state.form[.end]?.text == "14:10")
    type("14:11", into: .end, &state)
    #expect(state.form[.end]?.error == nil)
  }

  @Test func `what is not understood is told when it is left, and stays`() {
    var state = form()
    type("whenever", into: .start, &state)
    #expect(state.form[.start]?.error == nil)
    #expect(state.form[.start]?.remark?.en == "…")
    _ = EventFormScreen.update(&state, .typed(.key(Key(.tab))))
    #expect(state.form[.start]?.error != nil)
    #expect(state.form[.start]?.text == "whenever")
    type("Call", into: .title, &state)
    #expect(EventFormScreen.update(&state, .saved) == nil)
  }

  @Test func `without a start that is read nothing is said of the end or of its order`() throws {
    var state = form()
    type("14:00", into: .end, &state)
    #expect(state.form[.end]?.error != nil)
    type("whenever", into: .start, &state)
    #expect(state.form[.end]?.error == nil)
    #expect(state.form[.end]?.remark?.en == "…")
    #expect(state.draft == nil)
    #expect(EventFormScreen.update(&state, .saved) == nil)
    #expect(state.form[.end]?.error == nil)
    type("13:00", into: .start, &state)
    #expect(state.form[.end]?.remark?.en.contains("1 h") == true)
  }

  @Test(arguments: Language.allCases)
  func `the form and its key say that events do not repeat`(language: Language) throws {
    let words = language(ko: "반복되지 않아요", en: "vents do not repeat")
    let stage = try PlanStage()
    #expect(try stage.run("a", language: language).text.contains(words))
    let help = try stage.run("?", language: language, size: Size(width: 120, height: 60)).text
    #expect(help.contains(words))
  }

  @Test(arguments: [(449, nil), (450, "50 characters left."), (499, "1 character left.")])
  func `a note warns from 450 characters on`(count: Int, warning: String?) {
    var state = form()
    type(String(repeating: "가", count: count), into: .note, &state)
    #expect(state.form[.note]?.warning?.en == warning)
  }

  @Test func `a note takes no more than 500 characters and says so`() {
    var state = form()
    type(String(repeating: "가", count: 600), into: .note, &state)
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
  func `reminders are read`(text: String, minutes: [Int], remark: String?) throws {
    var state = form()
    type("Call", into: .title, &state)
    type(text, into: .reminders, &state)
    if let remark { #expect(state.form[.reminders]?.remark?.en == remark) }
    guard case .add(let details)? = EventFormScreen.update(&state, .saved) else {
      Issue.record("nothing to add")
      return
    }
    #expect(details.reminders.minutesBefore == minutes)
  }

  @Test(arguments: ["0 1 2 3 4 5", "soon", "-1", "999999"])
  func `other reminders are refused`(text: String) {
    var state = form()
    type("Call", into: .title, &state)
    type(text, into: .reminders, &state)
    #expect(EventFormScreen.update(&state, .saved) == nil)
    #expect(state.form[.reminders]?.error != nil)
  }

  @Test func `whole days are taken and given back`() throws {
    var state = form()
    type("Trip", into: .title, &state)
    type("내일 22:00", into: .end, &state)
    state.form.focus(on: .allDay)
    let space = EventFormScreen.Action.typed(.key(.character(" ")))
    _ = EventFormScreen.update(&state, space)
    #expect(state.form[.start]?.text == "2026-11-20")
    #expect(state.form[.end]?.text == "2026-11-21")
    guard case .add(let details)? = EventFormScreen.update(&state, .saved) else {
      Issue.record("nothing to add")
      return
    }
    let days = EventSpan.Bounds.allDay(
      first: Day(literal: "2026-11-20"), last: Day(literal: "2026-11-21"))
    #expect(details.span.bounds == days)
    _ = EventFormScreen.update(&state, space)
    #expect(state.form[.end]?.text == "2026-11-21 22:00")
  }

  @Test func `a time that the clock skips or shows twice is told`() throws {
    let clock = LocalClock(
      now: .fixed("2026-03-20T10:00", in: ChangingZone.berlin), zone: ChangingZone.berlin)
    var state = EventFormScreen.State(on: nil, clock: clock)
    type("2026-03-29 02:30", into: .start, &state)
    #expect(state.form[.start]?.warning?.en.contains("the clock skips 02:30") == true)
    type("2026-10-25 02:30", into: .start, &state)
    #expect(state.form[.start]?.warning?.en.contains("shows 02:30 twice") == true)
    type("2026-10-26 02:30", into: .start, &state)
    #expect(state.form[.start]?.warning == nil)
  }

  @Test func `an event that is only looked at is saved as it was`() throws {
    let span = try EventSpan(
      from: Instant(milliseconds: 1_792_888_200_000), to: Instant(milliseconds: 1_792_891_800_000),
      in: ChangingZone.berlin)
    let event = Event(
      id: try #require(ID<Event>(rawValue: 7)),
      details: EventDetails(title: try EventTitle("Imported"), span: span))
    let clock = LocalClock(
      now: .fixed("2026-03-20T10:00", in: ChangingZone.berlin), zone: ChangingZone.berlin)
    var state = EventFormScreen.State(event, clock: clock)
    #expect(EventFormScreen.update(&state, .saved) == .edit(event.id, event.details))
    #expect(EventFormScreen.update(&state, .cancelled) == .cancelled(hasChanged: false))
  }

  @Test func `other days are asked for when the times move there`() {
    var state = form()
    state.form.focus(on: .end)
    let day = Day(literal: "2026-11-20")
    #expect(
      EventFormScreen.update(&state, .stepped(.days(1))) == .days(day...day.adding(days: 1)))
    #expect(EventFormScreen.update(&state, .stepped(.hours(1))) == nil)
  }

  @Test func `a resize keeps what was typed, and leaving asks`() throws {
    let stage = try PlanStage()
    let typed: KeyScript = "a \"치과\" tab \"어금니\" tab ctrl-u \"whenever\" tab"
    let sizes = KeyScript(
      events: [(40, 12), (120, 40), (80, 24)].map { .resize(Size(width: $0, height: $1)) })
    let text = try stage.run(typed + sizes).text
    for part in ["치과", "어금니", "whenever", "! "] { #expect(text.contains(part)) }
    #expect(try stage.run("a x esc").text.contains("Go back without what you typed?"))
    #expect(try stage.run("a x esc n").text.contains("New event"))
    #expect(try stage.run("a esc").text.contains("Nothing is planned yet"))
  }

  @Test func `the note can be written in an editor`() throws {
    let text = try PlanStage().run("a tab \"메모. \" ctrl-o").text
    #expect(text.contains("메모. 편집기에서 적었다."))
  }
}
