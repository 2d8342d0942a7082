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
