/// The user's settings for reminders: kinds, times and delivery.
public struct ReminderSettings: Hashable, Sendable {
  /// Enabled kinds.
  public var kinds: Set<ReminderKind>
  public var birthdayTime: TimeOfDay
  /// Default time of day for reminders of all-day events.
  public var allDayTime = AllDayTime.standard
  /// Default reminders of events with a time.
  public var eventReminders = LeadTimes.atStart
  /// Time of day for reminders of pages left to read.
  public var readingTime: TimeOfDay
  /// Time of day for the saying of the day.
  public var sayingTime: TimeOfDay
  public var moodTime: TimeOfDay
  /// Time without deliveries; reminders within it are delivered at its end, or before it if their
  /// event would have started by then.
  public var quietHours: QuietHours?
  /// Delivery channels; nil for the machine's default.
  public var channels: [ReminderChannel]?

  /// Whether there are reminders even if nothing was entered.
  public var remindsWithoutEntries: Bool { !kinds.isDisjoint(with: [.saying, .mood]) }

  /// Default settings: they enable only reminders of data that the user entered.
  public static let standard = ReminderSettings(
    kinds: [.water, .review, .birthday, .event], birthdayTime: TimeOfDay(knownHour: 9),
    readingTime: TimeOfDay(knownHour: 21), sayingTime: TimeOfDay(knownHour: 8),
    moodTime: TimeOfDay(knownHour: 21, minute: 30), quietHours: nil, channels: nil)
}

/// A daily period, possibly across midnight. It includes its start, excludes its end, and is never
/// empty.
public struct QuietHours: Hashable, Sendable {
  public let start: TimeOfDay
  public let end: TimeOfDay

  /// Creates the period; throws ``DomainError/invalid(_:)`` if start and end are equal.
  public init(from start: TimeOfDay, to end: TimeOfDay) throws {
    guard start != end else { throw DomainError.invalid(.quietHours, .empty) }
    self.start = start
    self.end = end
  }

  public func contains(_ time: TimeOfDay) -> Bool {
    start < end ? time >= start && time < end : time >= start || time < end
  }
}

/// A way of delivering reminders.
public enum ReminderChannel: Hashable, Sendable {
  /// A line on standard output.
  case standardOutput
  /// A desktop notification.
  case desktop
  /// A notification by the terminal; if it cannot display any, its bell.
  case terminal
  /// A program with arguments, run without a shell.
  case command([String])
  /// A topic on an ntfy server chosen by the user.
  case ntfy(server: String, topic: String)
  /// The user's hook for due reminders.
  case hook
}
