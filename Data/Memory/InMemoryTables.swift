import HearthDomain

/// All data of an in-memory store. A value type, so that a copy is a snapshot.
struct InMemoryTables: Sendable {
  /// The profile; nil until it is first saved.
  var profile: Profile?
  var profileLock: ProfileLock?
  var people = InMemoryTable(Person.storedKind, index: "phoneKey")
  var waterings = InMemoryTable(Watering.storedKind)
  var postponements = InMemoryTable(Postponement.storedKind)
  var contacts = InMemoryTable(Contact.storedKind, index: "likeness")
  var sayings = InMemoryTable(Saying.storedKind, index: "likeness")
  var lastSayingNumber = 0
  /// The state in the deck of sayings that are not at their initial place.
  var deckCards: [ID<Saying>: DeckCard] = [:]
  var sayingOfDay: (day: Day, id: ID<Saying>)?
  var starterProgress: StarterProgress?
  var moods = InMemoryTable(Mood.storedKind)
  var palettes = InMemoryTable(DayPalette.storedKind)
  var moodSettings = MoodSettings()
  /// Settings that are not stored in other properties, by key.
  var otherSettings: [ExternalName: String] = [:]
  var events = InMemoryTable(Event.storedKind)
  var exceptions = InMemoryTable(SeriesException.storedKind)
  var eventTexts = InMemoryTable(EventText.storedKind)
  var toDos = InMemoryTable(ToDo.storedKind)
  var links = InMemoryLinks()
  var books = InMemoryTable(Book.storedKind, index: "likeness")
  var pastReadings = InMemoryTable(PastReading.storedKind)
  var readingRecords = InMemoryTable(ReadingRecord.storedKind)
  var sentences = InMemoryTable(Sentence.storedKind)
  var bookFindings: [FoundBook] = []
  var deliveries = InMemoryDeliveries()
  var journal = InMemoryJournal()
  var sync = InMemorySync()

  /// Throws ``DomainError/notFound(_:query:nearest:)`` if the record is nil.
  func require<Item>(_ item: Item?, _ kind: Kind, _ id: ID<Item>) throws {
    if item == nil { throw DomainError.notFound(kind, query: id.shortForm, nearest: []) }
  }
}
