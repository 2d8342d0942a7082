extension Day {
  /// Returns Easter Sunday of the year in the Gregorian calendar; nil outside the years 1 to 9999.
  public static func easter(inYear year: Int) -> Day? {
    // The anonymous Gregorian algorithm, published in Nature in 1876 (Meeus/Jones/Butcher).
    guard year > 0 else { return nil }
    let (golden, century, rest) = (year % 19, year / 100, year % 100)
    let moved = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - century / 4 - moved + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
    let shift = (golden + 11 * epact + 22 * weekday) / 451
    let number = epact + weekday - 7 * shift + 114
    return Day(year: year, month: number / 31, day: number % 31 + 1)
  }
}
