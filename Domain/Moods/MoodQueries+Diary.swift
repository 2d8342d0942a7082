extension MoodQueries {
  /// The moods whom the filter accepts, by ``Mood/position``, as many as the page holds.
  public func list(_ filter: MoodFilter, _ page: MoodSlice) throws -> [Mood] {
    try SearchedText.check(filter.search)
    let line = try SearchLine(filter.search)
    return try store.read { repositories in
      line.hasMore
        ? try repositories.moods.list(filter, by: line, page)
        : try repositories.moods.list(filter, page)
    }
  }

  /// The days of the month that have moods, in order.
  public func calendar(of month: Month) throws -> [MoodDay] {
    try days(month.firstDay...month.lastDay)
  }

  /// The days of the year that have moods, in order; none outside the years 1 to 9999.
  public func year(_ year: Int) throws -> [MoodDay] {
    guard let first = Month(year: year, month: 1), let last = Month(year: year, month: 12) else {
      return []
    }
    return try days(first.firstDay...last.lastDay)
  }

  /// The palettes that these days have of their own; days without one are left out.
  public func palettes(of days: some Sequence<Day>) throws -> [Day: Palette] {
    try store.read { repositories in
      var palettes: [Day: Palette] = [:]
      for day in days { palettes[day] = try repositories.moodDays.palette(of: day) }
      return palettes
    }
  }

  /// The tags that moods of these days have, the one of the most days first.
  public func tags(of days: ClosedRange<Day>) throws -> [Tag] {
    try store.read { try $0.moodDays.tags(on: days).map(\.tag) }
  }

  /// What the moods of these days come to, also on days that hold something else; of the people
  /// who can be compared so many are named, and so many of the others.
  public func statistics(
    of days: ClosedRange<Day> = .earliest ... .latest, naming most: Int = .max
  ) throws -> MoodStatistics {
    try store.read { repositories in
      var statistics = try repositories.moodDays.statistics(of: days)
      try repositories.compare(&statistics, on: days, in: clock.zone, naming: most)
      return statistics
    }
  }

  /// The same date of up to `limit` earlier years that have moods then, the newest first, all
  /// moods of each.
  public func onThisDay(_ day: Day? = nil, limit: Int = 100) throws -> [DiaryDay] {
    let day = day ?? today
    return try store.read { repositories in
      var found: [DiaryDay] = []
      var year = day.year - 1
      while found.count < limit, let candidate = Day.last(like: day, notAfter: year) {
        let days = Day.earliest...candidate
        guard
          let near = try repositories.moodDays.days(days, isNewestFirst: true, limit: 1).first?.day
        else { break }
        if near == candidate {
          let moods = try repositories.moods.list(.on(near), .oldest(.max))
          found.append(DiaryDay(day: near, moods: moods))
        }
        // Years in which nothing was felt at all are passed over in one step.
        year = near == candidate ? candidate.year - 1 : min(candidate.year - 1, near.year)
      }
      return found
    }
  }

  /// Those of the days that have moods, in order.
  private func days(_ days: ClosedRange<Day>) throws -> [MoodDay] {
    try store.read { try $0.moodDays.days(days, isNewestFirst: false, limit: .max) }
  }
}

extension Day {
  /// That day's date in the last year that has it, of those up to the given one.
  fileprivate static func last(like day: Day, notAfter year: Int) -> Day? {
    guard year > 0 else { return nil }
    // Between two leap years are seven others at most.
    return (0..<8).lazy
      .compactMap { Day(year: year - $0, month: day.month, day: day.dayOfMonth) }.first
  }
}
