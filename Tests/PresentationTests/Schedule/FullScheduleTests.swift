import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthDomain

@Suite struct FullScheduleTests {
  /// Returns past events of an hour each, four a day, the last late yesterday.
  private func past(_ count: Int) throws -> ScheduleScreenFixture {
    let fixture = try ScheduleScreenFixture()
    for number in 1...count {
      let start = fixture.clock.today.start.adding(minutes: -360 * number + 240)
      try fixture.plan("Past \(number)", "\(start)", "\(start.adding(minutes: 60))")
    }
    return fixture
  }

  @Test func `a search lists the nearest past events, the latest first`() throws {
    let fixture = try past(250)
    let text = try fixture.run("/ past").text
    let first = try #require(text.firstRange(of: "Past 1\n") ?? text.firstRange(of: "Past 1 "))
    let second = try #require(text.firstRange(of: "Past 2\n") ?? text.firstRange(of: "Past 2 "))
    #expect(first.lowerBound < second.lowerBound)
    #expect(text.contains("The nearest 200"))
    #expect(try fixture.run("/").text.contains("Past 1"))
  }

  @Test func `future events come before past ones`() throws {
    let fixture = try past(250)
    try fixture.plan("Past and future", "2026-12-01T09:00", "2026-12-01T10:00")
    let text = try fixture.run("/ past").text
    let coming = try #require(text.firstRange(of: "Past and future"))
    let over = try #require(text.firstRange(of: "Past 1"))
    #expect(coming.lowerBound < over.lowerBound)
  }

  @Test(arguments: [(200, "200 events found."), (201, "The nearest 200")])
  func `a search reports more results only if there are more`(count: Int, words: String) throws {
    #expect(try past(count).run("/ past").text.contains(words))
  }

  /// Returns to-dos: one upcoming, one open, one done and one without a due date.
  private func withTasks() throws -> ScheduleScreenFixture {
    let fixture = try ScheduleScreenFixture()
    let tasks: [(String, DueTask.Due?, Bool)] = [
      ("Paint the boat", .floating(LocalTime(literal: "2026-12-03T18:00")), false),
      ("Mend the boat", .day(Day(literal: "2026-11-18")), false),
      ("Buy a boat", .day(Day(literal: "2026-11-10")), true), ("Name the boat", nil, false),
    ]
    try fixture.store.write { repositories in
      for (place, (title, due, isDone)) in tasks.enumerated() {
        var toDo = try ToDo(place + 1, title, due: due, isDone: isDone)
        toDo.details.place = try EventPlace("Harbour")
        try repositories.toDos.save(toDo)
      }
    }
    return fixture
  }

  @Test func `a search lists to-dos between the events, with their marks`() throws {
    let fixture = try withTasks()
    try fixture.plan("Boat trip", "2026-12-04T09:00", "2026-12-04T10:00")
    try fixture.plan("Boat show", "2026-11-15T09:00", "2026-11-15T10:00")
    let text = try fixture.run("/ boat").text
    let marked = [
      "☐ due 3 Dec 18:00", "Boat trip", "☐ due 18 Nov", "Boat show", "☑ due 10 Nov",
      "☐ no due date",
    ]
    let places = try marked.map { try #require(text.firstRange(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted() && text.contains("2 events and 4 to-dos found."), "\(text)")
    let korean = try fixture.run("/ boat", language: .korean).text
    #expect(korean.contains("일정 2개와 할 일 4개를 찾았어요.") && korean.contains("기한 없음"))
  }

  @Test(
    arguments: [
      ("/ paint ⏎", "☐ due 18:00  Paint the boat"), ("/ buy ⏎", "☑ Buy a boat"),
      ("/ name ⏎", "☐ Name the boat"), ("/ harbour", "  4 to-dos found."),
    ] as [(KeyScript, String)])
  func `a found to-do leads to the day on which it is listed`(keys: KeyScript, shown: String) throws
  {
    let text = try withTasks().run(keys).text
    #expect(text.contains(shown), "\(text)")
  }

  @Test(
    arguments: ["s", "y"] as [KeyScript],
    [(Language.english, "not for to-dos"), (.korean, "할 일에는 없는 기능이에요")])
  func `keys that do not apply to a to-do say so`(
    key: KeyScript, told: (language: Language, words: String)
  ) throws {
    let text = try withTasks().run(key, language: told.language).text
    #expect(text.contains("Mend the boat") && text.contains(told.words), "\(text)")
  }

  @Test func `a month counts all events that do not fit into a day`() throws {
    let fixture = try ScheduleScreenFixture()
    let titles = (1...12).map { "Nr\($0)." }
    for title in titles { try fixture.plan(title, "2026-11-20T16:00", "2026-11-20T17:00") }
    let text = try fixture.run("m", size: Size(width: 120, height: 40)).text
    let shown = titles.count { text.contains($0) }
    #expect(shown > 0 && text.contains("and \(12 - shown) more"), "\(text)")
  }

  @Test func `a crowded day does not hide titles of later days`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.planMany(510) { ("Busy \($0)", "2026-11-02T09:00", "2026-11-02T10:00") }
    try fixture.plan("Late", "2026-11-28T09:00", "2026-11-28T10:00")
    let month = try fixture.run("m", size: Size(width: 120, height: 40)).text
    #expect(month.contains("Late") && month.contains("Busy"))
  }
}
