import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct DuplicateCommandTests {
  private static let lines = [
    ("plan Dentist tomorrow 3pm", "plan dentist tomorrow 3pm"),
    ("plan Trip 2026-12-20 to 2026-12-23", "plan Trip 2026-12-20 to 2026-12-23"),
    ("plan Yoga every tue 19:00", "plan Yoga every tue 7pm"),
    ("plan 요가 매주 화 19시", "plan 요가 매주 화 저녁 7시"),
  ]

  @Test(arguments: lines, Language.allCases)
  func `a pipe adds the same thing again and says how to remove one`(
    lines: (first: String, again: String), language: Language
  ) throws {
    let schedule = ScheduleCommandFixture(language, .piped)
    let note = language(ko: "같은 일정이 이미 있어요.", en: "This was already planned.")
    let first = schedule.run(lines.first)
    #expect(first.status == .success && !(first.output + first.errors).contains(note))
    let again = schedule.run(lines.again)
    #expect(again.status == .success && (again.output + again.errors).contains(note), "\(again)")
    let words = (again.output + again.errors).split(whereSeparator: \.isWhitespace)
    let start = try #require(words.lastIndex(of: "hearth"))
    let line = words[(start + 1)...].joined(separator: " ")
    #expect(schedule.run(line + " --yes").status == .success, "\(line)")
    let third = schedule.run(lines.again)
    #expect((third.output + third.errors).contains(note))
  }

  @Test(arguments: lines, Language.allCases)
  func `a terminal asks before it adds the same thing again`(
    lines: (first: String, again: String), language: Language
  ) throws {
    let schedule = ScheduleCommandFixture(language)
    schedule.run(lines.first, answers: [])
    let ids = { Set(try schedule.queries.list(in: 0..<999).map(\.event.id)) }
    let before = try ids()
    let question = language(ko: "하나 더 적을까요?", en: "Plan it once more?")
    let declined = schedule.run(lines.again, answers: ["n"])
    #expect((declined.output + declined.errors).contains(question), "\(declined)")
    #expect(try ids() == before)
    schedule.run(lines.again, answers: ["y"])
    #expect(try ids().count == before.count + 1)
  }

  @Test func `the JSON names the event that is repeated`() throws {
    let schedule = ScheduleCommandFixture(.english, .json)
    schedule.run("plan Dentist tomorrow 3pm")
    let id = try #require(schedule.events.first?.id.fullForm)
    let again = schedule.run("plan Dentist tomorrow 3pm")
    #expect(again.status == .success && again.output.contains("\"duplicateOf\":\"\(id)\""))
  }
}
