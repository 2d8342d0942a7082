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
    "Room 25:00", "영화 25시", "Read pages 2/30", "Class of May 68", "Party 45th", "PM 2.5",
  ])
  func `other titles stay as they are`(title: String) throws {
    let schedule = KeptSchedule(.english)
    #expect(schedule.run("plan \"\(title)\"").status == .done)
    #expect(try schedule.events.first?.details.title.value == title)
  }

  @Test(arguments: [
    ("Dentist tomorrow 25:00", "tomorrow 25:00"), ("Y 2026-02-30", "2026-02-30"),
    ("회의 2월 30일", "2월 30일"), ("회의 내일 25시", "내일 25시"), ("Dentist at 25:00", "at 25:00"),
    ("Concert Feb 30 3pm", "Feb 30 3pm"), ("Lunch 25:00 tomorrow", "25:00 tomorrow"),
    ("내일 25시 치과", "내일 25시"), ("2월 30일 3시 회의", "2월 30일 3시"),
    ("Report Fri 21 Nov", "Fri 21 Nov"), ("Trip +9999999d", "+9999999d"),
    ("Feb 30 3pm", "Feb 30 3pm"),
  ])
  func `a day or time that there is not is refused as after --from`(
    title: String, when: String
  ) throws {
    let (left, right) = (KeptSchedule(.english), KeptSchedule(.english))
    let refused = left.run("plan \(title)")
    #expect(refused.status == .wrongUsage)
    #expect(try left.events.isEmpty)
    #expect(refused.errors == right.run(["plan", "X", "--from", when]).errors)
  }

  @Test func `whole days end with no such day either`() throws {
    let schedule = KeptSchedule(.english)
    #expect(schedule.run("plan Trip 2026-02-30 --all-day").status == .wrongUsage)
    #expect(try schedule.events.isEmpty)
  }
}
