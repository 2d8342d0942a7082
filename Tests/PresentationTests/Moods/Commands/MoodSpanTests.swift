import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct MoodSpanTests {
  @Test(arguments: [
    (MoodSpan.week, "2026-11-14", 7), (.month, "2026-10-22", 30), (.year, "2025-11-21", 365),
  ])
  func `a period has its number of days and ends today`(
    span: MoodSpan, first: String, count: Int
  ) {
    let today = Day(literal: "2026-11-20")
    let days = span.days(until: today)
    #expect(days == Day(literal: first)...today)
    #expect(today.number - days.lowerBound.number + 1 == count)
  }

  @Test func `all days include future ones`() {
    #expect(MoodSpan.all.days(until: Day(literal: "2026-11-20")).contains(.latest))
  }
}
