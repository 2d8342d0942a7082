extension Day {
  /// The number of its week as ISO 8601 counts: from Monday on, the first one of a year with that
  /// year's first Thursday.
  public var weekNumber: Int {
    let thursday = latest(.monday).adding(days: 3)
    let first = Day(year: thursday.year, month: 1, day: 1) ?? thursday
    return (thursday - first) / 7 + 1
  }

  /// The number by which a week is called that begins on this day, whatever its weekday: that of
  /// the week of ISO 8601 in which most of its days lie.
  public var numberOfWeekBegun: Int { upcoming(.thursday).weekNumber }
}
