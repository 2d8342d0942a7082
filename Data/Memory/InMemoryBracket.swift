import HearthDomain

/// The tables as one bracket of an in-memory store sees and changes them.
final class InMemoryBracket {
  private(set) var tables: InMemoryTables
  private let kind: BracketKind
  private var isOpen = true

  init(_ tables: InMemoryTables, for kind: BracketKind) {
    self.tables = tables
    self.kind = kind
  }

  /// What the body reads; refused after the bracket.
  func read<T>(_ body: (InMemoryTables) throws -> T) throws -> T {
    guard isOpen else { throw InMemoryStore.failed("the bracket is over") }
    return try body(tables)
  }

  /// What the body changes; refused after the bracket, or in one for reading.
  func write<T>(_ body: (inout InMemoryTables) throws -> T) throws -> T {
    guard isOpen else { throw InMemoryStore.failed("the bracket is over") }
    guard kind != .read else { throw InMemoryStore.failed("a change in a bracket for reading") }
    return try body(&tables)
  }

  func close() {
    isOpen = false
  }
}

extension Repositories {
  /// The collections of an in-memory store, for one bracket.
  init(_ bracket: InMemoryBracket) {
    self.init(
      profile: InMemoryProfileRepository(bracket: bracket),
      people: InMemoryPersonRepository(bracket: bracket),
      waterings: InMemoryWateringRepository(bracket: bracket),
      postponements: InMemoryPostponementRepository(bracket: bracket),
      contacts: InMemoryContactRepository(bracket: bracket),
      sayings: InMemorySayingRepository(bracket: bracket),
      sayingDeck: InMemorySayingDeck(bracket: bracket),
      starters: InMemoryStarterRepository(bracket: bracket),
      moods: InMemoryMoodRepository(bracket: bracket),
      moodDays: InMemoryMoodDayRepository(bracket: bracket),
      moodSettings: InMemoryMoodSettingsRepository(bracket: bracket),
      events: InMemoryEventRepository(bracket: bracket),
      books: InMemoryBookRepository(bracket: bracket),
      readingRecords: InMemoryReadingRecordRepository(bracket: bracket),
      sentences: InMemorySentenceRepository(bracket: bracket),
      bookFindings: InMemoryBookFindings(bracket: bracket),
      deliveries: InMemoryDeliveryRepository(bracket: bracket))
  }
}
