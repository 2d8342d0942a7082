/// Cache of the holidays of years, filled when they are first needed.
struct HolidayCache {
  private let calendar: HolidayCalendar
  private var holidaysByYear: [Int: Set<Day>] = [:]

  init(_ calendar: HolidayCalendar) { self.calendar = calendar }

  mutating func contains(_ day: Day) -> Bool {
    if let known = holidaysByYear[day.year] { return known.contains(day) }
    let days = Set(
      calendar.countries.flatMap { $0.holidays(inYear: day.year) }.map(\.day)
        + calendar.added.days(inYear: day.year))
    holidaysByYear[day.year] = days
    return days.contains(day)
  }
}
