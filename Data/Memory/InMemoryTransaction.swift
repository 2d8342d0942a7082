import HearthDomain

/// The tables within one transaction of an in-memory store.
final class InMemoryTransaction {
  private(set) var tables: InMemoryTables
  private let kind: TransactionKind
  private var isOpen = true
  /// Time at which the store was created.
  let storeCreatedAt: Instant
  let recorder = ChangeRecorder()
  /// The tables as last compared to record changes.
  private var reportedTables: InMemoryTables

  init(_ tables: InMemoryTables, for kind: TransactionKind, of storeSince: Instant) {
    self.tables = tables
    self.kind = kind
    reportedTables = tables
    storeCreatedAt = storeSince
    recorder.reportPendingChanges = { [unowned self] in
      try self.tables.reportChanges(since: reportedTables, to: recorder)
      reportedTables = self.tables
    }
  }

  /// Journal names of the written changes.
  private(set) var writtenEntries: [EntryName] = []

  /// Writes the changes to the journal.
  func writeJournal(at moment: Instant) throws {
    let things = JournaledItems { Repositories(self) }
    let drafts = try recorder.finish { try things.title(of: $0) }
    if kind == .relaxedWrite, !drafts.isEmpty {
      throw InMemoryStore.failureError("a change that nobody may miss in a relaxed write")
    }
    var told: [LocalChange] = []
    for draft in drafts {
      let name = draft.origin.isJournaled ? tables.journal.add(draft, at: moment) : nil
      if let name, name.device == nil, draft.words.irreversibleAction == nil {
        writtenEntries.append(name)
      }
      if draft.isSynced { told.append(draft.syncedChange(as: name, at: moment)) }
    }
    guard !told.isEmpty || recorder.forgotten != nil else { return }
    var replica = try StoredReplica(Repositories(self))
    if !told.isEmpty { try replica?.appendChanges(told, at: moment) }
    if let forgotten = recorder.forgotten { try replica?.eraseHistory(forgotten, at: moment) }
  }

  /// Returns what the body reads; throws after the end of the transaction.
  func read<T>(_ body: (InMemoryTables) throws -> T) throws -> T {
    guard isOpen else { throw InMemoryStore.failureError("the transaction is over") }
    return try body(tables)
  }

  /// Runs the body to change the tables; throws after the end of the transaction, or in a read
  /// transaction.
  func write<T>(_ body: (inout InMemoryTables) throws -> T) throws -> T {
    guard isOpen else { throw InMemoryStore.failureError("the transaction is over") }
    guard kind != .read else {
      throw InMemoryStore.failureError("a change in a transaction for reading")
    }
    return try body(&tables)
  }

  func close() {
    isOpen = false
  }
}

extension Repositories {
  /// Creates the repositories for one transaction of an in-memory store.
  init(_ transaction: InMemoryTransaction) {
    self.init(
      profile: InMemoryProfileRepository(transaction: transaction),
      people: InMemoryPersonRepository(transaction: transaction),
      waterings: InMemoryWateringRepository(transaction: transaction),
      postponements: InMemoryPostponementRepository(transaction: transaction),
      contacts: InMemoryContactRepository(transaction: transaction),
      sayings: InMemorySayingRepository(transaction: transaction),
      sayingDeck: InMemorySayingDeck(transaction: transaction),
      starters: InMemoryStarterRepository(transaction: transaction),
      moods: InMemoryMoodRepository(transaction: transaction),
      moodDays: InMemoryMoodDayRepository(transaction: transaction),
      moodSettings: InMemoryMoodSettingsRepository(transaction: transaction),
      events: InMemoryEventRepository(transaction: transaction),
      toDos: InMemoryToDoRepository(transaction: transaction),
      calendars: InMemoryCalendarRepository(transaction: transaction),
      books: InMemoryBookRepository(transaction: transaction),
      readingRecords: InMemoryReadingRecordRepository(transaction: transaction),
      sentences: InMemorySentenceRepository(transaction: transaction),
      bookFindings: InMemoryBookFindings(transaction: transaction),
      links: InMemoryLinkRepository(transaction: transaction),
      deliveries: InMemoryDeliveryRepository(transaction: transaction),
      journal: InMemoryJournalRepository(transaction),
      sync: InMemorySyncRepository(transaction: transaction))
  }
}
