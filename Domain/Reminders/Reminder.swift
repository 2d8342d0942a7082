/// A reminder due at a moment. It is derived from stored data and not stored itself.
public struct Reminder: Hashable, Sendable {
  public let key: ReminderKey
  /// Further keys of the reminder, from other representations of its start.
  let otherKeys: [ReminderKey]
  public let subject: ReminderSubject
  /// Time at which the reminder is due; within quiet hours, the time at which they end.
  public internal(set) var dueAt: Instant

  init(
    _ key: ReminderKey, _ subject: ReminderSubject, at: Instant,
    otherKeys: [ReminderKey] = []
  ) {
    self.key = key
    self.otherKeys = otherKeys
    self.subject = subject
    self.dueAt = at
  }

  public var kind: ReminderKind { subject.kind }

  /// Sorts by moment, kind, the subject's order in lists, and key.
  public static func isEarlier(_ left: Reminder, _ right: Reminder) -> Bool {
    if left.dueAt != right.dueAt { return left.dueAt < right.dueAt }
    if left.kind != right.kind { return left.kind.sortIndex < right.kind.sortIndex }
    return left.subject.isListed(before: right.subject) ?? (left.key.text < right.key.text)
  }

  /// All keys of the reminder.
  var allKeys: [ReminderKey] { [key] + otherKeys }

  /// Copy of a snoozed reminder, due at the moment, with only this key.
  func repeated(as key: ReminderKey, at moment: Instant) -> Reminder {
    Reminder(key, subject, at: moment)
  }

  /// Groups reminders of which only the last one matters: those of one plant, those of one
  /// occurrence with different lead times, and those of the sayings of the day.
  var occasion: String {
    switch subject {
    case .water(let person, _, _): "\(kind.rawValue):\(person.id.rawValue)"
    case .event: String(key.text[..<(key.text.lastIndex(of: ":") ?? key.text.endIndex)])
    case .saying: kind.rawValue
    case .review, .birthday, .reading, .mood: key.text
    }
  }

  /// Whether the reminder's event has ended by the moment; false for reminders set after the end.
  package func isOver(at moment: Instant) -> Bool {
    guard case .event(let reminder) = subject else { return false }
    let end = reminder.occurrence.endsAt
    return end <= moment && dueAt < end
  }

  /// Whether the event was already over when it was entered.
  ///
  /// Ids that were not generated from a clock may contain any time and thus prove nothing.
  func wasPastWhenEntered(by now: Instant) -> Bool {
    guard case .event(let reminder) = subject else { return false }
    let occurrence = reminder.occurrence
    let madeAt = occurrence.event.id.createdAt
    return madeAt <= now && occurrence.endsAt <= madeAt
  }
}

/// Identity of a reminder across derivations: kind, subject and occasion. Occasions that are days
/// are stored as days, so that the key survives a change of the zone.
public struct ReminderKey: Hashable, Sendable {
  public static let maxLength = 120

  public let text: String

  /// Creates a stored key; returns nil if it is empty or too long.
  public init?(_ text: String) {
    guard (1...ReminderKey.maxLength).contains(text.utf8.count) else { return nil }
    self.text = text
  }

  init(_ kind: ReminderKind, _ parts: String...) {
    text = ([kind.rawValue] + parts).joined(separator: ":")
  }

  init(known text: String) {
    self.text = text
  }

  /// Returns a hash of the key for output that must not reveal the key. The hash is stable as long
  /// as the lock is.
  public func hashed(by lock: ProfileLock) -> String {
    KeyedHash(secret: lock.passphraseHash).hexDigest(of: text)
  }
}

extension ReminderKind {
  var sortIndex: Int { ReminderKind.allCases.firstIndex(of: self) ?? 0 }
}
