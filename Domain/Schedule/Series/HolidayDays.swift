/// A cache of the holidays of each year that was queried.
struct HolidayDays {
  private let calendar: HolidayCalendar
  private var years: [Int: Set<Day>] = [:]

  init(_ calendar: HolidayCalendar) { self.calendar = calendar }

  mutating func has(_ day: Day) -> Bool {
    if calendar.added[day] != nil { return true }
    guard calendar.source == .korea else { return false }
    if let known = years[day.year] { return known.contains(day) }
    let days = Set(KoreanHolidays.days(inYear: day.year).map(\.day))
    years[day.year] = days
    return days.contains(day)
  }
}
