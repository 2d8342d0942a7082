extension Day {
  public var start: LocalTime { LocalTime(day: self, time: .midnight) }

  /// The midnight with which the day ends; of the latest of all days, its last second.
  public var end: LocalTime {
    self == .latest ? .latest : LocalTime(day: adding(days: 1), time: .midnight)
  }
}

extension ClosedRange<Day> {
  /// From the midnight before the first day to the midnight after the last.
  public var stretch: Range<LocalTime> { lowerBound.start..<upperBound.end }
}
