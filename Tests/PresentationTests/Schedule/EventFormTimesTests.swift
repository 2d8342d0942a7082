import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct EventFormTimesTests {
  @Test func `a new event starts at the next full five minutes and lasts an hour`() {
    #expect(EventFormScreen.State.blank().times.start == LocalTime(literal: "2026-11-20T14:10"))
    #expect(EventFormScreen.State.blank().times.end == LocalTime(literal: "2026-11-20T15:10"))
    #expect(
      EventFormScreen.State.blank(on: "2026-12-24").times.start
        == LocalTime(literal: "2026-12-24T14:10"))
    #expect(!EventFormScreen.State.blank().hasChanged)
  }

  @Test(arguments: [
    (Key(.up), "2026-11-20T14:15"), (Key(.down), "2026-11-20T14:05"),
    (Key(.up, .shift), "2026-11-20T15:10"), (Key(.down, .control), "2026-11-20T13:10"),
    (Key(.pageUp), "2026-11-21T14:10"), (Key(.pageDown), "2026-11-19T14:10"),
  ])
  func `keys move the start, and the end keeps its distance`(key: Key, start: String) throws {
    var state = EventFormScreen.State.blank()
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
    ("16:20", "2026-11-20T16:20"), ("금 9시", "2026-11-27T09:00"),
    ("내일 3시", "2026-11-21T15:00"), ("tonight", "2026-11-20T20:00"), ("오늘 저녁", "2026-11-20T19:00"),
    ("in 2 hours", "2026-11-20T16:07"), ("30분 뒤", "2026-11-20T14:37"),
  ])
  func `the start is understood in words`(text: String, start: String) {
    var state = EventFormScreen.State.blank()
    state.type(text, into: .start)
    #expect(state.times.start == LocalTime(literal: start))
    #expect(state.times.end == state.times.start.adding(minutes: 60))
    #expect(state.form[.start]?.text == text)
  }

  @Test func `two hours from now are two real hours when the clock is set forward`() throws {
    let zone = ChangingZone.newYork
    let late = LocalClock(now: .fixed("2026-03-08T01:30", in: zone), zone: zone)
    var state = EventFormScreen.State(on: nil, clock: late)
    state.type("in 2 hours", into: .start)
    #expect(state.times.start == LocalTime(literal: "2026-03-08T04:30"))
    let schedule = ScheduleCommandFixture(at: "2026-03-08T01:30", in: zone)
    #expect(schedule.run("plan Call --from \"in 2 hours\" --for 1h").status == .success)
    let span = try #require(try schedule.events.first?.details.span)
    #expect(span.start(in: zone) == LocalTime(literal: "2026-03-08T04:30"))
  }

  @Test func `an end beyond the last day is refused, not shortened`() {
    var state = EventFormScreen.State.blank()
    state.type("Last", into: .title)
    state.type("9999-12-31 23:30", into: .start)
    #expect(state.enteredSpan == nil && state.form[.end]?.error != nil)
    state.type("9999-12-31 22:30", into: .start)
    #expect(state.times.end == LocalTime(literal: "9999-12-31T23:30"))
    #expect(state.enteredSpan != nil && state.form[.end]?.error == nil)
    state.type("9999-12-31 23:30", into: .start)
    state.type("9999-12-31 23:45", into: .end)
    #expect(state.times.end == LocalTime(literal: "9999-12-31T23:45"))
    #expect(state.enteredSpan != nil && state.form[.end]?.error == nil)
  }

  @Test(arguments: [("내일", "2026-11-21"), ("+3d", "2026-11-23"), ("2026-12-24", "2026-12-24")])
  func `a day alone means all day, as at the command line`(text: String, day: String) throws {
    var state = EventFormScreen.State.blank()
    state.type("Trip", into: .title)
    state.type(text, into: .start)
    #expect(state.form[.allDay]?.isOn == true)
    let details = try state.added()
    let whole = Day(literal: day)
    #expect(
      try details.span == EventSpan(allDayFrom: whole, through: whole, zone: "Asia/Seoul"))
  }

  @Test func `a time typed after the day makes the event timed`() {
    var state = EventFormScreen.State.blank()
    state.type("내일", into: .start)
    _ = EventFormScreen.update(&state, .typed(.paste(" 3시")))
    #expect(state.form[.allDay]?.isOn == false)
    #expect(state.times.start == LocalTime(literal: "2026-11-21T15:00"))
    #expect(state.form[.end]?.text == "2026-11-21 16:00")
  }

  /// Returns the form of a new event at 9:00 on a Thursday in Berlin, with all zones known.
  private func berlin() throws -> (form: EventFormScreen.State, zone: any ZoneRules) {
    let finder = ZoneFinder(environment: [:])
    let berlin = try finder.requiredZone("Europe/Berlin")
    let here = DeferredZone(others: finder.findZone) { berlin }
    let clock = LocalClock(now: .fixed("2026-11-26T09:00", in: here), zone: here)
    return (EventFormScreen.State(on: nil, clock: clock), berlin)
  }

  @Test(
    .inWholeRuns,
    arguments: [
      (EventFormScreen.FieldName.start, "10:00 KST", "2026-11-26T02:00", "Asia/Seoul"),
      (.start, "tomorrow 10:00 Asia/Seoul", "2026-11-27T02:00", "Asia/Seoul"),
      (.start, "fri 9am New York time", "2026-11-27T15:00", "America/New_York"),
      (.start, "내일 오전 10시 뉴욕 시간", "2026-11-27T16:00", "America/New_York"),
      (.start, "tomorrow 10:00", "2026-11-27T10:00", "Europe/Berlin"),
      (.title, "Call tomorrow 10am New York time", "2026-11-27T16:00", "America/New_York"),
      (.title, "Call every tue 10:00 Asia/Seoul", "2026-12-01T02:00", "Asia/Seoul"),
    ])
  func `a zone is understood as in a plan`(
    field: EventFormScreen.FieldName, text: String, start: String, zone: String
  ) throws {
    let (form, here) = try berlin()
    var state = form
    state.type("Call", into: .title)
    state.type(text, into: field)
    guard case .change(.add(let details, let repetition))? = EventFormScreen.update(&state, .saved)
    else {
      Issue.record("nothing to add: \(state.form[field]?.error?.en ?? "")")
      return
    }
    #expect(details.title.value == "Call")
    #expect(details.span.zone == zone)
    #expect(details.span.start(in: here) == LocalTime(literal: start))
    #expect(details.span.end(in: here) == LocalTime(literal: start).adding(minutes: 60))
    #expect((repetition == nil) != text.hasPrefix("Call every"))
    let isFloating = if case .floating = details.span.bounds { true } else { false }
    #expect(isFloating == (zone == "Europe/Berlin"))
  }

  @Test func `a zone stays while keys move the time, and is dropped for a typed time`() throws {
    let (form, here) = try berlin()
    var state = form
    state.type("Call", into: .title)
    state.type("tomorrow 10am KST", into: .start)
    #expect(state.form[.start]?.remark?.en.contains("[10:00 Asia/Seoul]") == true)
    _ = EventFormScreen.update(&state, .typed(.key(Key(.up))))
    let moved = try #require(state.enteredSpan)
    #expect(moved.zone == "Asia/Seoul")
    #expect(moved.start(in: here) == LocalTime(literal: "2026-11-27T02:05"))
    #expect(state.form[.start]?.text == "2026-11-27 02:05")
    state.type("2026-11-27 08:00", into: .start)
    #expect(state.enteredSpan?.zone == "Europe/Berlin")
    state.type("18:00 KST", into: .end)
    let ended = try #require(state.enteredSpan)
    #expect(ended.zone == "Asia/Seoul")
    #expect(ended.end(in: here) == LocalTime(literal: "2026-11-27T10:00"))
    // An ambiguous zone abbreviation leads to a question.
    state.type("9:00 CST", into: .start)
    #expect(EventFormScreen.update(&state, .saved) == nil)
    #expect(state.form[.start]?.error != nil)
  }

  @Test(arguments: ["내일 오후 3시", "tomorrow 3pm"])
  func `a time given to an all-day event makes it timed`(text: String) throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Shopping --from 2026-11-24")
    let event = try #require(schedule.events.first)
    var state = EventFormScreen.State(event, clock: EventFormScreen.State.clock)
    state.type(text, into: .start)
    #expect(state.form[.start]?.error == nil)
    #expect(state.form[.allDay]?.isOn == false)
    #expect(state.times.start == LocalTime(literal: "2026-11-21T15:00"))
    #expect(state.times.end == LocalTime(literal: "2026-11-21T16:00"))
    _ = EventFormScreen.update(&state, .typed(.key(Key(.tab))))
    #expect(state.form[.start]?.error == nil)
  }

  @Test(arguments: [false, true])
  func `several whole days that get a time become an hour, and this is shown`(isAgain: Bool) throws
  {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan Holiday --all-day --from 2026-12-20 --to 2026-12-23")
    let event = try #require(schedule.events.first)
    let old = Occurrence(of: event, in: FixedZone.seoul)
    let clock = EventFormScreen.State.clock
    var state =
      isAgain
      ? EventFormScreen.State(again: old, clock: clock)
      : EventFormScreen.State(event, clock: clock)
    state.type("28 dec 10:00", into: .start)
    #expect(state.times.end == LocalTime(literal: "2026-12-28T11:00"))
    #expect(state.form[.end]?.text == "2026-12-28 11:00")
    #expect(state.form[.end]?.warning?.en.contains("4 whole days") == true)
    #expect(state.form[.end]?.warning?.ko.contains("4일 동안") == true)
    state.type("28 dec 10:00-12:30", into: .start)
    #expect(state.times.end == LocalTime(literal: "2026-12-28T12:30"))
    #expect(state.form[.end]?.warning == nil)
    state.type("28 dec", into: .start)
    #expect(state.times.isAllDay)
    #expect(state.times.days == Day(literal: "2026-12-28")...Day(literal: "2026-12-31"))
    #expect(state.form[.end]?.warning == nil)
    state.type("28 dec 10:00", into: .start)
    state.type("31 dec 18:00", into: .end)
    #expect(state.times.end == LocalTime(literal: "2026-12-31T18:00"))
    #expect(state.form[.end]?.warning == nil)
  }

  @Test func `a day typed before midnight is one whole day`() {
    let late = LocalClock(now: .fixed("2026-11-20T23:40"), zone: FixedZone.seoul)
    var state = EventFormScreen.State(on: nil, clock: late)
    state.type("내일", into: .start)
    #expect(state.times.days == Day(literal: "2026-11-21")...Day(literal: "2026-11-21"))
  }

  @Test func `a chosen all-day state stays, and so does an entered duration`() {
    var state = EventFormScreen.State.blank()
    state.type("16:30", into: .end)
    state.type("내일", into: .start)
    #expect(state.form[.allDay]?.isOn == false)
    #expect(state.times.start == LocalTime(literal: "2026-11-21T14:10"))
    #expect(state.times.end == LocalTime(literal: "2026-11-21T16:30"))
    state.form.focus(on: .allDay)
    _ = EventFormScreen.update(&state, .typed(.key(.character(" "))))
    state.type("모레 3시", into: .start)
    #expect(state.form[.allDay]?.isOn == true)
  }

  @Test(arguments: [
    (EventFormScreen.FieldName.start, "soonish"), (.start, "2026-02-30 9:00"), (.start, ""),
    (.end, "some time"),
  ])
  func `switching to all-day keeps invalid text in a box`(
    field: EventFormScreen.FieldName, typed: String
  ) {
    var state = EventFormScreen.State.blank()
    state.type(typed, into: field)
    state.form.focus(on: .allDay)
    state.focusLeft(field)
    for isOn in [true, false] {
      _ = EventFormScreen.update(&state, .typed(.key(.character(" "))))
      #expect(state.form[.allDay]?.isOn == isOn)
      #expect(state.form[field]?.text == typed)
      #expect(state.form[field]?.error != nil)
    }
    state.form.setText("Trip", of: .title)
    #expect(EventFormScreen.update(&state, .saved) == nil)
  }

  @Test(arguments: [("3pm", "16:00"), ("3pm-5pm", "17:00")])
  func `a time refused for all-day events is used once the event is timed`(
    typed: String, end: String
  ) throws {
    var state = EventFormScreen.State.blank()
    state.type("Call", into: .title)
    state.form.focus(on: .allDay)
    _ = EventFormScreen.update(&state, .typed(.key(.character(" "))))
    state.type(typed, into: .start)
    state.form.focus(on: .allDay)
    state.focusLeft(.start)
    #expect(state.form[.start]?.error != nil)
    _ = EventFormScreen.update(&state, .typed(.key(.character(" "))))
    #expect(state.form[.start]?.text == typed)
    #expect(state.form[.end]?.text == "2026-11-20 \(end)")
    let details = try state.added()
    #expect(details.span.start(in: state.zone) == LocalTime(literal: "2026-11-20T15:00"))
  }

  @Test(arguments: ["every mon 7pm", "tomorrow 3pm", "내일 3시", "매일"])
  func `a title with only a time asks for a name`(title: String) {
    var state = EventFormScreen.State.blank()
    state.type(title, into: .title)
    #expect(EventFormScreen.update(&state, .saved) == nil)
    let error = state.form[.title]?.error
    #expect(error?.en.contains("a title is missing. Put one before it") == true)
    #expect(error?.ko.contains("제목이 없어요. 앞에 제목을 적어 주세요.") == true)
  }

  @Test(arguments: [("회의 내일", "2026-11-21"), ("Trip next fri", "2026-11-27")])
  func `a title that ends with a day makes the event all-day`(title: String, day: String) {
    var state = EventFormScreen.State.blank()
    state.type(title, into: .title)
    _ = EventFormScreen.update(&state, .typed(.key(Key(.tab))))
    #expect(state.form[.allDay]?.isOn == true)
    #expect(state.form[.start]?.text == day)
  }

  @Test(arguments: [
    ("Lunch tomorrow noon", "Lunch", "2026-11-21T12:00", "2026-11-21T13:00"),
    ("회의 내일 3시부터 5시까지", "회의", "2026-11-21T15:00", "2026-11-21T17:00"),
    ("Lunch tomorrow 3-4pm with Jo", "Lunch with Jo", "2026-11-21T15:00", "2026-11-21T16:00"),
  ])
  func `times in a title move into the boxes`(
    title: String, left: String, start: String, end: String
  ) throws {
    var state = EventFormScreen.State.blank()
    state.type(title, into: .title)
    let details = try state.added()
    #expect(details.title.value == left)
    #expect(details.span.start(in: state.zone) == LocalTime(literal: start))
    #expect(details.span.end(in: state.zone) == LocalTime(literal: end))
    #expect(state.form[.title]?.text == left)
  }

  @Test(arguments: [
    ("내일 3시-5시", false, "2026-11-21T15:00", "2026-11-21 17:00"),
    ("sat - mon", true, "", "2026-11-23"),
  ])
  func `the start's box accepts an end too`(
    text: String, isAllDay: Bool, start: String, end: String
  ) {
    var state = EventFormScreen.State.blank()
    state.type(text, into: .start)
    #expect(state.form.errors.isEmpty)
    #expect(state.times.isAllDay == isAllDay)
    #expect(state.form[.start]?.text == text)
    if !isAllDay { #expect(state.times.start == LocalTime(literal: start)) }
    #expect(state.form[.end]?.text == end)
  }

  @Test(arguments: [
    ("Lunch tomorrow", "No time was given, so it was set to noon."),
    ("Class every monday 10am", nil), ("Lunch", nil), ("Tea tomorrow again", nil),
  ])
  func `words in the title that could be a time are pointed out`(title: String, warning: String?) {
    var state = EventFormScreen.State.blank()
    state.type(title, into: .title)
    _ = EventFormScreen.update(&state, .typed(.key(Key(.tab))))
    #expect(state.form[.title]?.warning?.en == warning)
  }

  @Test(arguments: [
    ("내일 출장", "출장", 1), ("trip tomorrow", "trip", 1), ("12월 20일부터 22일까지 여행", "여행", 3),
  ])
  func `an all-day event from a title gets the usual reminder, whenever it is saved`(
    typed: String, title: String, days: Int
  ) throws {
    for keys in [[], [Key(.tab)]] {
      var state = EventFormScreen.State.blank()
      state.type(typed, into: .title)
      for key in keys { _ = EventFormScreen.update(&state, .typed(.key(key))) }
      let details = try state.added()
      #expect(details.title.value == title)
      let range = EventTimes(of: details.span, in: state.zone).days
      #expect(range.upperBound - range.lowerBound + 1 == days)
      #expect(details.reminders == AllDayTime.standard.leadTimes)
    }
  }

  @Test(arguments: [
    ("내일 출장", "→ 출장 · 내일 하루 종일"), ("12월 20일부터 22일까지 여행", "→ 여행 · "),
    ("내일 15시 출장", "→ 출장 · 내일 15:00–16:00"), ("출장", nil),
  ])
  func `the interpretation of a title is shown beside it, also for all-day events`(
    typed: String, remark: String?
  ) {
    var state = EventFormScreen.State.blank()
    state.type(typed, into: .title)
    let told = state.form[.title]?.remark?.ko
    #expect(remark.map { told?.hasPrefix($0) == true } ?? (told == nil), "\(told ?? "")")
    #expect(state.form[.start]?.text == "2026-11-20 14:10")
  }

  @Test(arguments: [("today 8am", true), ("yesterday", true), ("tomorrow 8am", false)])
  func `a new event in the past says so before it is saved`(when: String, isOver: Bool) {
    var state = EventFormScreen.State.blank()
    state.type("Call \(when)", into: .title)
    #expect(state.form[.title]?.remark?.en.hasSuffix(" · has passed") == isOver)
    state.type("Call", into: .title)
    state.type(when, into: .start)
    #expect(state.form[.end]?.remark?.en.hasSuffix(" · has passed") == isOver)
  }

  @Test func `a range of days in a title makes the event all-day`() {
    var state = EventFormScreen.State.blank()
    state.type("Trip sat - mon", into: .title)
    _ = EventFormScreen.update(&state, .typed(.key(Key(.tab))))
    #expect(state.form[.allDay]?.isOn == true)
    #expect(state.form[.start]?.text == "2026-11-21")
    #expect(state.form[.end]?.text == "2026-11-23")
  }

  @Test(arguments: [
    ("회의 2월 30일", "‘2월 30일’은 달력에 없는 날이에요."), ("회의 내일 25시", "‘내일 25시’는 시계에 없는 시각이에요."),
  ])
  func `a title that ends with an impossible day or time is reported`(
    title: String, error: String
  ) throws {
    var state = EventFormScreen.State.blank()
    state.type(title, into: .title)
    _ = EventFormScreen.update(&state, .typed(.key(Key(.tab))))
    #expect(state.form[.title]?.error?.ko == error)
    #expect(EventFormScreen.update(&state, .saved) == nil)
    // After the start has been chosen by hand, the title is only a name.
    state.type("내일 15시", into: .start)
    let details = try state.added()
    #expect(details.title.value == title)
  }

  @Test(arguments: [
    ("16:30", "2026-11-20T16:30"), ("내일", "2026-11-21T15:10"), ("90m", "2026-11-20T15:40"),
    ("2시간", "2026-11-20T16:10"), ("자정", "2026-11-21T00:00"), ("sat 9am", "2026-11-21T09:00"),
    ("1am", "2026-11-21T01:00"), ("5시", "2026-11-20T17:00"),
  ])
  func `the end is understood in words, also as a duration`(text: String, end: String) {
    var state = EventFormScreen.State.blank()
    state.type(text, into: .end)
    #expect(state.times.end == LocalTime(literal: end))
    #expect(state.times.start == LocalTime(literal: "2026-11-20T14:10"))
    #expect(state.form[.end]?.error == nil)
  }

  @Test func `an end that is not after the start is reported at once, and nothing is saved`() {
    var state = EventFormScreen.State.blank()
    state.type("Call", into: .title)
    state.type("14:10", into: .end)
    #expect(state.form[.end]?.error?.en.contains("must come after the start") == true)
    #expect(EventFormScreen.update(&state, .saved) == nil)
    #expect(state.form[.end]?.text == "14:10")
    state.type("14:11", into: .end)
    #expect(state.form[.end]?.error == nil)
  }

  @Test func `the all-day state can be set and removed`() throws {
    var state = EventFormScreen.State.blank()
    state.type("Trip", into: .title)
    state.type("내일 22:00", into: .end)
    state.form.focus(on: .allDay)
    let space = EventFormScreen.Action.typed(.key(.character(" ")))
    _ = EventFormScreen.update(&state, space)
    #expect(state.form[.start]?.text == "2026-11-20")
    #expect(state.form[.end]?.text == "2026-11-21")
    let details = try state.added()
    let days = EventSpan.Bounds.allDay(
      first: Day(literal: "2026-11-20"), last: Day(literal: "2026-11-21"))
    #expect(details.span.bounds == days)
    _ = EventFormScreen.update(&state, space)
    #expect(state.form[.end]?.text == "2026-11-21 22:00")
  }

  @Test func `a time that the clock skips or repeats is reported`() throws {
    let clock = LocalClock(
      now: .fixed("2026-03-20T10:00", in: ChangingZone.berlin), zone: ChangingZone.berlin)
    var state = EventFormScreen.State(on: nil, clock: clock)
    state.type("2026-03-29 02:30", into: .start)
    #expect(state.form[.start]?.warning?.en.contains("the clock skips 02:30") == true)
    state.type("2026-10-25 02:30", into: .start)
    #expect(state.form[.start]?.warning?.en.contains("shows 02:30 twice") == true)
    state.type("2026-10-26 02:30", into: .start)
    #expect(state.form[.start]?.warning == nil)
  }
}
