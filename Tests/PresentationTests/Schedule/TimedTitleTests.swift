import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct TimedTitleTests {
  @Test(arguments: [
    ("plan \"Lunch tomorrow noon\"", "plan Lunch --from \"tomorrow noon\""),
    ("plan \"Lunch on Friday at 3pm\"", "plan Lunch --from \"fri 3pm\""),
    ("plan \"점심 내일 정오\"", "plan 점심 --from \"내일 정오\""),
    ("plan \"내일 오후 3시 치과\"", "plan 치과 --from \"내일 오후 3시\""),
    ("plan \"Trip tomorrow\" --all-day", "plan Trip --all-day --from tomorrow"),
    ("plan dentist tomorrow 3pm", "plan dentist --from \"tomorrow 3pm\""),
    ("plan 치과 내일 오후 3시 --for 30분", "plan 치과 --from \"내일 오후 3시\" --for 30분"),
  ])
  func `a title that tells when is planned then`(line: String, plain: String) throws {
    let (left, right) = (KeptSchedule(.english), KeptSchedule(.english))
    #expect(left.run(line).status == .done)
    #expect(right.run(plain).status == .done)
    let details = try #require(left.events.first?.details)
    #expect(try right.events.first?.details == details)
  }

  @Test(arguments: [
    "tomorrow noon", "Read pages 11-20", "Party 20th", "Party for the 20th", "여행 3일", "Lunch",
  ])
  func `other titles stay as they are`(title: String) throws {
    let schedule = KeptSchedule(.english)
    #expect(schedule.run("plan \"\(title)\"").status == .done)
    #expect(try schedule.events.first?.details.title.value == title)
  }
}
