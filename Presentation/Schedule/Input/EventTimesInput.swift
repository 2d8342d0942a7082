import HearthDomain

/// Reads what is typed as the start or the end of an event.
struct EventTimesInput {
  let dates: DateInput
  let times: EventTimes
  /// The event as it was before; nil for a new one.
  var old: Occurrence?

  /// A day, a time, or both; what is not said stays as it is.
  func start(_ typed: String) throws(DateInputError) -> LocalTime {
    let (start, text) = (times.start, upcoming(typed))
    if times.isAllDay { return LocalTime(day: try dates.day(text), time: start.time) }
    let isBare = DateInput.bareHour(text) != nil
    if isBare || isMoved, let moved = dates.time(text, inPlaceOf: start.time) {
      return LocalTime(day: start.day, time: moved)
    }
    if isMoved, let moved = dates.moment(text, inPlaceOf: start.time) { return moved }
    if let time = try dates.timeAlone(text) { return LocalTime(day: start.day, time: time) }
    return try dates.localTime(text, orAt: start.time)
  }

  /// Whether an hour stands in place of the one at which the event takes place.
  private var isMoved: Bool { old.map { !$0.event.span.isAllDay } ?? false }

  /// The same with its day where it tells today by its weekday, and the event would be over: the
  /// next one is meant, as by a command, unless one that has been is corrected.
  private func upcoming(_ text: String) -> String {
    let start = times.start
    guard dates.departure == nil, old.map({ $0.start > dates.now }) ?? true,
      dates.time(text, inPlaceOf: start.time) == nil, (try? dates.timeAlone(text)) == nil
    else { return text }
    let told = isMoved ? dates.spelling(text, inPlaceOf: start.time) : nil
    let length = max(0, times.end.secondsSinceEpoch - start.secondsSinceEpoch)
    let usual = times.isAllDay ? nil : start.time
    return dates.passedToday(told ?? text, orAt: usual) { $0.adding(seconds: length) }?
      .nextMoment ?? text
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
