/// Reasons why an operation on a repeating event is refused.
public enum SeriesRefusal: Hashable, Sendable {
  /// The rule gives no occurrence from its start on.
  case neverTakesPlace
  /// The rule gives no occurrence until that day, on which it ends.
  case endsBefore(Day)
  /// The series has no occurrence with that start; `nearest` lists starts nearby.
  case noSuchOccurrence(title: String, LocalTime, nearest: [LocalTime])
  /// The occurrence was not removed.
  case isNotRemoved(title: String, LocalTime)
  /// A rule cannot be changed for a single occurrence.
  case ruleOfSingleOccurrence
  /// The rule contains more than its start implies, so it is unclear how it would move.
  case ruleCannotMove(Recurrence)
  /// Only an event that repeats after it is done can be marked done.
  case isNotAfterDone(title: String)
  /// The day is after today, or before the event was last done.
  case isInvalidDoneDay(Day)
  /// Anchored times have no clock on which they could repeat.
  case hasNoClock
}
