/// A month with the items of all areas.
public struct CalendarMonth: Hashable, Sendable {
  public let month: Month
  /// Days with items, sorted.
  public let days: [CalendarDay]
  /// Birthdays, events and to-dos listed beside the month, sorted by day and time. An event of
  /// several days is listed once, on its first day in the month.
  public let notes: [CalendarNote]
  /// Whether the month has more events than ``notes`` lists.
  public let hasMoreEvents: Bool
  /// Palette for the moods of all days. Days' own palettes are not used, so that equal colours mean
  /// equal moods.
  public let palette: Palette
  private let indexByDay: [Day: Int]

  init(
    _ month: Month, days: [CalendarDay], notes: [CalendarNote], hasMoreEvents: Bool,
    palette: Palette
  ) {
    self.month = month
    self.days = days
    self.notes = notes
    self.hasMoreEvents = hasMoreEvents
    self.palette = palette
    indexByDay = Dictionary(uniqueKeysWithValues: days.enumerated().map { ($1.day, $0) })
  }

  /// Returns the day; an empty one if it has no items.
  public subscript(day: Day) -> CalendarDay {
    indexByDay[day].map { days[$0] } ?? CalendarDay(day: day)
  }

  public var isEmpty: Bool { days.isEmpty }
}

/// A birthday, event or to-do of a month, with its day.
public struct CalendarNote: Hashable, Sendable {
  public let day: Day
  public let item: DayItem

  init(_ thing: DayItem, on day: Day) {
    self.item = thing
    self.day = day
  }

  public func falls(on other: Day) -> Bool {
    if case .event(let occurrence) = item { return occurrence.days.contains(other) }
    return day == other
  }
}

/// A day with its items.
public struct DayItems: Hashable, Sendable {
  public let counts: CalendarDay
  /// Items in the order of the day: those without a time, then the rest by time.
  public let items: [DayItem]
  /// Palette for the day's moods.
  public let palette: Palette

  public var day: Day { counts.day }

  /// Number of items omitted because of the limit.
  public var omittedCount: Int { max(0, counts.itemCount - items.count { !$0.isRead }) }
}
