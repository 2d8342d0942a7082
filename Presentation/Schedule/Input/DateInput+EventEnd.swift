import HearthDomain

extension DateInput {
  /// The end of an event that starts then, as it is typed; a text that names no time means the
  /// given one.
  ///
  /// A time alone is on the last day of the old event where only its end changes, else on the
  /// day of the start, or on the day after where the night lies between; a weekday is the next
  /// one from the start on.
  func end(
    _ text: String, after start: LocalTime, of old: Occurrence?, orAt usual: TimeOfDay? = nil
  ) throws(DateInputError) -> LocalTime {
    let last = old.flatMap { $0.start == start ? $0.days.upperBound : nil } ?? start.day
    // No event can end with the midnight that begins its day.
    if DateInput.isMidnight(text) { return last.end }
    if let time = try? time(text) {
      let end = LocalTime(day: last, time: time)
      return end > start ? end : nextDay(text, after: start) ?? end
    }
    let (day, time) = try following(start.day).dayAndTime(text)
    guard let time = time ?? usual else { throw .unknownForm(text, .dayAndTime) }
    let end = LocalTime(day: day, time: time)
    // `오늘 자정`, said of an end.
    return time == .midnight && end <= start && day == start.day ? day.end : end
  }

  /// The time alone on the day after the start, if no more than a night lies between; after an
  /// evening, an hour of which nothing tells the half of the day is one of the morning.
  private func nextDay(_ text: String, after start: LocalTime) -> LocalTime? {
    let isEvening = start.time.hour >= DateInput.firstEveningHour
    let times = [try? time(text), isEvening ? try? timeAsShown(text) : nil].compactMap { $0 }
    return times.map { LocalTime(day: start.day.adding(days: 1), time: $0) }
      .first { start < $0 && $0 <= start.adding(minutes: DateInput.longestNight) }
  }

  private static let firstEveningHour = 18
  private static let longestNight = 12 * 60

  /// Whether an end that is typed so means the midnight that ends a day.
  private static func isMidnight(_ text: String) -> Bool {
    isEndOfDay(text) || midnight.contains(SearchFolding.folded(text))
  }

  private static let midnight = Set(["midnight", "자정"].map { SearchFolding.folded($0) })
}
