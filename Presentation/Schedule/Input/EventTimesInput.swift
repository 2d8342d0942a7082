import HearthDomain

/// Reads what is typed as the start or the end of an event.
struct EventTimesInput {
  let dates: DateInput
  let times: EventTimes
  /// The event as it was before; nil for a new one.
  var old: Occurrence?

  /// A day, a time, or both; what is not said stays as it is.
  func start(_ text: String) throws(DateInputError) -> LocalTime {
    let start = times.start
    if times.isAllDay { return LocalTime(day: try dates.day(text), time: start.time) }
    let isBare = DateInput.bareHour(text) != nil
    if isBare || old != nil, let moved = dates.time(text, inPlaceOf: start.time) {
      return LocalTime(day: start.day, time: moved)
    }
    if old != nil, let moved = dates.moment(text, inPlaceOf: start.time) { return moved }
    if let time = try dates.timeAlone(text) { return LocalTime(day: start.day, time: time) }
    return try dates.localTime(text, orAt: start.time)
  }

  /// The same after the start; or how long the event lasts, such as `90m`.
  func end(_ text: String) throws(DateInputError) -> LocalTime {
    if times.isAllDay {
      return LocalTime(
        day: try dates.lastDay(text, from: times.start.day), time: times.end.time)
    }
    do {
      return try dates.end(text, after: times.start, of: old, orAt: times.end.time)
    } catch {
      guard let minutes = try? DateInput.minutes(text) else { throw error }
      return times.start.adding(minutes: minutes)
    }
  }
}
