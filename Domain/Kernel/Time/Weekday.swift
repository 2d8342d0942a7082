/// A day of the week; raw values count from Monday 1 to Sunday 7, as in ISO 8601.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday
}

extension Day {
  /// Returns the first day with the weekday, starting with this day.
  public func upcoming(_ weekday: Weekday) -> Day {
    adding(days: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
  }

  /// Returns the last day with the weekday, up to and including this day.
  public func latest(_ weekday: Weekday) -> Day {
    adding(days: -((self.weekday.rawValue - weekday.rawValue + 7) % 7))
  }
}
