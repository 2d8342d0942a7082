/// Derives reminders according to the settings.
public struct ReminderQueries: Sendable {
  /// Age, in milliseconds, from which on reminders are not delivered any more.
  static let longestPast = 366 * Instant.day

  let sources: [any ReminderSource]
  let settings: @Sendable () throws -> ReminderSettings
  public let clock: LocalClock
  /// Returns the snoozed reminders.
  var snoozed: @Sendable () throws -> [SnoozedReminder] = { [] }

  /// Returns the reminders in the range of moments, sorted by ``Reminder/isEarlier(_:_:)``.
  public func reminders(
    at moments: Range<Instant>, of kinds: Set<ReminderKind> = Set(ReminderKind.allCases)
  ) throws -> [Reminder] {
    var settings = try settings()
    settings.kinds.formIntersection(kinds)
    let snoozed = try snoozed()
    let found = try outsideQuietHours(moments, by: settings)
    guard !snoozed.isEmpty else { return found }
    let keys = Set(snoozed.map(\.key))
    let again = try snoozed.compactMap { try returningSnoozed($0, among: moments, by: settings) }
    return (found.filter { keys.isDisjoint(with: $0.keys) } + again).sorted(by: Reminder.isEarlier)
  }

  /// Returns the snoozed reminder if it is due again in the range and was not acted on meanwhile.
  private func returningSnoozed(
    _ snoozed: SnoozedReminder, among moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> Reminder? {
    let at = settings.quietHours?.moved(snoozed.until, in: clock.zone) ?? snoozed.until
    guard moments.contains(at) else { return nil }
    let first = try outsideQuietHours(snoozed.at..<snoozed.at.next, by: settings)
      .first { $0.keys.contains(snoozed.key) }
    return first?.again(as: snoozed.again, at: at)
  }

  /// Returns the reminders in the range, those within quiet hours moved to their end.
  private func outsideQuietHours(
    _ moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    guard let quiet = settings.quietHours else { return try derive(moments, by: settings) }
    let earlier = moments.lowerBound.adding(milliseconds: -QuietHours.longest)
    return try derive(earlier..<moments.upperBound, by: settings)
      .map { reminder in
        var moved = reminder
        moved.at = quiet.moved(reminder.at, in: clock.zone)
        return moved
      }
      .filter { moments.contains($0.at) }
      .sorted(by: Reminder.isEarlier)
  }

  private func derive(
    _ moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    guard !moments.isEmpty else { return [] }
    let now = clock.now()
    return try sources.filter { settings.kinds.contains($0.kind) }
      .flatMap { try $0.reminders(at: moments, by: settings) }
      .filter { !$0.wasPastWhenEntered(by: now) }
      .sorted(by: Reminder.isEarlier)
  }

  /// Returns the reminders after now up to the moment. For a plant or book only the next one, since
  /// later ones depend on the user's actions.
  public func coming(until last: Instant) throws -> [Reminder] {
    let first = clock.now().adding(milliseconds: 1)
    let end = last.adding(milliseconds: 1)
    guard first < end else { return [] }
    var (plants, plans): (Set<ID<Person>>, Set<Int64>) = ([], [])
    return try reminders(at: first..<end).filter { reminder in
      switch reminder.subject {
      case .water(let person, _, _): plants.insert(person.id).inserted
      case .reading(let due): plans.insert(due.planID).inserted
      case .review, .birthday, .event, .saying, .mood: true
      }
    }
  }

  /// Returns recently due reminders of these kinds that are still open; for a plant or event only
  /// the last one. Looks back one day, for reviews of contacts three days.
  public func waiting(of kinds: Set<ReminderKind>) throws -> [Reminder] {
    let now = clock.now()
    func since(_ days: Int64, _ some: Set<ReminderKind>) throws -> [Reminder] {
      if some.isEmpty { return [] }
      return try reminders(at: now.adding(milliseconds: -days * Instant.day)..<now.next, of: some)
    }
    let reviews = kinds.intersection([.review])
    return try (since(1, kinds.subtracting(reviews)) + since(Self.daysOfReviews, reviews))
      .filter { $0.subject.isOpen(at: now, in: clock.zone) }
      .sorted(by: Reminder.isEarlier)
      .lastOfEach
  }

  /// Number of days for which a contact is remembered well enough to be reviewed.
  private static let daysOfReviews: Int64 = 3

  /// Returns the delivery channels chosen by the user; nil for the default.
  public func channels() throws -> [ReminderChannel]? { try settings().channels }

  /// Returns the end of the present quiet hours; nil outside of them.
  public func quietUntil() throws -> Instant? {
    guard let quiet = try settings().quietHours else { return nil }
    let now = clock.now()
    let end = quiet.moved(now, in: clock.zone)
    return end > now ? end : nil
  }
}

extension [Reminder] {
  /// Removes reminders followed by a later one of the same occasion.
  var lastOfEach: [Reminder] {
    var seen: Set<String> = []
    return reversed().filter { seen.insert($0.occasion).inserted }.reversed()
  }
}

extension Instant {
  /// The next millisecond, as the end of a half-open range that includes this moment.
  var next: Instant { adding(milliseconds: 1) }
}
