/// Derives reminders from stored data, according to the settings.
public struct ReminderQueries: Sendable {
  /// Age, in milliseconds, from which on reminders are not delivered any more.
  static let maxAge = 366 * Instant.dayInMilliseconds

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
    return (found.filter { keys.isDisjoint(with: $0.allKeys) } + again).sorted(
      by: Reminder.isEarlier)
  }

  /// Returns the snoozed reminder if it is due again in the range and the user has not acted on its
  /// subject meanwhile.
  private func returningSnoozed(
    _ snoozed: SnoozedReminder, among moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> Reminder? {
    let at =
      settings.quietHours?.postponed(snoozed.snoozedUntil, in: clock.zone) ?? snoozed.snoozedUntil
    guard moments.contains(at) else { return nil }
    let first = try outsideQuietHours(
      snoozed.originalDueAt..<snoozed.originalDueAt.nextMillisecond, by: settings
    )
    .first { $0.allKeys.contains(snoozed.key) }
    return first?.repeated(as: snoozed.repeatedKey, at: at)
  }

  /// Returns the reminders in the range; those that fall into quiet hours are moved out of them.
  private func outsideQuietHours(
    _ moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    guard let quiet = settings.quietHours else { return try derive(moments, by: settings) }
    let earlier = moments.lowerBound.adding(milliseconds: -QuietHours.maxDuration)
    let later = moments.upperBound.adding(milliseconds: QuietHours.maxDuration)
    return try derive(earlier..<later, by: settings)
      .map { reminder in
        var moved = reminder
        moved.dueAt = quiet.deliveryTime(
          of: reminder.dueAt, before: reminder.subject.start(in: clock.zone), in: clock.zone)
        return moved
      }
      .filter { moments.contains($0.dueAt) }
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

  /// Returns the reminders after now, up to and including the moment. A plant, book or to-do has
  /// only its next one, since later ones depend on what the user does.
  public func upcomingReminders(until last: Instant) throws -> [Reminder] {
    let first = clock.now().adding(milliseconds: 1)
    let end = last.adding(milliseconds: 1)
    guard first < end else { return [] }
    var (plants, plans): (Set<ID<Person>>, Set<Int64>) = ([], [])
    var toDos: [ID<ToDo>: DueTask.Due] = [:]
    return try reminders(at: first..<end).filter { reminder in
      switch reminder.subject {
      case .water(let person, _, _): plants.insert(person.id).inserted
      case .reading(let due): plans.insert(due.planID).inserted
      case .toDo(let reminder): isNext(reminder, &toDos)
      case .review, .birthday, .event, .saying, .mood: true
      }
    }
  }

  /// Whether the reminder is about the first due time of the to-do, of which all lead times count.
  private func isNext(_ reminder: ToDoReminder, _ first: inout [ID<ToDo>: DueTask.Due]) -> Bool {
    if first[reminder.toDo.id] == nil { first[reminder.toDo.id] = reminder.due }
    return first[reminder.toDo.id] == reminder.due
  }

  /// Returns recently due reminders of these kinds that are still open; of a plant or event only
  /// the last one. Reminders to review a contact may be three days old, others one day.
  public func recentOpenReminders(of kinds: Set<ReminderKind>) throws -> [Reminder] {
    let now = clock.now()
    func since(_ days: Int64, _ some: Set<ReminderKind>) throws -> [Reminder] {
      if some.isEmpty { return [] }
      return try reminders(
        at: now.adding(milliseconds: -days * Instant.dayInMilliseconds)..<now.nextMillisecond,
        of: some)
    }
    let reviews = kinds.intersection([.review])
    return try (since(1, kinds.subtracting(reviews)) + since(Self.reviewLookbackDays, reviews))
      .filter { $0.subject.isOpen(at: now, in: clock.zone) }
      .sorted(by: Reminder.isEarlier)
      .lastOfEachOccasion
  }

  /// Number of days after a contact in which the user is reminded to review it.
  private static let reviewLookbackDays: Int64 = 3

  /// Returns the delivery channels chosen by the user; nil for the default.
  public func channels() throws -> [ReminderChannel]? { try settings().channels }

  /// Returns the end of the present quiet hours; nil outside of them.
  public func quietUntil() throws -> Instant? {
    guard let quiet = try settings().quietHours else { return nil }
    let now = clock.now()
    let end = quiet.postponed(now, in: clock.zone)
    return end > now ? end : nil
  }
}

extension [Reminder] {
  /// The reminders without those that have a later one of the same occasion.
  var lastOfEachOccasion: [Reminder] {
    var seen: Set<String> = []
    return reversed().filter { seen.insert($0.occasion).inserted }.reversed()
  }
}

extension Instant {
  /// The next millisecond. As the end of a half-open range, it includes this moment.
  var nextMillisecond: Instant { adding(milliseconds: 1) }
}
