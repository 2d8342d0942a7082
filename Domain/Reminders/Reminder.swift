/// A reminder due at a moment. It is derived from stored data and not stored itself.
public struct Reminder: Hashable, Sendable {
  public let key: ReminderKey
  /// Further keys under which the reminder may have been delivered, since its start can be stored
  /// in other forms.
  let otherKeys: [ReminderKey]
  public let subject: ReminderSubject
  /// Time at which the reminder is due, outside quiet hours.
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

  /// Whether `left` comes first: sorts by due time, kind, the subject's order in lists, and key.
  public static func isEarlier(_ left: Reminder, _ right: Reminder) -> Bool {
    if left.dueAt != right.dueAt { return left.dueAt < right.dueAt }
    if left.kind != right.kind { return left.kind.sortIndex < right.kind.sortIndex }
    return left.subject.isListed(before: right.subject) ?? (left.key.text < right.key.text)
  }

  /// All keys of the reminder.
  var allKeys: [ReminderKey] { [key] + otherKeys }

  /// Copy of the reminder after a snooze: due at the moment, with `key` as its only key.
  func repeated(as key: ReminderKey, at moment: Instant) -> Reminder {
    Reminder(key, subject, at: moment)
  }

  /// Text shared by reminders of which only the last one matters: all of one plant, all lead times
  /// of one occurrence, and all sayings of the day.
  var occasion: String {
    switch subject {
    case .water(let person, _, _): "\(kind.rawValue):\(person.id.rawValue)"
    case .event, .toDo: String(key.text[..<(key.text.lastIndex(of: ":") ?? key.text.endIndex)])
    case .saying: kind.rawValue
    case .review, .birthday, .reading, .mood: key.text
    }
  }

  /// Whether the reminder's event has ended by the moment; false for a reminder set for a time
  /// after the end.
  package func isOver(at moment: Instant) -> Bool {
    guard case .event(let reminder) = subject else { return false }
    let end = reminder.occurrence.endsAt
    return end <= moment && dueAt < end
  }

  /// Whether the event was already over when it was entered, according to its id; for a to-do,
  /// whether the reminder was already past.
  ///
  /// False if the id was not generated from a clock, since it may then contain any time.
  func wasPastWhenEntered(by now: Instant) -> Bool {
    if case .toDo(let reminder) = subject {
      let addedAt = reminder.toDo.id.createdAt
      return addedAt <= now && dueAt < addedAt
    }
    guard case .event(let reminder) = subject else { return false }
    let occurrence = reminder.occurrence
    let madeAt = occurrence.event.id.createdAt
    return madeAt <= now && occurrence.endsAt <= madeAt
  }
}

/// Identity of a reminder: kind, subject and occasion. The key is the same each time the reminder
/// is derived. Occasions that are days are stored as days, so that the key does not change with the
/// time zone.
public struct ReminderKey: Hashable, Sendable {
  public static let maxLength = 120

  public let text: String

  /// Creates a key from its stored text; nil if the text is empty or too long.
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

  /// Returns a hash of the key, for output that must not reveal the key. It stays the same as long
  /// as the lock does.
  public func hashed(by lock: ProfileLock) -> String {
    KeyedHash(secret: lock.passphraseHash).hexDigest(of: text)
  }
}

extension ReminderKind {
  var sortIndex: Int { ReminderKind.allCases.firstIndex(of: self) ?? 0 }
}
