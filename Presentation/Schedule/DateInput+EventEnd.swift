import HearthDomain

extension DateInput {
  /// The end of an event that starts then, as it is typed; a text that names no time means the
  /// given one.
  ///
  /// A time alone is on the last day of the old event where only its end changes, else on the
  /// day of the start; a weekday is the next one from the start on.
  func end(
    _ text: String, after start: LocalTime, of old: Occurrence?, orAt usual: TimeOfDay? = nil
  ) throws(DateInputError) -> LocalTime {
    let last = old.flatMap { $0.start == start ? $0.days.upperBound : nil } ?? start.day
    // No event can end with the midnight that begins its day.
    if DateInput.isEndOfDay(text) { return last.end }
    if let time = try? time(text) { return LocalTime(day: last, time: time) }
    let (day, time) = try following(start.day).dayAndTime(text)
    guard let time = time ?? usual else { throw .unknownForm(text, .dayAndTime) }
    return LocalTime(day: day, time: time)
  }

  /// Whether an end that is typed so means the midnight that ends a day.
  private static func isEndOfDay(_ text: String) -> Bool {
    endOfDay.contains(SearchFolding.folded(text))
  }

  private static let endOfDay = Set(
    ["24:00", "24시", "midnight", "자정"].map { SearchFolding.folded($0) })
}
