/// Something to be called to mind at a moment; derived from what is kept, never kept itself.
public struct Reminder: Hashable, Sendable {
  public let key: ReminderKey
  /// What else it may be known by: the same start in other words.
  let otherKeys: [ReminderKey]
  public let subject: ReminderSubject
  /// When it is due; what falls into quiet hours is due when they are over.
  public internal(set) var at: Instant

  init(
    _ key: ReminderKey, _ subject: ReminderSubject, at: Instant,
    otherKeys: [ReminderKey] = []
  ) {
    self.key = key
    self.otherKeys = otherKeys
    self.subject = subject
    self.at = at
  }

  public var kind: ReminderKind { subject.kind }

  /// By moment, then in the order of the kinds, then as lists have what they are about, then by
  /// key.
  public static func isEarlier(_ left: Reminder, _ right: Reminder) -> Bool {
    if left.at != right.at { return left.at < right.at }
    if left.kind != right.kind { return left.kind.place < right.kind.place }
    return left.subject.isListed(before: right.subject) ?? (left.key.text < right.key.text)
  }

  /// All that it may be known by.
  var keys: [ReminderKey] { [key] + otherKeys }

  /// The same as it comes again at that moment, known by that alone.
  func again(as key: ReminderKey, at moment: Instant) -> Reminder {
    Reminder(key, subject, at: moment)
  }

  /// The same for reminders of which the last one says all: those of a plant, and those of one
  /// occurrence so long and so long before it.
  var occasion: String {
    switch subject {
    case .water(let person, _, _): "\(kind.rawValue):\(person.id.rawValue)"
    case .event: String(key.text[..<(key.text.lastIndex(of: ":") ?? key.text.endIndex)])
    case .review, .birthday, .reading, .saying, .mood: key.text
    }
  }

  /// Whether it calls an event to mind that has ended by then; not one that somebody wanted to hear
  /// of so late.
  package func isOver(at moment: Instant) -> Bool {
    guard case .event(let reminder) = subject else { return false }
    let end = reminder.occurrence.endsAt
    return end <= moment && at < end
  }

  /// Whether the event was entered when it was over already.
  ///
  /// An id that was not made by a clock may tell any moment; it tells nothing of the past.
  func wasPastWhenEntered(by now: Instant) -> Bool {
    guard case .event(let reminder) = subject else { return false }
    let occurrence = reminder.occurrence
    let madeAt = occurrence.event.id.madeAt
    return madeAt <= now && occurrence.endsAt <= madeAt
  }
}

/// What makes a reminder the same however often it is derived: its kind, its subject, and the
/// occasion, in days of the calendar where it is a day, so that it outlives a change of zone.
public struct ReminderKey: Hashable, Sendable {
  public static let longest = 120

  public let text: String

  /// A key as stored; nil where it is empty or too long.
  public init?(_ text: String) {
    guard (1...ReminderKey.longest).contains(text.utf8.count) else { return nil }
    self.text = text
  }

  init(_ kind: ReminderKind, _ parts: String...) {
    text = ([kind.rawValue] + parts).joined(separator: ":")
  }

  init(known text: String) {
    self.text = text
  }

  /// What tells it from others where nobody shall see what it is: the same for as long as the
  /// lock is.
  public func hashed(by lock: ProfileLock) -> String {
    KeyedHash(secret: lock.passphrase).of(text)
  }
}

extension ReminderKind {
  var place: Int { ReminderKind.allCases.firstIndex(of: self) ?? 0 }
}
