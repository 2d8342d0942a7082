import HearthDomain
import Testing

/// Checks public holidays against the days that each country published.
@Suite struct HolidayCountryTests {
  /// Days with `*` are substitutes.
  @Test(
    arguments: [
      (.unitedKingdom, 2020, "01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-26 12-28*"),
      (
        .unitedKingdom, 2022,
        "01-01 01-03* 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-25 12-26 12-27*"
      ),
      (.unitedKingdom, 2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27* 12-28*"),
      (
        .unitedStates, 2021,
        "01-01 01-18 02-15 05-31 06-18* 06-19 07-04 07-05* 09-06 10-11 11-11 11-25 12-24* 12-25"
          + " 12-31*"
      ),
      (
        .unitedStates, 2026,
        "01-01 01-19 02-16 05-25 06-19 07-03* 07-04 09-07 10-12 11-11 11-26 12-25"
      ),
      (.ireland, 2022, "01-01 03-17 03-18 04-18 05-02 06-06 08-01 10-31 12-25 12-26"),
      (.ireland, 2026, "01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26"),
      (.ireland, 2030, "01-01 02-01 03-17 04-22 05-06 06-03 08-05 10-28 12-25 12-26"),
      (.canada, 2026, "01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-26 12-28*"),
      (.australia, 2025, "01-01 01-26 01-27* 04-18 04-21 04-25 06-09 12-25 12-26"),
      (.australia, 2027, "01-01 01-26 03-26 03-29 04-25 06-14 12-25 12-26 12-27* 12-28*"),
    ] as [(HolidayCountry, Int, String)])
  func `a year has the holidays of its law`(country: HolidayCountry, year: Int, days: String) {
    let found = country.holidays(inYear: year).map {
      $0.day.description.dropFirst(5) + ($0.isSubstitute ? "*" : "")
    }
    #expect(found.joined(separator: " ") == days)
  }

  @Test(arguments: HolidayCountry.allCases)
  func `years without known rules have no holidays`(country: HolidayCountry) {
    for year in [2007, 2101, .min, .max] { #expect(country.holidays(inYear: year).isEmpty) }
    #expect(!country.holidays(inYear: 2008).isEmpty && !country.holidays(inYear: 2100).isEmpty)
  }

  @Test func `every holiday is one of some country`() {
    let found = HolidayCountry.allCases.flatMap { country in
      HolidayCountry.years.flatMap { country.holidays(inYear: $0).map(\.holiday) }
    }
    #expect(Set(found) == Set(PublicHoliday.allCases))
  }
}
