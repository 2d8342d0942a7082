import HearthDomain

extension Repositories {
  /// Creates the repositories for one transaction. The caller must finish the index.
  init(_ connection: any SQLConnection, _ search: SearchIndex) {
    self.init(
      profile: SQLProfileRepository(connection: connection),
      people: SQLPersonRepository(connection: connection, search: search),
      waterings: SQLWateringRepository(connection: connection, search: search),
      postponements: SQLPostponementRepository(connection: connection),
      contacts: SQLContactRepository(connection: connection, search: search),
      sayings: SQLSayingRepository(connection: connection, search: search),
      sayingDeck: SQLSayingDeck(connection: connection),
      starters: SQLStarterRepository(connection: connection),
      moods: SQLMoodRepository(connection: connection, search: search),
      moodDays: SQLMoodDayRepository(connection: connection),
      moodSettings: SQLMoodSettingsRepository(connection: connection),
      events: SQLEventRepository(connection: connection, search: search),
      toDos: SQLToDoRepository(connection: connection, search: search),
      calendars: SQLCalendarRepository(connection: connection),
      books: SQLBookRepository(connection: connection, search: search),
      readingRecords: SQLReadingRecordRepository(connection: connection),
      sentences: SQLSentenceRepository(connection: connection, search: search),
      bookFindings: SQLBookFindings(connection: connection),
      links: SQLLinkRepository(connection: connection),
      deliveries: SQLDeliveryRepository(connection: connection),
      journal: SQLJournalRepository(
        connection: connection, search: search,
        journaledItems: JournaledItems { Repositories(connection, search) }),
      sync: SQLSyncRepository(connection: connection))
  }
}
