extension Day {
  public var start: LocalTime { LocalTime(day: self, time: .midnight) }

  /// The midnight at the end of the day. For the latest supported day, whose midnight is not
  /// supported, its last second.
  public var end: LocalTime {
    self == .latest ? .latest : LocalTime(day: adding(days: 1), time: .midnight)
  }
}

extension ClosedRange<Day> {
  /// Range from the midnight at which the first day begins to the midnight at which the last day
  /// ends.
  public var timeRange: Range<LocalTime> { lowerBound.start..<upperBound.end }
}
