import HearthDomain

/// The effects that the screens of Today request.
enum TodayEffect: Hashable {
  case open(Route)
  /// Open the route from the calendar, to which Esc returns.
  case visit(Route)
  /// Perform the key's action on the thing at the route.
  case act(Route, Character)
  case add
  case calendar
  /// Display the day in the calendar, with its month.
  case day(Day)
  case back
}
