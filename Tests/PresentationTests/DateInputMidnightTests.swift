import Foundation
import HearthDomain
import HearthPresentation
import HearthTestSupport
import Testing

@Suite struct DateInputMidnightTests {
  /// A Friday.
  private let upcoming = DateInput(now: LocalTime(literal: "2026-11-20T14:30"), leaning: .upcoming)
  private let past = DateInput(now: LocalTime(literal: "2026-11-20T14:30"), leaning: .past)

  @Test(arguments: [
    ("밤 12시", "2026-11-21T00:00"), ("24:00", "2026-11-21T00:00"), ("24시", "2026-11-21T00:00"),
    ("오늘 밤 12시", "2026-11-21T00:00"), ("오늘밤 12시에", "2026-11-21T00:00"),
    ("내일 24:00", "2026-11-22T00:00"), ("어제 밤 12시", "2026-11-20T00:00"),
    ("밤 12시 내일", "2026-11-22T00:00"), ("next fri 24:00", "2026-11-28T00:00"),
    ("내일 밤 12시 30분", "2026-11-22T00:30"), ("내일 밤 12시 반", "2026-11-22T00:30"),
    ("내일 밤 12:05", "2026-11-22T00:05"), ("내일 자정", "2026-11-21T00:00"),
  ])
  func `twelve at night is the midnight that ends the day`(text: String, moment: String) throws {
    for input in [upcoming, past] {
      let decomposed = text.decomposedStringWithCanonicalMapping
      #expect(try input.localTime(text, orAt: .noon) == LocalTime(literal: moment))
      #expect(try input.localTime(decomposed, orAt: .noon) == LocalTime(literal: moment))
    }
  }

  @Test(arguments: ["24:00", "밤 12시"])
  func `the midnight that ends a day is no time without its day`(text: String) {
    #expect(throws: DateInputError.noSuchTime(text)) { try upcoming.time(text) }
  }
}
