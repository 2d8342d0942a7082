/// Which reminders the user wants, when, and how they reach them.
public struct ReminderSettings: Hashable, Sendable {
  /// The kinds that are switched on.
  public var kinds: Set<ReminderKind>
  public var birthdayTime: TimeOfDay
  /// When whole days are told that ask for nothing else.
  public var allDayTime = AllDayTime.standard
  /// When an unfinished plan of pages is told.
  public var readingTime: TimeOfDay
  /// When today's saying is told.
  public var sayingTime: TimeOfDay
  public var moodTime: TimeOfDay
  /// While these last nothing is delivered; what falls into them comes when they are over.
  public var quietHours: QuietHours?
  /// How reminders are delivered; nil for what suits the machine.
  public var channels: [ReminderChannel]?

  /// Whether something is told although nobody has entered anything.
  public var tellsWithoutEntries: Bool { !kinds.isDisjoint(with: [.saying, .mood]) }

  /// What holds until the user says otherwise: what somebody entered is called to mind, nothing
  /// else is.
  public static let standard = ReminderSettings(
    kinds: [.water, .review, .birthday, .event], birthdayTime: TimeOfDay(knownHour: 9),
    readingTime: TimeOfDay(knownHour: 21), sayingTime: TimeOfDay(knownHour: 8),
    moodTime: TimeOfDay(knownHour: 21, minute: 30), quietHours: nil, channels: nil)
}

/// A stretch of every day, half open, which may go over midnight; never empty.
public struct QuietHours: Hashable, Sendable {
  public let start: TimeOfDay
  public let end: TimeOfDay

  /// Throws ``DomainError/invalid(_:)`` where it would begin when it ends.
  public init(from start: TimeOfDay, to end: TimeOfDay) throws {
    guard start != end else { throw DomainError.invalid(.quietHours, .empty) }
    self.start = start
    self.end = end
  }

  public func contains(_ time: TimeOfDay) -> Bool {
    start < end ? time >= start && time < end : time >= start || time < end
  }
}

/// A way in which a reminder reaches the user.
public enum ReminderChannel: Hashable, Sendable {
  /// A line on the standard output of whoever delivers.
  case standardOutput
  /// A notification of the desktop.
  case desktop
  /// A notification of the terminal, else its bell.
  case terminal
  /// A program of the user's with its arguments, run without a shell.
  case command([String])
  /// A topic on an ntfy server, which is the user's own choice.
  case ntfy(server: String, topic: String)
  /// The program of the user's that waits for what is due.
  case hook
}
