import HearthDomain

/// Finds the palettes of days; the days of a month are read together.
struct DayPalettes {
  private let queries: MoodQueries
  private let defaultPalette: Palette
  private var month: Month?
  private var dayPalettes: [Day: Palette] = [:]

  init(_ queries: MoodQueries) throws {
    self.queries = queries
    defaultPalette = try queries.settings().palette
  }

  mutating func palette(of day: Day) throws -> Palette {
    if month != day.calendarMonth {
      dayPalettes = [:]
      for day in try queries.calendar(of: day.calendarMonth) { dayPalettes[day.day] = day.palette }
      month = day.calendarMonth
    }
    return dayPalettes[day] ?? defaultPalette
  }
}

extension MoodQueries {
  /// Passes the latest moods to `body`, at most `limit`: latest day first, within a day by time.
  func forEachListedMood(
    _ filter: MoodFilter, newest limit: Int, _ body: (ListedMood) throws -> Void
  ) throws {
    var palettes = try DayPalettes(self)
    var page = MoodPage.newest(0)
    var left = limit
    var day: [Mood] = []
    repeat {
      page.limit = min(left, 500)
      let moods = try list(filter, page)
      for mood in moods {
        if let last = day.last, last.day != mood.day {
          try palettes.passEarliestFirst(day, body)
          day = []
        }
        day.append(mood)
      }
      left -= moods.count
      page.after = moods.last?.sortKey
      if moods.count < page.limit { break }
    } while left > 0
    try palettes.passEarliestFirst(day, body)
  }
}

extension DayPalettes {
  /// Passes the moods of one day, which are sorted latest first, to `body`, earliest first.
  mutating func passEarliestFirst(_ moods: [Mood], _ body: (ListedMood) throws -> Void) throws {
    for (index, mood) in moods.reversed().enumerated() {
      let palette = try palette(of: mood.day)
      try body(ListedMood(mood: mood, palette: palette, isFirstOfDay: index == 0))
    }
  }
}
