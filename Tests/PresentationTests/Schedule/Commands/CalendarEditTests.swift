import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct CalendarEditTests {
  @Test(arguments: Language.allCases)
  func `a calendar is said to be hidden or shown again`(language: Language) {
    let schedule = ScheduleCommandFixture(language, .piped)
    schedule.run("calendar add work")
    let hidden = language(ko: "work (숨겼어요).", en: "work (hidden).")
    let shown = language(ko: "work (다시 보여요).", en: "work (shown again).")
    #expect(schedule.run("calendar edit work --hide").output.contains(hidden))
    #expect(!schedule.run("calendar edit work --hide").output.contains(hidden))
    #expect(schedule.run("calendar edit work --color teal").output.contains(" work."))
    #expect(schedule.run("calendar edit work --show").output.contains(shown))
  }

  @Test func `a calendar is not hidden and shown at once`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("calendar add work")
    let refused = schedule.run("calendar edit work --hide --show")
    #expect(refused.status == .wrongUsage)
    #expect(refused.errors.contains("--hide") && refused.errors.contains("--show"))
    #expect(try schedule.tools.schedule.calendars.all().allSatisfy { !$0.calendar.isHidden })
  }
}
