extension MoodQueries {
  /// Returns a page of the moods that the filter accepts, sorted by ``Mood/sortKey``.
  public func list(_ filter: MoodFilter, _ page: MoodPage) throws -> [Mood] {
    try SearchedText.check(filter.search)
    let line = try SearchExpression(filter.search)
    return try store.read { repositories in
      line.needsFiltering
        ? try repositories.moods.list(filter, by: line, page)
        : try repositories.moods.list(filter, page)
    }
  }

  /// Returns the days of the month with moods, in order.
  public func calendar(of month: Month) throws -> [MoodDay] {
    try daysWithMoods(month.firstDay...month.lastDay)
  }

  /// Returns the days of the year with moods, in order; none outside the years 1 to 9999.
  public func daysOfYear(_ year: Int) throws -> [MoodDay] {
    guard let first = Month(year: year, month: 1), let last = Month(year: year, month: 12) else {
      return []
    }
    return try daysWithMoods(first.firstDay...last.lastDay)
  }

  /// Returns the own palettes of these days; days without one are left out.
  public func palettes(of days: some Sequence<Day>) throws -> [Day: Palette] {
    try store.read { repositories in
      var palettes: [Day: Palette] = [:]
      for day in days { palettes[day] = try repositories.moodDays.palette(of: day) }
      return palettes
    }
  }

  /// Returns the tags of the moods of these days, the tag with the most days first.
  public func tags(of days: ClosedRange<Day>) throws -> [Tag] {
    try store.read { try $0.moodDays.tags(on: days).map(\.tag) }
  }

  /// Returns the statistics of these days, with comparisons. Only the first `most` people with
  /// enough days, and the first `most` with fewer, get their names.
  public func statistics(
    of days: ClosedRange<Day> = .earliest ... .latest, naming most: Int = .max
  ) throws -> MoodStatistics {
    try store.read { repositories in
      var statistics = try repositories.moodDays.statistics(of: days)
      try repositories.fillInComparisons(&statistics, on: days, in: clock.zone, naming: most)
      return statistics
    }
  }

  /// Returns the day's date in up to `limit` earlier years that have moods on it, latest year
  /// first, each with all its moods.
  public func onThisDay(_ day: Day? = nil, limit: Int = 100) throws -> [DiaryDay] {
    let day = day ?? today
    return try store.read { repositories in
      var found: [DiaryDay] = []
      var year = day.year - 1
      while found.count < limit, let candidate = Day.lastAnniversary(of: day, notAfter: year) {
        let days = Day.earliest...candidate
        guard
          let near = try repositories.moodDays.daysWithMoods(days, isNewestFirst: true, limit: 1)
            .first?.day
        else { break }
        if near == candidate {
          let moods = try repositories.moods.list(.on(near), .oldest(.max))
          found.append(DiaryDay(day: near, moods: moods))
        }
        // Skips years without any moods in one step.
        year = near == candidate ? candidate.year - 1 : min(candidate.year - 1, near.year)
      }
      return found
    }
  }

  /// Returns those of the days that have moods, in order.
  private func daysWithMoods(_ days: ClosedRange<Day>) throws -> [MoodDay] {
    try store.read { try $0.moodDays.daysWithMoods(days, isNewestFirst: false, limit: .max) }
  }
}

extension Day {
  /// Returns the day's date in the latest year, up to `year`, in which that date exists; nil if
  /// there is none. Only 29 February does not exist in every year.
  fileprivate static func lastAnniversary(of day: Day, notAfter year: Int) -> Day? {
    guard year > 0 else { return nil }
    // Leap years are at most eight years apart.
    return (0..<8).lazy
      .compactMap { Day(year: year - $0, month: day.month, day: day.dayOfMonth) }.first
  }
}
