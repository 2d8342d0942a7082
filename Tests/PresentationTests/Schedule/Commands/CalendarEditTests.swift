import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct CalendarEditTests {
  @Test(arguments: Language.allCases)
  func `a calendar is reported as hidden or shown again`(language: Language) {
    let schedule = ScheduleCommandFixture(language, .piped)
    schedule.run("calendar add work")
    let hidden = language(ko: "work (숨겼어요).", en: "work (hidden).")
    let shown = language(ko: "work (다시 보여요).", en: "work (shown again).")
    #expect(schedule.run("calendar edit work --hide").output.contains(hidden))
    #expect(!schedule.run("calendar edit work --hide").output.contains(hidden))
    #expect(schedule.run("calendar edit work --color teal").output.contains(" work."))
    #expect(schedule.run("calendar edit work --show").output.contains(shown))
  }

  @Test(arguments: Language.allCases)
  func `removing a calendar counts its to-dos`(language: Language) throws {
    let schedule = ScheduleCommandFixture(language, .piped)
    schedule.run("calendar add work")
    try schedule.tools.schedule.toDos.perform(
      .add(ToDoDetails(title: EventTitle("Report")), in: CalendarName("work")))
    let removed = schedule.run("calendar remove work --yes")
    #expect(removed.output.contains(language(ko: "work (할 일 1개)", en: "work (1 to-do)")))
  }

  @Test func `hiding and showing a calendar at once is refused`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("calendar add work")
    let refused = schedule.run("calendar edit work --hide --show")
    #expect(refused.status == .wrongUsage)
    #expect(refused.errors.contains("--hide") && refused.errors.contains("--show"))
    #expect(try schedule.tools.schedule.calendars.all().allSatisfy { !$0.calendar.isHidden })
  }
}
