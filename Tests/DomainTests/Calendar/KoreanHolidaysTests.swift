import HearthDomain
import Testing

/// Checks Korean public holidays of past and future years.
@Suite struct KoreanHolidaysTests {
  @Test(arguments: [
    (2014, "09-10"), (2015, "09-29"), (2016, "02-10"), (2017, "01-30 10-06"), (2018, "05-07 09-26"),
    (2019, "05-06"), (2020, "01-27"), (2021, "08-16 10-04 10-11"), (2022, "09-12 10-10"),
    (2023, "01-24 05-29"), (2024, "02-12 05-06"), (2025, "03-03 05-06 10-08"),
    (2026, "03-02 05-25 08-17 10-05"), (2013, ""),
    (2027, "02-09 07-19 08-16 10-04 10-11 12-27"),
  ])
  func `a year has its substitute holidays`(year: Int, days: String) {
    let found = HolidayCountry.korea.holidays(inYear: year).filter(\.isSubstitute)
    #expect(found.map { $0.day.description.dropFirst(5) }.joined(separator: " ") == days)
  }

  @Test(arguments: [
    (2014, "01-31 05-06 09-08"), (2015, "02-19 05-25 09-27"), (2016, "02-08 05-14 09-15"),
    (2017, "01-28 05-03 10-04"), (2018, "02-16 05-22 09-24"), (2019, "02-05 05-12 09-13"),
    (2020, "01-25 04-30 10-01"), (2021, "02-12 05-19 09-21"), (2022, "02-01 05-08 09-10"),
    (2023, "01-22 05-27 09-29"), (2024, "02-10 05-15 09-17"), (2025, "01-29 05-05 10-06"),
    (2026, "02-17 05-24 09-25"), (2027, "02-07 05-13 09-15"),
  ])
  func `lunar holidays are on their dates`(year: Int, days: String) {
    let all = HolidayCountry.korea.holidays(inYear: year).filter { !$0.isSubstitute }
    let seollal = all.filter { $0.holiday == .seollal }.map(\.day)
    let chuseok = all.filter { $0.holiday == .chuseok }.map(\.day)
    let buddha = all.filter { $0.holiday == .buddhasBirthday }.map(\.day)
    let found = [seollal[1], buddha[0], chuseok[1]]
    #expect(found.map { $0.description.dropFirst(5) }.joined(separator: " ") == days)
    #expect(seollal.count == 3 && seollal[2] - seollal[0] == 2)
    #expect(chuseok.count == 3 && chuseok[2] - chuseok[0] == 2)
    #expect(all.count == (year < 2026 ? 15 : 16))
  }
}
