import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// A store as another program writes it: only the requirements without a default, and no links,
/// deliveries, journal and sync.
private struct CoreStore: Store {
  let base = InMemoryStore()

  func read<T>(_ body: (Repositories) throws -> T) throws -> T {
    try base.read { try body(Repositories(core: $0)) }
  }

  func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    try base.write { try body(Repositories(core: $0)) }
  }
}

extension Repositories {
  fileprivate init(core base: Repositories) {
    self.init(
      profile: base.profile, people: CorePeople(base: base.people), waterings: base.waterings,
      postponements: base.postponements, contacts: CoreContacts(base: base.contacts),
      sayings: CoreSayings(base: base.sayings), sayingDeck: base.sayingDeck,
      starters: base.starters, moods: base.moods, moodDays: base.moodDays,
      moodSettings: base.moodSettings, events: CoreEvents(base: base.events),
      toDos: base.toDos, calendars: base.calendars, books: CoreBooks(base: base.books),
      readingRecords: base.readingRecords, sentences: base.sentences,
      bookFindings: base.bookFindings)
  }
}

private struct CorePeople: PersonRepository {
  let base: any PersonRepository

  func person(_ id: ID<Person>) throws -> Person? { try base.person(id) }
  func save(_ person: Person) throws { try base.save(person) }
  func remove(_ id: ID<Person>) throws { try base.remove(id) }
  func list(_ filter: PersonFilter, in places: Range<Int>, each: (Person) throws -> Void) throws {
    try base.list(filter, in: places, each: each)
  }
}

private struct CoreContacts: ContactRepository {
  let base: any ContactRepository

  func contact(_ id: ID<Contact>) throws -> Contact? { try base.contact(id) }
  func save(_ contact: Contact) throws { try base.save(contact) }
  func remove(_ id: ID<Contact>) throws { try base.remove(id) }
  func list(_ filter: ContactFilter, in places: Range<Int>, each: (Contact) throws -> Void) throws {
    try base.list(filter, in: places, each: each)
  }
}

private struct CoreSayings: SayingRepository {
  let base: any SayingRepository

  func saying(_ id: ID<Saying>) throws -> Saying? { try base.saying(id) }
  func nextNumber() throws -> Int { try base.nextNumber() }
  func save(_ saying: Saying) throws { try base.save(saying) }
  func remove(_ id: ID<Saying>) throws { try base.remove(id) }
  func list(
    _ filter: SayingFilter, at now: Instant, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws { try base.list(filter, at: now, in: places, each: each) }
}

private struct CoreEvents: EventRepository {
  let base: any EventRepository

  func event(_ id: ID<Event>) throws -> Event? { try base.event(id) }
  func save(_ event: Event) throws { try base.save(event) }
  func remove(_ id: ID<Event>) throws { try base.remove(id) }
  func exceptions(of series: ID<Event>) throws -> [SeriesException] {
    try base.exceptions(of: series)
  }
  func save(_ exception: SeriesException) throws { try base.save(exception) }
  func removeException(at place: OccurrenceID) throws { try base.removeException(at: place) }
  func text(of event: ID<Event>) throws -> EventText? { try base.text(of: event) }
  func save(_ text: EventText) throws { try base.save(text) }
  func removeText(of event: ID<Event>) throws { try base.removeText(of: event) }
  func all(each: (Event, EventText?) throws -> Void) throws { try base.all(each: each) }
}

private struct CoreBooks: BookRepository {
  let base: any BookRepository

  func book(_ id: ID<Book>) throws -> Book? { try base.book(id) }
  func save(_ book: Book) throws { try base.save(book) }
  func remove(_ id: ID<Book>) throws { try base.remove(id) }
  func list(after id: ID<Book>?, limit: Int) throws -> [Book] {
    try base.list(after: id, limit: limit)
  }
  func totals() throws -> BookTotals { try base.totals() }
  func save(_ past: PastReading) throws { try base.save(past) }
  func remove(_ book: ID<Book>, reading number: Int) throws {
    try base.remove(book, reading: number)
  }
  func pastReadings(of id: ID<Book>) throws -> [PastReading] { try base.pastReadings(of: id) }
  func countWithoutRecords(finishedOn days: ClosedRange<Day>) throws -> Int {
    try base.countWithoutRecords(finishedOn: days)
  }
}

@Suite struct CoreStoreTests {
  private let store = CoreStore()
  private let whole: WholeThings

  init() throws {
    whole = try WholeThings()
    try whole.save(in: store)
  }

  @Test func `a store without indexes finds people, contacts, sayings and books`() throws {
    try store.read { (here) throws in
      let phone = try #require(whole.person.details.phone)
      #expect(try here.people.people(withPhoneKey: phone.comparisonKey) == [whole.person])
      #expect(try here.people.matched(by: NameMatcher("로즈"), limit: 9) == [whole.person])
      #expect(try here.people.totals(on: whole.person.care.dueOn).duePlants == 1)
      #expect(
        try here.contacts.duplicates(whole.contact.details.duplicateKey) == [whole.contact])
      #expect(try here.contacts.contact(plantedAs: whole.person.id) == whole.contact)
      #expect(try here.sayings.saying(numbered: 7) == whole.saying)
      #expect(try here.sayings.sayings(withTextsOf: whole.saying.details) == [whole.saying])
      #expect(try here.sayings.list(after: 6, limit: 9) == [whole.saying])
      #expect(try here.sayings.list(after: 7, limit: 9) == [])
      #expect(try here.sayings.search("spring", in: 0..<9) == [whole.saying])
      #expect(try here.books.book(like: whole.book.details.titleAuthorKey) == whole.book)
      #expect(try here.books.onlyBook(titled: whole.book.details.title) == whole.book)
    }
  }

  @Test func `a store that does not read texts of files keeps them`() throws {
    try store.read { (here) throws in
      #expect(try here.events.text(of: whole.series.id) == whole.eventText)
      #expect(try here.events.event(ofUID: whole.eventText.uid, in: nil) == whole.series.id)
      let days = Day(literal: "2026-10-06")...Day(literal: "2026-10-13")
      let found = try here.events.list(.on(days), in: FixedZone.utc, places: 0..<9)
      #expect(found.map(\.event.id) == [whole.series.id, whole.series.id])
      #expect(here.events.texts.storedDetails(of: whole.eventText) == nil)
    }
  }

  @Test func `use cases work without a journal, and there is nothing to undo`() throws {
    let people = PeopleUseCases(.of(store: store, clock: TestClock("2026-01-14T09:00").clock))
    let outcome = try people.water(whole.person.id, by: .call)
    #expect(outcome.change.after.care.wateringCount == 2)
    try store.read { (here) throws in
      #expect(try here.people.person(whole.person.id) == outcome.change.after)
      #expect(try here.journal.ownEffectiveEntry(before: nil) == nil)
      #expect(try here.links.links() == [])
      #expect(try here.sync.participation() == nil)
    }
  }

  @Test func `a merge that needs a journal is refused and changes nothing`() throws {
    let people = PeopleUseCases(.of(store: store))
    #expect(throws: DomainError.self) {
      try people.merge(whole.person.id, with: whole.otherPerson.id)
    }
    try store.read { (here) throws in
      #expect(try here.people.person(whole.person.id) == whole.person)
      #expect(try here.people.person(whole.otherPerson.id) == whole.otherPerson)
    }
  }
}
