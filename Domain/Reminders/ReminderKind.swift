/// Kind of reminder, in the order of settings and of lists.
public enum ReminderKind: String, CaseIterable, Hashable, Sendable {
  case water
  case review
  case birthday
  case event
  case reading
  case saying
  case mood
}
