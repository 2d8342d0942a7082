/// What a day holds of every area, counted.
public struct CalendarDay: Hashable, Sendable {
  public let day: Day
  /// Events that take place on it; one of several days counts on each of them.
  public var events = 0
  /// Tasks of others' calendars that are due on it.
  public var tasks = 0
  /// People whose next due day it is; today, those whose due day has passed too.
  public var due = 0
  public var birthdays = 0
  public var waterings = 0
  public var moods = LevelTally.none
  /// The palette that the day's moods have of their own.
  public var palette: Palette?
  public var pages = 0
  /// Whether something was read of a book without pages, in percent.
  public var hasPercent = false
  public var finished = 0
  /// Open goals that were to be finished by it.
  public var targets = 0

  public var isEmpty: Bool { things == 0 && !isRead }
  public var isRead: Bool { pages > 0 || hasPercent }

  /// How many things of the day these are; what was read is none of them.
  var things: Int {
    events + tasks + due + birthdays + waterings + moods.count + finished + targets
  }

  /// The colour of its moods in that palette, whatever the day has of its own: where many days are
  /// one picture, one colour means one level. Nil without moods.
  public func color(in palette: Palette) -> RGBColor? {
    guard moods.count > 0 else { return nil }
    return MoodDay(day: day, tally: moods).color(in: palette)
  }
}
