import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

/// Hides calendars on the schedule screens and selects them in forms.
@Suite struct HiddenCalendarTests {
  private let fixture: ScheduleScreenFixture

  init() throws {
    fixture = try ScheduleScreenFixture()
    try fixture.plan("Walk", "2026-11-20T16:00", "2026-11-20T17:00")
    let work = try CalendarName("work")
    try fixture.tools.schedule.calendars.add(work)
    let meeting = try fixture.plan("Meeting", "2026-11-20T18:00", "2026-11-20T19:00")
    try fixture.tools.schedule.edit(
      OccurrenceID(meeting.id), to: meeting.details, scope: .all, in: work)
  }

  private func shown(_ script: KeyScript) throws -> String {
    try fixture.run(script).text
  }

  private func calendar(of title: String) throws -> String {
    try fixture.queries.find(title).calendar.value
  }

  @Test func `a hidden calendar is left out of the day, the month and several days`() throws {
    #expect(try shown("").contains("Meeting"))
    let list = try shown("c")
    #expect(list.contains("● home") && list.contains("● work"))
    #expect(try shown("c j ⏎").contains("○ work  hidden"))
    for page: KeyScript in ["", "m", "w"] {
      let screen = try shown(page)
      #expect(screen.contains("hidden: work"), "\(screen)")
      #expect(screen.contains("Walk") && !screen.contains("Meeting"), "\(screen)")
    }
    #expect(try fixture.tools.schedule.calendars.all().map(\.calendar.isHidden) == [false, true])
    let again = try shown("c j ⏎ ⎋")
    #expect(again.contains("Meeting") && !again.contains("hidden"), "\(again)")
  }

  @Test(arguments: [
    (Language.korean, "보이는 캘린더에는", "숨김: home, work"),
    (.english, "in the calendars that are", "hidden: home, work"),
  ])
  func `a day with only hidden events is not called empty`(
    language: Language, told: String, named: String
  ) throws {
    let text = try fixture.run("c ⏎ j ⏎ ⎋", language: language).text
    #expect(text.contains(told), "\(text)")
    let narrow = try fixture.run("", language: language, size: Size(width: 40, height: 12)).text
    #expect(narrow.contains(named), "\(narrow)")
  }

  @Test func `moving a single occurrence to another calendar is refused in simple words`() throws {
    let span = try EventSpan(
      from: LocalTime(literal: "2026-11-20T15:00"), to: LocalTime(literal: "2026-11-20T15:30"),
      zone: "Asia/Seoul")
    try fixture.tools.schedule.add(
      EventDetails(title: EventTitle("Class"), span: span),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;COUNT=8"))))
    let text = try shown("e tab tab tab tab tab tab → ctrl-s o")
    #expect(
      text.contains("All occurrences of a repeating event") && !text.contains("--all"), "\(text)")
    #expect(try calendar(of: "Class") == "home")
    _ = try shown("e tab tab tab tab tab tab → ctrl-s a")
    #expect(try calendar(of: "Class") == "work")
    let error = CalendarRefusal.isPartOfSeries.error
    for language in Language.allCases {
      #expect(error.message(in: language).contains("--all"))
      #expect(!error.screenMessage(language).contains("--"))
    }
  }

  @Test func `a calendar can be chosen in the form`() throws {
    _ = try shown("a \"Lunch\" ctrl-s")
    #expect(try calendar(of: "Lunch") == "home")
    let form = try shown("a")
    #expect(form.contains("calendar") && form.contains("home"), "\(form)")
    // The calendar is the second to last field.
    _ = try shown("a \"Dinner\" tab tab tab tab tab tab → ctrl-s")
    #expect(try calendar(of: "Dinner") == "work")
    #expect(try calendar(of: "Walk") == "home")
  }

  @Test(arguments: [("", "work"), ("tab tab tab tab tab tab →", "trips")])
  func `an event moved elsewhere meanwhile stays there, unless it is moved here`(
    keys: String, wanted: String
  ) throws {
    let (work, trips) = (try CalendarName("work"), try CalendarName("trips"))
    try fixture.tools.schedule.calendars.add(trips)
    var app = fixture.app()
    app.start()
    app.tap("5", "e")
    _ = app.handle(.paste(" far"))
    let walk = try fixture.queries.find("Walk")
    try fixture.tools.schedule.edit(
      OccurrenceID(walk.id), to: walk.details, scope: .all, in: work)
    for key in keys.split(separator: " ") { app.tap("\(key)") }
    app.tap("ctrl-s")
    let kept = try fixture.queries.event(walk.id)
    #expect(kept.title == "Walk far" && kept.calendar.value == wanted)
  }
}
