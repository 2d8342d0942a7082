/// Kind of reminder; the order is that of settings and lists.
public enum ReminderKind: String, CaseIterable, Hashable, Sendable {
  case water
  case review
  case birthday
  /// Events, and to-dos.
  case event
  case reading
  case saying
  case mood
}
