import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct ToDoCommandTests {
  @Test(.inWholeRuns, arguments: CommandFixture.goldenForms)
  func `to-dos are added, ticked, changed and removed`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let schedule = ScheduleCommandFixture(language, form)
    let ko = language == .korean
    for line in [
      ko ? "todo 우유 사기" : "todo Buy milk",
      ko ? "plan 월세 보내기 금요일까지" : "plan Pay the rent by friday",
      ko
        ? "todo add 전화 내일 오후 3시 --at-place 사무실 --note \"두 번째\" --remind 30"
        : "todo add Call tomorrow 3pm --at-place Office --note \"Second one\" --remind 30",
      ko ? "todo 분리수거 매주 화 20시" : "todo Take out the bins every tue 8pm",
      ko ? "todo 화분 --repeat \"하고 나서 7일 뒤\"" : "todo Filter --repeat \"7 days after done\"",
      "todo", ko ? "todo show 전화" : "todo show call",
      ko ? "todo done 우유" : "todo done milk", ko ? "todo done 우유" : "todo done milk",
      ko ? "todo done 화분" : "todo done filter", "todo list --done",
      ko ? "todo undone 화분" : "todo undone filter",
      ko ? "todo edit 월세 --due 월요일" : "todo edit rent --due monday",
      ko ? "todo edit 월세 --no-due" : "todo edit rent --no-due",
      ko ? "todo edit 월세" : "todo edit rent",
      ko ? "todo remove \"월세 보내기\" --yes" : "todo remove \"Pay the rent\" --yes",
      ko ? "todo list --search 사무실" : "todo list --search office", "todo list --all",
      ko ? "todo show 월세" : "todo show rent",
      ko ? "plan 보고서 금요일까지 --for 2h" : "plan Report by friday --for 2h",
      ko ? "todo 운동 매일 --except 내일" : "todo Run every day --except tomorrow",
      "todo list --all --done", ko ? "event show 전화" : "event show call",
    ] {
      schedule.run(line)
    }
    try expectGolden(ScheduleCommandFixture.golden("todo", language, form), schedule.transcript)
    #expect(try schedule.events.isEmpty)
  }

  @Test(arguments: [
    ("by friday", "2026-11-20", true), ("due friday", "2026-11-20", true),
    ("by 3pm tomorrow", "2026-11-21T15:00:00+09:00", false),
    ("금요일까지", "2026-11-20", true), ("내일 오후 3시까지", "2026-11-21T15:00:00+09:00", false),
  ])
  func `a deadline makes a to-do that is due then, and no event`(
    words: String, due: String, isAllDay: Bool
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .json)
    let told = schedule.run("plan Report \(words)")
    #expect(told.output.contains("\"due\":\"\(due)\""), "\(told)")
    #expect(told.output.contains("\"allDay\":\(isAllDay)"), "\(told)")
    #expect(try schedule.events.isEmpty)
  }

  @Test(arguments: [
    "todo Buy milk @ Tesco", "todo Buy milk --at-place Tesco", "plan Buy milk by friday @ Tesco",
    "plan Buy milk by friday --at-place Tesco",
  ])
  func `the place of a to-do is in its title or an option`(line: String) throws {
    let schedule = ScheduleCommandFixture(.english, .json)
    let added = schedule.run(line)
    #expect(added.output.contains("\"place\":\"Tesco\""), "\(added)")
    #expect(added.output.contains("\"title\":\"Buy milk\""), "\(added)")
  }

  @Test(arguments: ["get milk", "cancel gym", "move sofa", "open an account", "delete old mail"])
  func `a title may begin with any word`(title: String) throws {
    let schedule = ScheduleCommandFixture(.english, .json)
    let added = schedule.run("todo \(title)")
    #expect(added.output.contains("\"title\":\"\(title)\""), "\(added)")
  }

  @Test func `a to-do on the clock of a zone repeats at that time`() throws {
    let schedule = ScheduleCommandFixture(.english, .json)
    let zone = schedule.tools.formatter.clock.zone
    let moment = zone.instant(of: LocalTime(literal: "2026-11-21T09:00"))
    let details = try ToDoDetails(title: EventTitle("Call"), due: .anchored(moment))
      .repeating(
        EnteredRepetition(.rule(Recurrence("FREQ=DAILY"))), from: zone.localTime(at: moment).day,
        in: zone)
    let added = try schedule.tools.toDos.perform(.add(details))
    guard case .added(let toDo) = added else {
      Issue.record("\(added)")
      return
    }
    let done = try schedule.tools.toDos.perform(.markDone([toDo.id]))
    guard case .markedDone(let all) = done else {
      Issue.record("\(done)")
      return
    }
    let next = all.first?.next?.details.due?.localTime(in: zone)
    #expect(next == LocalTime(literal: "2026-11-22T09:00"))
  }

  @Test func `a repeating to-do that gets a time keeps it`() throws {
    let schedule = ScheduleCommandFixture(.english, .json)
    schedule.run("todo Bins every tue")
    schedule.run("todo edit Bins --due \"tue 20:00\"")
    let done = schedule.run("todo done Bins")
    #expect(done.output.contains("\"due\":\"2026-12-01T20:00:00+09:00\""), "\(done)")
  }

  @Test(arguments: ["plan Trip until friday", "plan 휴가 금요일까지"])
  func `what lasts until then is an event`(line: String) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run(line)
    #expect(try schedule.events.count == 1)
  }

  @Test func `Today lists what is due, overdue and just finished, and counts the rest`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    for line in ["todo Rent by today", "todo Old --due 2026-11-18", "todo Milk", "todo Bread"] {
      schedule.run(line)
    }
    func rows() throws -> [String] {
      try schedule.today.section().rows.map { "\($0.mark) \($0.text.en) | \($0.detail.en)" }
    }
    #expect(
      try rows() == [
        "☐ due 18 Nov  Old | to-do · 2 days ago", "☐ Rent | to-do · due today",
        "☐ 2 to-dos without a day | hearth todo list",
      ])
    // Undated ones are listed on today's page, whichever day the schedule shows.
    #expect(try schedule.today.section().rows.last?.route == .day(Day(literal: "2026-11-20")))
    schedule.run("todo done Rent")
    #expect(try rows().contains("☑ Rent | done"))
    schedule.time("2026-11-21T09:00")
    #expect(try !rows().contains { $0.contains("Rent") })
  }

  @Test func `another day keeps the time at which a to-do is due`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("todo Bins by tomorrow 8pm")
    schedule.run("todo edit Bins --due 2026-11-25")
    let due = try schedule.tools.toDos.queries.list().first?.due
    #expect(due == .floating(LocalTime(literal: "2026-11-25T20:00")))
  }

  @Test func `words that match several to-dos are not split into others`() throws {
    let schedule = ScheduleCommandFixture()
    for title in ["Pay rent A", "Pay rent B", "pay", "rent"] { schedule.run("todo \"\(title)\"") }
    #expect(schedule.run("todo done pay rent").status != .success)
    #expect(try schedule.tools.toDos.queries.list().count == 4)
    #expect(schedule.run("todo done pay").status == .success)
  }

  @Test(arguments: [
    ("todo Call by 18:00", "2026-11-20T18:00", false),
    ("todo Sleep by 00:30", "2026-11-21T00:30", true),
  ])
  func `a deadline is judged by its own time, not by an hour before it`(
    line: String, due: String, hasPassed: Bool
  ) throws {
    let schedule = ScheduleCommandFixture(at: "2026-11-20T17:30")
    let answer = schedule.run(line)
    #expect((answer.output + answer.errors).contains("passed") == hasPassed, "\(answer)")
    #expect(
      try schedule.tools.toDos.queries.list().first?.due == .floating(LocalTime(literal: due)))
  }

  @Test func `a to-do without a due time cannot repeat`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("todo Milk")
    #expect(schedule.run("todo edit Milk --no-due --repeat weekly").status == .wrongUsage)
  }

  @Test(arguments: Language.allCases)
  func `the same to-do is asked about, or reported in a pipe`(language: Language) throws {
    let asked = ScheduleCommandFixture(language)
    asked.run("todo Milk")
    let refused = asked.run("todo MILK", answers: ["n"])
    let question = language(ko: "같은 할 일이 이미 있어요", en: "already there")
    #expect((refused.output + refused.errors).contains(question), "\(refused)")
    #expect(try asked.tools.toDos.queries.list().count == 1)
    asked.run("todo Milk by friday")
    #expect(try asked.tools.toDos.queries.list().count == 2)
    let piped = ScheduleCommandFixture(language, .piped)
    piped.run("todo Milk")
    let second = piped.run("todo Milk")
    #expect((second.output + second.errors).contains("hearth todo remove"), "\(second)")
    #expect(try piped.tools.toDos.queries.list().count == 2)
  }

  @Test(arguments: Language.allCases)
  func `a to-do done for the last time is called done, and each tick is taken back`(
    language: Language
  ) throws {
    let schedule = ScheduleCommandFixture(language)
    schedule.run("todo Pill 2 days after done 3 times")
    for _ in 1...3 { #expect(schedule.run("todo done Pill").status == .success) }
    let answer = schedule.run("todo done Pill")
    #expect(answer.status == .success, "\(answer)")
    #expect(answer.output.contains(language(ko: "이미 마친 할 일", en: "Already done")), "\(answer)")
    let queries = schedule.tools.toDos.queries
    #expect(try queries.list(.done).count == 3)
    for _ in 1...3 { #expect(schedule.run("todo undone Pill").status == .success) }
    let open = try queries.list()
    #expect(
      try open.map(\.due) == [.day(Day(literal: "2026-11-20"))] && queries.list(.done).isEmpty)
  }

  @Test(arguments: [
    ("every tue", "--until 2026-12-31", "every Tue until 31 Dec"),
    ("every tue", "--times 3", "every Tue 3 times"),
    ("every tue until 2026-12-31", "--repeat \"every wed\"", "every Wed until 31 Dec"),
    ("every tue until 2026-12-31", "--repeat \"every wed forever\"", "every Wed."),
    ("every tue", "--no-repeat", "no longer repeats"),
    ("7 days after done", "--times 3", "7 days after done 3 times"),
    ("7 days after done", "--until 2026-12-31", "--until"),
    ("every tue", "--except 2026-12-08", "leave out single days"),
    ("", "--until 2026-12-31", "--repeat"),
  ])
  func `the repetition is changed as that of an event`(
    when: String, options: String, told: String
  ) throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("todo Bins \(when)")
    let answer = schedule.run("todo edit Bins \(options)")
    #expect((answer.output + answer.errors).contains(told), "\(answer)")
  }

  @Test(arguments: ["할 일 우유 사기", "할일 우유 사기", "할 일 추가 우유 사기"])
  func `a noun may be written as two words`(line: String) throws {
    let schedule = ScheduleCommandFixture(.korean, .piped)
    schedule.run(line)
    schedule.run("todo 할 일 적기")
    #expect(try schedule.tools.toDos.queries.list().map(\.title) == ["우유 사기", "할 일 적기"])
  }

  @Test(arguments: [
    ("every fri", "2026-11-20T15:00", nil, true), ("every fri", "2026-11-23T09:00", nil, true),
    ("every fri", "2026-11-24T09:00", nil, false), ("every fri", "2026-11-27T09:00", nil, false),
    ("every fri", "2026-11-20T15:00", "todo edit Bins --due 2026-11-28", false),
    ("every day 8pm", "2026-11-21T09:00", nil, false),
    ("every fri until 2026-11-20", "2026-11-20T15:00", nil, false),
    ("--repeat weekdays --skip-holidays --due 2026-12-24", "2026-12-24T09:00", nil, true),
    ("2 days after done 3 times", "2026-11-20T23:00", nil, true),
    ("2 days after done 3 times", "2026-11-21T09:00", nil, false),
  ])
  func `a repeating to-do that is done ahead is asked about, or reported in a pipe`(
    when: String, time: String, line: String?, isAsked: Bool
  ) throws {
    for answers in [nil, ["n"]] {
      let schedule = ScheduleCommandFixture()
      schedule.run("todo Bins \(when)")
      if time.hasPrefix("2026-12") { schedule.time(time) }
      schedule.run("todo done Bins")
      schedule.time(time)
      if let line { schedule.run(line) }
      let done = try schedule.tools.toDos.queries.list(.done).count
      let answer = schedule.run("todo done Bins", answers: answers)
      #expect((answer.output + answer.errors).contains("Bins: this time ") == isAsked, "\(answer)")
      let isRefused = isAsked && answers != nil || when.contains("until")
      #expect(try schedule.tools.toDos.queries.list(.done).count == done + (isRefused ? 0 : 1))
    }
  }

  @Test func `places are in every list`() throws {
    let piped = ScheduleCommandFixture(.english, .piped)
    piped.run("plan Film tomorrow 3pm @ Odeon")
    piped.run("todo Rent by today --at-place Bank")
    #expect(piped.run("event list tomorrow").output.hasSuffix("\tOdeon\n"))
    #expect(piped.run("event next").output.hasSuffix("\tOdeon\n"))
    #expect(piped.run("todo list").output.hasSuffix("\tBank\n"))
    let details = try piped.today.section().rows.map(\.detail.en)
    #expect(details == ["@ Bank · to-do · due today"])
    let terminal = ScheduleCommandFixture(.english)
    terminal.run("plan Film tomorrow 3pm @ Odeon")
    terminal.run("todo Rent by today --at-place Bank")
    #expect(terminal.run("event next").output.contains("Film  @ Odeon"))
    #expect(terminal.run("todo").output.contains("Rent  @ Bank"))
    #expect(terminal.run("event list today").output.contains("Rent  @ Bank"))
  }

  @Test(arguments: Language.allCases)
  func `todo add needs a title, and todo alone lists`(language: Language) throws {
    let schedule = ScheduleCommandFixture(language)
    schedule.run("todo Milk")
    #expect(schedule.run("todo add").status == .wrongUsage)
    #expect(schedule.run("todo").output.contains("Milk"))
    let unnamed = schedule.run("todo done").errors
    #expect(unnamed.contains(language(ko: "할 일을 적어 주세요", en: "Which to-do?")), "\(unnamed)")
    let untitled = schedule.run("todo edit Milk --title \"\"").errors
    #expect(!untitled.contains("일정") && !untitled.isEmpty)
  }
}
