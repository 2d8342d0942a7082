/// Derives what is to be called to mind, as the settings have it.
public struct ReminderQueries: Sendable {
  /// What came due so long ago is told no more.
  static let longestPast = 366 * Instant.day

  let sources: [any ReminderSource]
  let settings: @Sendable () throws -> ReminderSettings
  public let clock: LocalClock
  /// What is to come again later than it is derived.
  var snoozed: @Sendable () throws -> [SnoozedReminder] = { [] }

  /// The reminders from the first of these moments to before the last, in the order of
  /// ``Reminder/isEarlier(_:_:)``.
  public func reminders(
    at moments: Range<Instant>, of kinds: Set<ReminderKind> = Set(ReminderKind.allCases)
  ) throws -> [Reminder] {
    var settings = try settings()
    settings.kinds.formIntersection(kinds)
    let snoozed = try snoozed()
    let found = try outsideQuietHours(moments, by: settings)
    guard !snoozed.isEmpty else { return found }
    let keys = Set(snoozed.map(\.key))
    let again = try snoozed.compactMap { try comingAgain($0, among: moments, by: settings) }
    return (found.filter { keys.isDisjoint(with: $0.keys) } + again).sorted(by: Reminder.isEarlier)
  }

  /// The snoozed reminder when it comes again among these moments; nil where it does not, as of
  /// what was answered meanwhile.
  private func comingAgain(
    _ snoozed: SnoozedReminder, among moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> Reminder? {
    let at = settings.quietHours?.moved(snoozed.until, in: clock.zone) ?? snoozed.until
    guard moments.contains(at) else { return nil }
    let first = try outsideQuietHours(snoozed.at..<snoozed.at.next, by: settings)
      .first { $0.keys.contains(snoozed.key) }
    return first?.again(as: snoozed.again, at: at)
  }

  /// The reminders among these moments; what falls into quiet hours comes when they are over.
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

  /// What comes after now and until that moment. Of a plant or a book only the next reminder:
  /// whether there will be another depends on who waters it, or reads.
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

  /// What came due lately and still wants something done, of these kinds; of a plant or an event
  /// only the last reminder. What belongs to a day waits for a day, what was told of a contact for
  /// a few more.
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

  /// So long a story is remembered well enough to be told.
  private static let daysOfReviews: Int64 = 3

  /// How the user wants to be reached.
  public func channels() throws -> [ReminderChannel]? { try settings().channels }

  /// When the quiet hours that go on now are over; nil when none do.
  public func quietUntil() throws -> Instant? {
    guard let quiet = try settings().quietHours else { return nil }
    let now = clock.now()
    let end = quiet.moved(now, in: clock.zone)
    return end > now ? end : nil
  }
}

extension [Reminder] {
  /// Without those that a later reminder of the same plant or occurrence says again.
  var lastOfEach: [Reminder] {
    var seen: Set<String> = []
    return reversed().filter { seen.insert($0.occasion).inserted }.reversed()
  }
}

extension Instant {
  /// The moment after this one, so that a half-open range may end with this one.
  var next: Instant { adding(milliseconds: 1) }
}
