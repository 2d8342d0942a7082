/// A month in which all areas meet.
public struct CalendarMonth: Hashable, Sendable {
  public let month: Month
  /// The days that hold anything, in order.
  public let days: [CalendarDay]
  /// Birthdays, events and tasks by their days, in the order of a day; an event of several days
  /// stands once, on the first of them that lies in the month.
  public let notes: [CalendarNote]
  /// Whether there are more events than the notes name.
  public let hasMoreEvents: Bool
  /// For the moods of all its days, so that one colour means one level.
  public let palette: Palette
  private let places: [Day: Int]

  init(
    _ month: Month, days: [CalendarDay], notes: [CalendarNote], hasMoreEvents: Bool,
    palette: Palette
  ) {
    self.month = month
    self.days = days
    self.notes = notes
    self.hasMoreEvents = hasMoreEvents
    self.palette = palette
    places = Dictionary(uniqueKeysWithValues: days.enumerated().map { ($1.day, $0) })
  }

  /// The day; an empty one where it holds nothing.
  public subscript(day: Day) -> CalendarDay {
    places[day].map { days[$0] } ?? CalendarDay(day: day)
  }

  public var isEmpty: Bool { days.isEmpty }
}

/// A birthday, an event or a task of a month, on its day.
public struct CalendarNote: Hashable, Sendable {
  public let day: Day
  public let thing: DayThing

  init(_ thing: DayThing, on day: Day) {
    self.thing = thing
    self.day = day
  }

  public func stands(on other: Day) -> Bool {
    if case .event(let occurrence) = thing { return occurrence.days.contains(other) }
    return day == other
  }
}

/// A day with the things themselves.
public struct DayThings: Hashable, Sendable {
  public let marks: CalendarDay
  /// In the order of a day: what takes the whole of it, then the rest by time.
  public let things: [DayThing]
  /// For its moods.
  public let palette: Palette

  public var day: Day { marks.day }

  /// How many more there are than were asked for.
  public var more: Int { max(0, marks.things - things.count { !$0.isRead }) }
}
