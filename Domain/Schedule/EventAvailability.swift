/// Whether an event takes up time: a free or cancelled event appears in lists but has no reminders
/// and overlaps nothing.
public enum EventAvailability: String, CaseIterable, Hashable, Sendable {
  case busy
  /// The event is marked as leaving the time free.
  case free
  case calledOff
}
