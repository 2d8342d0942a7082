import HearthDomain

/// Reads what is typed as the start or the end of an event.
struct EventTimesInput {
  let now: LocalTime
  let times: EventTimes

  /// A day, a time, or both; what is not said stays as it is.
  func start(_ text: String) throws(DateInputError) -> LocalTime {
    try read(text, DateInput(now: now, leaning: .upcoming), day: times.start.day, times.start.time)
  }

  /// The same; a time alone is on the day of the start.
  func end(_ text: String) throws(DateInputError) -> LocalTime {
    try read(text, DateInput(now: now, leaning: .upcoming), day: times.start.day, times.end.time)
  }

  private func read(
    _ text: String, _ input: DateInput, day: Day, _ time: TimeOfDay
  ) throws(DateInputError) -> LocalTime {
    if times.isAllDay { return LocalTime(day: try input.day(text), time: time) }
    if let time = try? input.time(text) { return LocalTime(day: day, time: time) }
    return try input.localTime(text, orAt: time)
  }
}
