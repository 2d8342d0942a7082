import HearthDomain

/// The effects that the screens of Today request.
indirect enum TodayEffect: Hashable {
  case open(Route)
  /// Open the route from the calendar, to which Esc returns.
  case openFromCalendar(Route)
  /// Perform the key's action on the thing at the route.
  case performAction(Route, Character)
  case chooseWhatToAdd
  case showCalendar
  /// Display the day in the calendar, with its month.
  case showDay(Day)
  case back
}
