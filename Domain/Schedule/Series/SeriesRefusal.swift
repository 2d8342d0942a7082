/// Reasons why an operation on a repeating event is refused.
public enum SeriesRefusal: Hashable, Sendable {
  /// The rule yields no occurrence from its start on.
  case neverTakesPlace
  /// Single days cannot be excluded from the rule of a to-do.
  case toDoExcludesDays
  /// The rule yields no occurrence until this day, on which it ends.
  case endsBefore(Day)
  /// The series has no occurrence with this start; `nearest` contains those before and after it.
  case noSuchOccurrence(title: String, LocalTime, nearest: [LocalTime])
  /// The occurrence was not removed.
  case isNotRemoved(title: String, LocalTime)
  /// The rule was to be changed for a single occurrence, which is impossible.
  case ruleOfSingleOccurrence
  /// The rule has parts that do not follow from its start, so it is unclear how to move it.
  case ruleCannotMove(Recurrence)
  /// An event does not repeat after it is done; only to-dos do.
  case repeatsLikeToDo
  /// The day on which a to-do was done is after today.
  case isInvalidDoneDay(Day)
  /// The times are fixed moments, which have no clock on which they could repeat.
  case hasNoClock
}
