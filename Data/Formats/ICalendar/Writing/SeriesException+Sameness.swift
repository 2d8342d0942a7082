import HearthDomain

extension ICalendarLine {
  /// Returns the line with or without RANGE=THISANDFUTURE.
  func settingRange(_ appliesToLater: Bool) -> ICalendarLine {
    let range = ICalendarEventReader.thisAndFuture
    guard appliesToLater else { return replacing(value: value, without: ["RANGE"]) }
    return setting("RANGE", to: range)
  }
}

extension EventTitle {
  /// Whether the titles are equal, or one is the shortened copy of the other.
  func isSame(as other: EventTitle) -> Bool {
    self == other || self == other.asOccurrenceTitle || asOccurrenceTitle == other
  }
}

extension EventSpan {
  /// Whether both spans are at the same times, even in different zones.
  func isSame(as other: EventSpan) -> Bool { bounds == other.bounds }
}

extension SeriesException.Change? {
  /// Whether both changes look the same to other programs, which cannot see what a removed
  /// occurrence contained.
  func isSame(as other: SeriesException.Change?) -> Bool {
    if case .removed? = self, case .removed? = other { return true }
    if case .overridden(let one)? = self, case .overridden(let two)? = other {
      return one.title.isSame(as: two.title) && one.note == two.note
        && one.placeName == two.placeName
        && one.reminders == two.reminders
        && one.span.isSame(as: two.span) && one.appliesToLater == two.appliesToLater
    }
    return self == other
  }
}
