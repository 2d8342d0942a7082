import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SolarTermTests {
  // The terms of 1984, 2021, 2023 and 2025 fall within minutes of midnight.
  @Test(arguments: [
    (SolarTerm.ipchun, "1984-02-05"), (.ipchun, "2021-02-03"), (.sohan, "2023-01-06"),
    (.chunbun, "2024-03-20"), (.dongji, "2025-12-22"), (.chunbun, "2026-03-20"),
    (.haji, "2026-06-21"), (.dongji, "2026-12-22"), (.ipchun, "2027-02-04"),
  ])
  func `a solar term is on its day in Korea`(term: SolarTerm, day: String) {
    let day = Day(literal: day)
    #expect(term.day(inYear: day.year) == day)
  }

  @Test func `terms of all years are about fifteen days apart`() {
    let days = SolarTerm.years.flatMap { year in
      SolarTerm.allCases.compactMap { $0.day(inYear: year) }
    }
    #expect(days.count == 24 * 151)
    for (first, second) in zip(days, days.dropFirst()) {
      #expect((14...16).contains(second - first), "\(first)")
    }
    #expect(SolarTerm.dongji.day(inYear: 1949) == nil)
    #expect(SolarTerm.dongji.day(inYear: 2101) == nil)
  }
}
