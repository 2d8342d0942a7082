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
        "☐ due this day  Rent | to-do", "☐ due 18 Nov  Old | to-do · 2 days ago",
        "☐ and 2 without a day | hearth todo list",
      ])
    schedule.run("todo done Rent")
    #expect(try rows().contains("☑ due this day  Rent | to-do"))
    schedule.time("2026-11-21T09:00")
    #expect(try !rows().contains { $0.contains("Rent") })
  }
}
