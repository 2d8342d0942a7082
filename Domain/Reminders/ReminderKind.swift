/// What a reminder is about; the order is that of settings and of lists at one moment.
public enum ReminderKind: String, CaseIterable, Hashable, Sendable {
  case water
  case review
  case birthday
  case event
  case reading
  case saying
  case mood
}
