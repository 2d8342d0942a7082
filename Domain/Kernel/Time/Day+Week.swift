extension Day {
  /// Week number of ISO 8601: weeks begin on Monday, and the first week contains the year's first
  /// Thursday.
  public var weekNumber: Int {
    let thursday = latest(.monday).adding(days: 3)
    let first = Day(year: thursday.year, month: 1, day: 1) ?? thursday
    return (thursday - first) / 7 + 1
  }

  /// Week number for a week that begins on this day, whatever its weekday: that of the ISO week to
  /// which most of its days belong.
  public var numberOfStartingWeek: Int { upcoming(.thursday).weekNumber }
}
