import HearthDomain
import HearthWhen

/// The user's date order and first weekday when a screen was opened.
struct DatePreferences: Hashable, Sendable {
  /// Whether the day or the month comes first in dates.
  let order: DateOrder
  /// The first day of the week; nil if the user has not chosen one.
  let firstWeekday: Weekday?

  init(in zone: any ZoneRules) {
    order = zone.dateOrder
    firstWeekday = zone.firstWeekday
  }

  static let standard = DatePreferences(in: FixedZone.utc)

  /// Returns a reader of dates in which `now` is the current time. Its time zone is UTC, so that no
  /// clock change affects it.
  func reader(at now: LocalTime, _ leaning: WhenContext.SearchDirection) -> WhenReader {
    WhenReader(
      WhenContext(
        now: now, zone: FixedZone.utc, dateOrder: order, leaning: leaning,
        weekStart: firstWeekday))
  }
}
