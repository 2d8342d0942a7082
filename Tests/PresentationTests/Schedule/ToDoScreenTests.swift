import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ToDoScreenTests {
  private func fixture(events: Bool) throws -> (ScheduleScreenFixture, ToDo) {
    let schedule = try ScheduleScreenFixture()
    if events { try schedule.plan("Lunch", "2026-11-20T15:00", "2026-11-20T16:00") }
    let details = ToDoDetails(
      title: try EventTitle("Rent"), due: .day(schedule.clock.today.adding(days: -1)))
    let outcome = try schedule.tools.toDos.perform(.add(details))
    guard case .added(let toDo) = outcome else { throw NoToDo() }
    return (schedule, toDo)
  }

  private struct NoToDo: Error {}

  @Test(arguments: [true, false], [("5 ", "x"), ("1 ", "x")])
  func `x ticks a to-do in Schedule and Today, and again takes it back`(
    events: Bool, keys: (tab: KeyScript, tick: KeyScript)
  ) throws {
    for count in 1...2 {
      let (schedule, toDo) = try fixture(events: events)
      let up: KeyScript = events && keys.tab == "5 " ? "↑ " : events ? "↓ " : ""
      let script = count == 1 ? up + keys.tick : up + keys.tick + " " + keys.tick
      let terminal = try schedule.run(script + " q", from: keys.tab)
      let isDone = try schedule.tools.toDos.queries.toDo(toDo.id).isDone
      #expect(isDone == (count == 1), "\(terminal.text)")
    }
  }

  @Test(arguments: [("n", 1), ("y", 2)])
  func `x on a to-do that is done ahead asks first`(key: String, count: Int) throws {
    let schedule = try ScheduleScreenFixture()
    let (toDos, clock) = (schedule.tools.toDos, schedule.clock)
    let daily = EnteredRepetition(.rule(try Recurrence("FREQ=DAILY")))
    let details = try ToDoDetails(title: EventTitle("Run"))
      .repeating(daily, from: clock.today, in: clock.zone)
    guard case .added(let run) = try toDos.perform(.add(details)) else { throw NoToDo() }
    try toDos.perform(.markDone([run.id]))
    let terminal = try schedule.run(KeyScript("right x \(key) q"))
    #expect(try toDos.queries.list(.done).count == count, "\(terminal.text)")
  }

  @Test func `the row after a repeating to-do is selected once that is done`() throws {
    let schedule = try ScheduleScreenFixture()
    for title in ["Pills", "Rent"] {
      var details = ToDoDetails(title: try EventTitle(title), due: .day(schedule.clock.today))
      if title == "Pills" {
        details.repetition = .rule(
          try Recurrence("FREQ=DAILY"), from: schedule.clock.today.start, skipsHolidays: false)
      }
      try schedule.tools.toDos.perform(.add(details))
    }
    var app = AppCoordinator(
      [
        TodayCoordinator(
          on: schedule.store, schedule.clock,
          parts: [ScheduleTodayPart(schedule.tools), ComingTodayPart(schedule.tools)]),
        ScheduleCoordinator(schedule.tools),
      ], on: schedule.store, .plain(.english), now: schedule.clock.now)
    app.start()
    #expect(app.render().text.contains("▸ ☐ Pills"))
    app.tap("x")
    let text = app.render().text
    #expect(text.contains("▸ ☐ Rent") && text.contains("☑ Pills"), "\(text)")
    app.tap("x")
    #expect(app.render().text.contains("▸ ☑ Rent"))
  }

  @Test func `a title with a deadline in the form makes a to-do`() throws {
    let schedule = try ScheduleScreenFixture()
    let terminal = try schedule.run("a \"Pay rent by sunday\" ctrl-s q")
    #expect(try schedule.queries.list(in: 0..<9).isEmpty, "\(terminal.text)")
    let found = try schedule.tools.toDos.queries.list()
    #expect(
      found.map(\.title) == ["Pay rent"] && found.first?.due == .day(Day(literal: "2026-11-22")))
  }

  @Test func `a form changes a to-do, whose usual reminder follows the new time`() throws {
    let (schedule, toDo) = try fixture(events: false)
    var usual = toDo.details
    usual.reminders = schedule.tools.defaults.reminders(of: usual.due)
    try schedule.tools.toDos.perform(.edit(toDo.id, to: usual))
    let terminal = try schedule.run(
      "e tab ctrl-u \"sunday 5pm\" tab \"every sun\" tab tab \"Bank\" tab \"two slips\" ctrl-s q")
    let details = try schedule.tools.toDos.queries.toDo(toDo.id).details
    #expect(details.due == .floating(LocalTime(literal: "2026-11-22T17:00")), "\(terminal.text)")
    #expect(details.reminders == .atStart && details.place?.value == "Bank")
    #expect(details.note.value == "two slips" && details.title == toDo.details.title)
    guard case .rule(let rule, _, _)? = details.repetition else {
      Issue.record("\(terminal.text)")
      return
    }
    #expect(rule.description == "FREQ=WEEKLY;BYDAY=SU")
  }

  @Test(arguments: [
    ("e tab ctrl-u \"purple\" ctrl-s", "cannot be read"), ("e ctrl-s", "Nothing was changed"),
    ("e \"x\" esc n", "▸ title"), ("e tab ctrl-u", "without a day"),
  ])
  func `a form that is invalid, unchanged or left changes nothing`(
    keys: KeyScript, shown: String
  ) throws {
    let (schedule, toDo) = try fixture(events: false)
    let text = try schedule.run(keys).text
    #expect(text.contains(shown), "\(text)")
    #expect(try schedule.tools.toDos.queries.toDo(toDo.id) == toDo)
  }

  @Test func `a to-do without a day has no reminder`() throws {
    let (schedule, toDo) = try fixture(events: false)
    _ = try schedule.run("e tab ctrl-u ctrl-s q")
    let details = try schedule.tools.toDos.queries.toDo(toDo.id).details
    #expect(details.due == nil && details.reminders == .none && details.repetition == nil)
  }

  @Test func `a to-do that is refused is not saved as an event`() throws {
    let schedule = try ScheduleScreenFixture()
    let text = try schedule.run(
      "a \"Pay rent every monday by 5pm except 2026-12-07\" ctrl-s"
    ).text
    #expect(text.contains("leave out single days"), "\(text)")
    #expect(try schedule.queries.list(in: 0..<9).isEmpty)
    #expect(try schedule.tools.toDos.queries.list().isEmpty)
  }

  @Test func `a repetition typed as the due time is refused`() throws {
    let (schedule, toDo) = try fixture(events: false)
    let text = try schedule.run("e tab ctrl-u \"every friday\" ctrl-s").text
    #expect(text.contains("cannot be read"), "\(text)")
    #expect(try schedule.tools.toDos.queries.toDo(toDo.id) == toDo)
  }

  @Test func `a second x on Today takes back the first one, though the row has moved`() throws {
    for (keys, count) in [("x q", 2), ("x x q", 3)] {
      let (schedule, _) = try fixture(events: true)
      for title in ["AAA", "BBB"] {
        try schedule.tools.toDos.perform(
          .add(ToDoDetails(title: try EventTitle(title), due: .day(schedule.clock.today))))
      }
      let terminal = try schedule.run(KeyScript("↓ " + keys), from: "1 ")
      #expect(try schedule.tools.toDos.queries.list().count == count, "\(terminal.text)")
    }
  }

  @Test func `a schedule with only to-dos is not called empty, and lists what comes`() throws {
    let schedule = try ScheduleScreenFixture()
    for days in [0, 2] {
      try schedule.tools.toDos.perform(
        .add(
          ToDoDetails(
            title: try EventTitle("Pay \(days)"), place: try EventPlace("Bank"),
            due: .day(schedule.clock.today.adding(days: days)))))
    }
    let text = try schedule.run("t").text
    #expect(text.contains("There are no events on this day."), "\(text)")
    #expect(text.contains("☐ Pay 0  @ Bank"), "\(text)")
    #expect(text.contains("Coming up") && text.contains("Pay 2"), "\(text)")
  }
}
