import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

/// New to-dos and events from the full screen: what they store, and what is asked before.
@Suite struct NewToDoFormTests {
  private static let noon = "2026-11-20T14:07"

  @Test(arguments: [
    (Language.english, "a up right tab \"Buy milk\" ctrl-s", "todo Buy milk"),
    (.english, "a \"Buy milk\" up right ctrl-s", "todo Buy milk"),
    (.english, "a \"Pay the rent by friday\" ctrl-s", "todo Pay the rent by friday"),
    (.english, "a \"Pay the rent by friday\" tab ctrl-s", "todo Pay the rent by friday"),
    (
      .english, "a up right tab \"Bins every tue 8pm @ yard\" tab ctrl-s",
      "todo Bins every tue 8pm @ yard"
    ),
    (
      .english, "a up right tab \"Call Jo\" tab \"tomorrow 3pm\" tab tab \"30\" ctrl-s",
      "todo Call Jo --due \"tomorrow 3pm\" --remind 30"
    ),
    (
      .english, "a up right tab \"Filter\" tab tab \"7 days after done\" ctrl-s",
      "todo Filter --repeat \"7 days after done\""
    ),
    (.english, "a up right tab \"Read 20 minutes\" ctrl-s", "todo Read 20 minutes"),
    (.english, "a up right tab \"Milk for 2 days\" ctrl-s", "todo Milk for 2 days"),
    (.english, "a up right tab \"Call today 8am\" ctrl-s", "todo Call today 8am"),
    (
      .english, "a up right tab \"Essay by friday 5pm remind me 2 hours before\" tab ctrl-s",
      "todo Essay by friday 5pm remind me 2 hours before"
    ),
    (.korean, "a \"월세 보내기 금요일까지\" tab ctrl-s", "todo 월세 보내기 금요일까지"),
    (.korean, "a up right tab \"분리수거 매주 화 20시\" ctrl-s", "todo 분리수거 매주 화 20시"),
  ])
  func `the form stores the same to-do as the command`(
    language: Language, keys: KeyScript, line: String
  ) throws {
    let command = ScheduleCommandFixture(language, .piped, at: Self.noon)
    let ran = command.run(line)
    let wanted = try command.tools.toDos.queries.list().map(\.toDo.details)
    #expect(wanted.count == 1, "\(ran)")
    let schedule = try ScheduleScreenFixture(at: Self.noon)
    let terminal = try schedule.run(keys, language: language)
    let stored = try schedule.tools.toDos.queries.list().map(\.toDo.details)
    #expect(stored == wanted, "\(terminal.text)")
    #expect(try schedule.queries.list(in: 0..<9).isEmpty)
  }

  @Test func `changing the kind keeps what was typed, in both directions`() throws {
    let schedule = try ScheduleScreenFixture()
    let toDo: KeyScript =
      "a \"Call\" tab \"two words\" tab \"tomorrow 3pm\" shift-tab shift-tab up right"
    let text = try schedule.run(toDo).text
    for part in ["New to-do", "‹ to-do ›", "Call", "two words", "tomorrow 3pm"] {
      #expect(text.contains(part), "\(text)")
    }
    #expect(!text.contains("all day"))
    _ = try schedule.run(toDo + " left ctrl-s q")
    let event = try #require(try schedule.queries.list(in: 0..<9).first?.event)
    #expect(event.title == "Call" && event.note == "two words")
    #expect(event.span.start(in: schedule.zone) == LocalTime(literal: "2026-11-21T15:00"))
    #expect(try schedule.tools.toDos.queries.list().isEmpty)
  }

  @Test func `an untouched form closes without a question, whichever kind is chosen`() throws {
    for keys: KeyScript in ["a up right esc", "l a up right esc", "a up right left esc"] {
      let text = try ScheduleScreenFixture().run(keys).text
      #expect(!text.contains("Discard") && !text.contains("kind"), "\(text)")
    }
  }

  @Test func `on another day, a to-do is due then unless that is cleared`() throws {
    for (keys, due) in [
      ("l a up right tab \"Pack\" ctrl-s", DueTask.Due.day(Day(literal: "2026-11-21"))),
      ("l a up right tab \"Pack\" tab ctrl-u ctrl-s", nil),
      ("l a up right tab \"Pack by mon\" tab ctrl-s", .day(Day(literal: "2026-11-23"))),
    ] {
      let schedule = try ScheduleScreenFixture()
      let text = try schedule.run(KeyScript(keys)).text
      #expect(try schedule.tools.toDos.queries.list().map(\.toDo.details.due) == [due], "\(text)")
    }
  }

  @Test(arguments: [
    ("a up right tab \"Rent\" ctrl-s", "This to-do is already there: Rent."),
    ("a \"Lunch tomorrow 3pm\" ctrl-s", "This is already planned: Lunch, tomorrow 15:00–16:00."),
    ("a \"Call today 8am\" ctrl-s", "has already passed. Plan it anyway?"),
    (
      "a \"Yoga\" tab tab tab tab tab \"every sun\" ctrl-s",
      "today does not fit the repetition. Begin on Sun 22 Nov?"
    ),
  ])
  func `the form asks what the command asks`(keys: String, question: String) throws {
    let schedule = try ScheduleScreenFixture(at: Self.noon)
    try schedule.plan("Lunch", "2026-11-21T15:00", "2026-11-21T16:00")
    try schedule.tools.toDos.perform(.add(ToDoDetails(title: EventTitle("Rent"))))
    func count() throws -> Int {
      try schedule.tools.toDos.queries.list().count
        + Set(schedule.queries.list(in: 0..<99).map(\.event.id)).count
    }
    let asked = try schedule.run(KeyScript(keys)).text
      .split(whereSeparator: \.isWhitespace).filter { $0 != "│" }.joined(separator: " ")
    #expect(asked.contains(question), "\(asked)")
    let declined = try schedule.run(KeyScript(keys + " n")).text
    #expect(declined.contains("▸"), "\(declined)")
    #expect(try count() == 2)
    _ = try schedule.run(KeyScript(keys + " y"))
    #expect(try count() == 3)
  }

  @Test(arguments: [true, false])
  func `an event titled like a birthday can become the person's birthday`(isOne: Bool) throws {
    let schedule = try ScheduleScreenFixture(at: Self.noon)
    let people = PeopleUseCases(UseCaseContext(schedule.store, schedule.clock, .seeded(9)))
    let jo = try people.plant(
      PersonDetails(
        name: PersonName("Jo"), rhythm: CareRhythm(everyDays: 7), plantedOn: schedule.clock.today))
    let text = try schedule.run(
      KeyScript("a \"Jo's birthday 3 dec\" ctrl-s " + (isOne ? "y" : "n"))
    ).text
    #expect(text.contains(isOne ? "Saved the birthday of Jo: 3 December" : "Planned: "), "\(text)")
    #expect(
      try people.queries.person(jo.id).details.birthday
        == (isOne ? .solar(checking: 12, 3) : nil))
    #expect(try schedule.queries.list(in: 0..<9).isEmpty == isOne)
  }

  @Test func `times of a new event are suggestions, and those of a stored one are not`() throws {
    let schedule = try ScheduleScreenFixture(at: Self.noon)
    let text = try schedule.run("a \"Call\" tab tab \"tomorrow 3pm\" tab").text
    #expect(text.contains("│ tomorrow 3pm "), "\(text)")
    try schedule.plan("Lunch", "2026-11-20T15:00", "2026-11-20T16:00")
    let edited = try schedule.run("e tab tab \"!\"").text
    #expect(edited.contains("│ 2026-11-20 15:00! "), "\(edited)")
  }
}
