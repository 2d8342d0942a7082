import HearthDomain

/// Finds the palettes of days; the days of a month are read together.
struct DayPalettes {
  private let queries: MoodQueries
  private let general: Palette
  private var month: Month?
  private var own: [Day: Palette] = [:]

  init(_ queries: MoodQueries) throws {
    self.queries = queries
    general = try queries.settings().palette
  }

  mutating func palette(of day: Day) throws -> Palette {
    if month != day.calendarMonth {
      own = [:]
      for day in try queries.calendar(of: day.calendarMonth) { own[day.day] = day.palette }
      month = day.calendarMonth
    }
    return own[day] ?? general
  }
}

extension MoodQueries {
  /// Passes the latest moods to `body`, at most `limit`: latest day first, within a day by time.
  func eachEntry(
    _ filter: MoodFilter, newest limit: Int, _ body: (ListedMood) throws -> Void
  ) throws {
    var palettes = try DayPalettes(self)
    var page = MoodSlice.newest(0)
    var left = limit
    var day: [Mood] = []
    repeat {
      page.limit = min(left, 500)
      let moods = try list(filter, page)
      for mood in moods {
        if let last = day.last, last.day != mood.day {
          try palettes.hand(over: day, body)
          day = []
        }
        day.append(mood)
      }
      left -= moods.count
      page.after = moods.last?.position
      if moods.count < page.limit { break }
    } while left > 0
    try palettes.hand(over: day, body)
  }
}

extension DayPalettes {
  /// Passes the moods of one day, which are sorted latest first, to `body`, earliest first.
  mutating func hand(over moods: [Mood], _ body: (ListedMood) throws -> Void) throws {
    for (index, mood) in moods.reversed().enumerated() {
      let palette = try palette(of: mood.day)
      try body(ListedMood(mood: mood, palette: palette, isFirstOfDay: index == 0))
    }
  }
}
