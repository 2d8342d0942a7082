import HearthDomain

/// What the screens of Today want to happen.
enum TodayEffect: Hashable {
  case open(Route)
  /// The same from the calendar, to which Esc comes back.
  case visit(Route)
  /// What the key does at that place.
  case act(Route, Character)
  case add
  case calendar
  /// Shows that day in the calendar, with its month.
  case day(Day)
  case back
}
