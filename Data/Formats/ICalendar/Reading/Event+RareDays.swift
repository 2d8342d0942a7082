import HearthDomain

extension Event {
  /// Returns the days of a rare rule, which few programs support, from last year to ten years
  /// ahead.
  func rareDays(in zone: any ZoneRules, now: Instant) -> [LocalTime] {
    let thisYear = zone.localTime(at: now).day.year
    guard let series, series.rule.isRare, let start = span.repetitionStart,
      let repetition = try? Repetition(
        series.rule, from: start, keepsStart: true, last: lastStart(in: zone)),
      let first = Day(year: max(1, thisYear - 1), month: 1, day: 1),
      let last = Day(year: min(9999, thisYear + VTimeZone.yearsAhead), month: 12, day: 31)
    else { return [] }
    let holidays = SeriesTimetable(of: self, [], in: zone)?.startsOnHolidays(through: last) ?? []
    return repetition.occurrences(in: (first...last).timeRange, limit: 1000).times
      .filter { $0 != start.localTime && !holidays.contains($0) }
  }
}
