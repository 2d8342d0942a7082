/// Why something cannot be done with what repeats.
public enum SeriesRefusal: Hashable, Sendable {
  /// From its start on the rule gives no day at all.
  case neverTakesPlace
  /// It gives days, but none until that one, with which it ends.
  case endsBefore(Day)
  /// The series has no time that starts then; these are near.
  case noSuchTime(title: String, LocalTime, nearest: [LocalTime])
  /// The time of the series was not taken away.
  case isNotRemoved(title: String, LocalTime)
  /// A rule cannot be changed for one time alone.
  case ruleOfOne
  /// The rule says more of its days than the start does, so that nobody knows how it would move.
  case ruleStays(Recurrence)
  /// Only what is to be done again some days after it was done can be marked.
  case isNotAfterDone(title: String)
  /// Done after today, or before it was done last.
  case isNotYet(Day)
  /// Moments have no clock of their own by which they could repeat.
  case hasNoClock
}
