import HearthDomain

/// Reads what is typed as the start or the end of an event.
struct EventTimesInput {
  let now: LocalTime
  let times: EventTimes

  /// A day, a time, or both; what is not said stays as it is.
  func start(_ text: String) throws(DateInputError) -> LocalTime {
    try read(text, DateInput(now: now, leaning: .upcoming), day: times.start.day, times.start.time)
  }

  /// The same after the start; or how long the event lasts, such as `90m`.
  func end(_ text: String) throws(DateInputError) -> LocalTime {
    if !times.isAllDay, SpanEntry.isEndOfDay(text) { return times.start.day.end }
    let input = DateInput(now: now, leaning: .upcoming).following(times.start.day)
    do {
      return try read(text, input, day: times.start.day, times.end.time)
    } catch {
      guard !times.isAllDay, let minutes = try? DateInput.minutes(text) else { throw error }
      return times.start.adding(minutes: minutes)
    }
  }

  private func read(
    _ text: String, _ input: DateInput, day: Day, _ time: TimeOfDay
  ) throws(DateInputError) -> LocalTime {
    if times.isAllDay { return LocalTime(day: try input.day(text), time: time) }
    if let time = try? input.time(text) { return LocalTime(day: day, time: time) }
    return try input.localTime(text, orAt: time)
  }
}
