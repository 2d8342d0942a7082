import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct CalendarEditTests {
  @discardableResult
  private func run(
    _ line: String, on schedule: ScheduleCommandFixture
  ) -> CommandFixture.Outcome {
    schedule.fixture.run(line, of: EventTools.calendarCommands, with: schedule.tools)
  }

  @Test(arguments: Language.allCases)
  func `a calendar is reported as hidden or shown again`(language: Language) {
    let schedule = ScheduleCommandFixture(language, .piped)
    run("calendar add work", on: schedule)
    let hidden = language(ko: "work (숨겼어요).", en: "work (hidden).")
    let shown = language(ko: "work (다시 보여요).", en: "work (shown again).")
    #expect(run("calendar edit work --hide", on: schedule).output.contains(hidden))
    #expect(!run("calendar edit work --hide", on: schedule).output.contains(hidden))
    #expect(run("calendar edit work --color teal", on: schedule).output.contains(" work."))
    #expect(run("calendar edit work --show", on: schedule).output.contains(shown))
  }

  @Test func `hiding and showing a calendar at once is refused`() throws {
    let schedule = ScheduleCommandFixture()
    run("calendar add work", on: schedule)
    let refused = run("calendar edit work --hide --show", on: schedule)
    #expect(refused.status == .wrongUsage)
    #expect(refused.errors.contains("--hide") && refused.errors.contains("--show"))
    #expect(try schedule.tools.schedule.calendars.all().allSatisfy { !$0.calendar.isHidden })
  }
}
