import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Days as somebody looks for them or corrects them: the nearest, be it past or to come.
@Suite struct LookingTests {
  private let dates = DateInput(now: LocalTime(literal: "2026-02-10T10:00"), leaning: .upcoming)
    .looking

  @Test(arguments: [
    ("2/8", "2026-02-08"), ("2월 8일", "2026-02-08"), ("8 feb", "2026-02-08"),
    ("2/12", "2026-02-12"), ("12/25", "2025-12-25"), ("7/1", "2026-07-01"),
    ("20일", "2026-02-20"), ("8일", "2026-02-08"), ("음력 12월 20일", "2026-02-07"),
    ("fri", "2026-02-13"), ("yesterday", "2026-02-09"),
  ])
  func `a day without its year is the nearest one`(text: String, day: String) throws {
    #expect(try dates.day(text) == Day(literal: day))
  }

  @Test(arguments: [("1월", "2026-01"), ("nov", "2025-11"), ("3월", "2026-03")])
  func `so is a month`(text: String, month: String) throws {
    #expect(try dates.month(text).description == month)
  }
}
