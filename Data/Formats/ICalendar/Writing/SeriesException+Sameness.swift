import HearthDomain

extension ICalendarLine {
  /// The same for all later times as well, or for the one alone.
  func holding(_ holdsOn: Bool) -> ICalendarLine {
    let range = ICalendarEventReader.thisAndFuture
    guard holdsOn else { return replacing(value: value, without: ["RANGE"]) }
    return setting("RANGE", to: range)
  }
}

extension EventTitle {
  /// Whether one of them is no more than the beginning that is kept of the other one.
  func isSame(as other: EventTitle) -> Bool {
    self == other || self == other.ofSingleTime || ofSingleTime == other
  }
}

extension EventSpan {
  /// Whether it is the same time, wherever it was entered.
  func isSame(as other: EventSpan) -> Bool { bounds == other.bounds }
}

extension SeriesException.Change? {
  /// What a time that was taken away had of its own is nothing to others.
  func isSame(as other: SeriesException.Change?) -> Bool {
    if case .removed? = self, case .removed? = other { return true }
    if case .moved(let one)? = self, case .moved(let two)? = other {
      return one.title.isSame(as: two.title) && one.note == two.note
        && one.reminders == two.reminders
        && one.span.isSame(as: two.span) && one.holdsOn == two.holdsOn
    }
    return self == other
  }
}
