extension Day {
  public var start: LocalTime { LocalTime(day: self, time: .midnight) }

  /// The midnight at the end of the day; for the latest supported day, its last second.
  public var end: LocalTime {
    self == .latest ? .latest : LocalTime(day: adding(days: 1), time: .midnight)
  }
}

extension ClosedRange<Day> {
  /// Times from the midnight at the start of the first day to the midnight at the end of the last.
  public var timeRange: Range<LocalTime> { lowerBound.start..<upperBound.end }
}
