/// The database, accessed through transactions.
///
/// Transactions do not nest and do no network work. A `read` sees a consistent snapshot. A `write`
/// commits when its body returns and rolls back when the body throws.
public protocol Store: Sendable {
  /// Runs the body on a consistent snapshot; throws what the body throws, or a ``DomainError`` if
  /// the store fails.
  func read<T>(_ body: (Repositories) throws -> T) throws -> T

  /// Runs the body and commits; throws what the body throws after rolling back, or a
  /// ``DomainError`` if the store fails.
  func write<T>(_ body: (Repositories) throws -> T) throws -> T

  /// Like `write`, but throws that the store is busy instead of waiting for another writer. Used
  /// for minor writes during a read, which continues without them.
  func writeIfFree<T>(_ body: (Repositories) throws -> T) throws -> T

  /// Like `write`, for data that may be lost, such as which saying was shown last: a system crash
  /// soon afterwards may revert it. Costs little more than a `read`. With `ifFree`, does not wait
  /// for other writers.
  func relaxedWrite<T>(ifFree: Bool, _ body: (Repositories) throws -> T) throws -> T

  /// Like `write`, but always rolls back. Used to preview the result.
  func rehearse<T>(_ body: (Repositories) throws -> T) throws -> T
}

extension Store {
  public func rehearse<T>(_ body: (Repositories) throws -> T) throws -> T {
    var answer: T?
    do {
      try write { repositories in
        answer = try body(repositories)
        throw RehearsalRollback()
      }
    } catch is RehearsalRollback {}
    guard let answer else { throw RehearsalRollback() }
    return answer
  }

  func write<T>(rehearsing isRehearsal: Bool, _ body: (Repositories) throws -> T) throws -> T {
    isRehearsal ? try rehearse(body) : try write(body)
  }

  public func writeIfFree<T>(_ body: (Repositories) throws -> T) throws -> T { try write(body) }

  public func relaxedWrite<T>(
    ifFree: Bool, _ body: (Repositories) throws -> T
  ) throws -> T {
    try ifFree ? writeIfFree(body) : write(body)
  }

  public func relaxedWrite<T>(_ body: (Repositories) throws -> T) throws -> T {
    try relaxedWrite(ifFree: false, body)
  }
}

/// Thrown to roll back a rehearsal.
package struct RehearsalRollback: Error {
  package init() {}
}

/// The repositories of a store; valid only within their transaction.
public struct Repositories {
  public let profile: any ProfileRepository
  public let people: any PersonRepository
  public let waterings: any WateringRepository
  public let postponements: any PostponementRepository
  public let contacts: any ContactRepository
  public let sayings: any SayingRepository
  public let sayingDeck: any SayingDeck
  public let starters: any StarterRepository
  public let moods: any MoodRepository
  public let moodDays: any MoodDayRepository
  public let moodSettings: any MoodSettingsRepository
  public let events: any EventRepository
  public let toDos: any ToDoRepository
  public let calendars: any CalendarRepository
  public let links: any LinkRepository
  public let books: any BookRepository
  public let readingRecords: any ReadingRecordRepository
  public let sentences: any SentenceRepository
  public let bookFindings: any BookFindings
  public let deliveries: any DeliveryRepository
  public let journal: any JournalRepository
  public let sync: any SyncRepository

  /// Creates the repositories of a transaction. A store may leave out links, deliveries, journal
  /// and sync; the areas work without them.
  public init(
    profile: any ProfileRepository, people: any PersonRepository,
    waterings: any WateringRepository, postponements: any PostponementRepository,
    contacts: any ContactRepository, sayings: any SayingRepository,
    sayingDeck: any SayingDeck, starters: any StarterRepository,
    moods: any MoodRepository, moodDays: any MoodDayRepository,
    moodSettings: any MoodSettingsRepository,
    events: any EventRepository, toDos: any ToDoRepository,
    calendars: any CalendarRepository,
    books: any BookRepository, readingRecords: any ReadingRecordRepository,
    sentences: any SentenceRepository, bookFindings: any BookFindings,
    links: any LinkRepository = NoLinks(), deliveries: any DeliveryRepository = NoDeliveries(),
    journal: any JournalRepository = NoJournal(), sync: any SyncRepository = NoSync()
  ) {
    self.profile = profile
    self.people = people
    self.waterings = waterings
    self.postponements = postponements
    self.contacts = contacts
    self.sayings = sayings
    self.sayingDeck = sayingDeck
    self.starters = starters
    self.moods = moods
    self.moodDays = moodDays
    self.moodSettings = moodSettings
    self.events = events
    self.toDos = toDos
    self.calendars = calendars
    self.links = links
    self.books = books
    self.readingRecords = readingRecords
    self.sentences = sentences
    self.bookFindings = bookFindings
    self.deliveries = deliveries
    self.journal = journal
    self.sync = sync
  }
}
