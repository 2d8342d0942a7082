import HearthTestSupport
import Synchronization
import Testing

@testable import HearthDomain

/// A store with people and events, a clock and settings that the test sets, and channels that
/// record what they receive.
final class ReminderUseCaseFixture {
  let store: any Store
  private let soundness: Soundness
  private let surroundings: Surroundings
  private let numbers = Randomness.counting()
  private(set) var taken: [String] = []
  /// The channels that fail.
  var broken: Set<String> = []

  struct Broken: Error {}

  private final class Surroundings: Sendable {
    let now = Mutex(Instant(milliseconds: 0))
    let zone: Mutex<any ZoneRules>
    let settings = Mutex(ReminderSettings.standard)

    init(_ zone: any ZoneRules) { self.zone = Mutex(zone) }
  }

  /// With `since`, the journal uses the clock of the test and the store was created then; otherwise
  /// a store in a file was created at 2026-11-20T09:00.
  init(
    _ kind: StoreKind = .inMemory, at now: String = "2026-11-20T12:00",
    in zone: any ZoneRules = FixedZone.seoul, since: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let surroundings = Surroundings(zone)
    let begun = since.map { zone.instant(of: LocalTime(literal: $0)) }
    if let begun { surroundings.now.withLock { $0 = begun } }
    let tried = try kind.make(now: begun.map { _ in Now { surroundings.now.withLock { $0 } } })
    store = tried.store
    soundness = Soundness(of: tried, sourceLocation)
    self.surroundings = surroundings
    set(now)
  }

  var zone: any ZoneRules {
    get { surroundings.zone.withLock { $0 } }
    set { surroundings.zone.withLock { $0 = newValue } }
  }

  var settings: ReminderSettings {
    get { surroundings.settings.withLock { $0 } }
    set { surroundings.settings.withLock { $0 = newValue } }
  }

  func set(_ now: String) { set(zone.instant(of: LocalTime(literal: now))) }

  func set(_ now: Instant) { surroundings.now.withLock { $0 = now } }

  var clock: LocalClock {
    LocalClock(now: Now { [surroundings] in surroundings.now.withLock { $0 } }, zone: zone)
  }

  var newID: IDGenerator { IDGenerator(now: clock.now, randomness: numbers) }
  var context: UseCaseContext { UseCaseContext(store, clock, numbers) }

  var queries: ReminderQueries {
    ReminderQueries(
      sources: [
        WaterReminders(store: store, zone: zone), ReviewReminders(store: store, zone: zone),
        BirthdayReminders(store: store, zone: zone), EventReminders(store: store, zone: zone),
        MoodReminders(store: store, clock: clock), ReadingReminders(store: store, clock: clock),
      ],
      settings: { [surroundings] in surroundings.settings.withLock { $0 } }, clock: clock,
      snoozed: { [store] in
        SnoozedReminders(
          try store.read { try $0.profile.setting(SnoozedReminders.settingKey) }
        ).all
      })
  }

  // MARK: - Data

  @discardableResult
  func plant(
    _ name: String = "지민", every days: Int, on day: String, birthday: String? = nil,
    alarm: Alarm = .atNine
  ) throws -> Person {
    try PlantPerson(context: .of(store: store, clock: clock, newID: newID))(
      PersonDetails(
        name: PersonName(name), birthday: birthday.map { try Birthday($0) },
        rhythm: CareRhythm(everyDays: days), alarm: alarm, plantedOn: Day(literal: day)),
      from: nil)
  }

  @discardableResult
  func plan(_ title: String, _ start: String, remind minutes: [Int] = [0]) throws -> Event {
    try AddEvent(context: .of(store: store, clock: clock, newID: newID))(
      details(title, start, remind: minutes)
    ).occurrence.event
  }

  /// Adds an event as a link or a joining store does, with an id without a timestamp.
  func link(_ title: String, _ start: String, asItJoins: Bool = false) throws {
    let link = ID<Link>(IDMoment(clamping: Instant(milliseconds: 77)), randomBits: 7)
    let event = Event(
      id: ID(linkedBy: link, uid: title), details: try details(title, start, remind: [0]))
    try store.write { repositories in
      // The journal does not record changes during joining.
      if asItJoins { try repositories.journal.beginEntry(.merging) }
      try repositories.events.save(event)
      if asItJoins { try repositories.journal.beginEntry(.thisDevice) }
    }
  }

  private func details(
    _ title: String, _ start: String, remind minutes: [Int]
  ) throws -> EventDetails {
    let from = LocalTime(literal: start)
    return try EventDetails(
      title: EventTitle(title),
      span: EventSpan(from: from, to: from.adding(minutes: 60), zone: zone.name),
      reminders: LeadTimes(minutesBefore: minutes))
  }

  /// Adds a book to be read within the usual time.
  @discardableResult
  func shelve(_ title: String, pages: Int) throws -> Book {
    try AddBook(context: .of(store: store, clock: clock, newID: newID))(
      BookDetails(title: BookTitle(title), pages: PageCount(pages)),
      target: clock.today.adding(days: 14))
  }

  // MARK: - Reminders

  /// Returns the reminders between these times, each as local time and kind.
  func reminders(from: String, to: String) throws -> [String] {
    let bounds = [from, to].map { zone.instant(of: LocalTime(literal: $0)) }
    return try queries.reminders(at: bounds[0]..<bounds[1]).map { reminder in
      "\(zone.localTime(at: reminder.dueAt)) \(reminder.kind.rawValue)"
    }
  }

  func deliver(as process: Int64 = 1, running: Set<Int64> = []) -> DeliverReminders {
    DeliverReminders(
      store: store, queries: queries,
      process: DeliveryProcess(id: process) { running.contains($0) })
  }

  /// Delivers by these channels and returns what they received, as `channel: text`.
  @discardableResult
  func run(
    _ channels: String..., as process: Int64 = 1, running: Set<Int64> = []
  ) throws -> [String] {
    let before = taken.count
    _ = try deliver(as: process, running: running)(
      by: channels.compactMap { DeliveryChannel(id: $0) }
    ) {
      notice, channel in
      if self.broken.contains(channel.id) { throw Broken() }
      self.taken.append("\(channel.id): \(ReminderUseCaseFixture.words(of: notice))")
    }
    return Array(taken[before...])
  }

  static func words(of notice: ReminderNotice) -> String {
    switch notice {
    case .reminder(let reminder):
      switch reminder.subject {
      case .water(let person, _, let late): "water \(person.name) +\(late)"
      case .review(_, let person): "review \(person.name)"
      case .birthday(let birthday, let before): "birthday \(birthday.person.name) -\(before)"
      case .event(let event): "event \(event.occurrence.event.title) -\(event.minutesBefore)"
      case .toDo(let reminder): "to-do \(reminder.toDo.title)"
      case .reading, .saying, .mood: reminder.kind.rawValue
      }
    case .late(let reminders): "late \(reminders.count)"
    }
  }
}
