/// Whether an event takes up its time. A free or cancelled event appears in lists, but has no
/// reminders and overlaps nothing.
public enum EventAvailability: String, CaseIterable, Hashable, Sendable {
  case busy
  /// The event does not take up its time: other events may be at the same time.
  case free
  case calledOff
}
