/// A day of the week; the raw value counts from Monday 1 to Sunday 7, as ISO 8601 does.
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
  /// The first day from this one on, this one included, that is of that weekday.
  public func upcoming(_ weekday: Weekday) -> Day {
    adding(days: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
  }

  /// The last day up to this one, this one included, that is of that weekday.
  public func latest(_ weekday: Weekday) -> Day {
    adding(days: -((self.weekday.rawValue - weekday.rawValue + 7) % 7))
  }
}
