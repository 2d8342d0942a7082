import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// A store with a sample year, plus entries that together have every possible field.
struct FilledStore {
  let store: any Store
  private let soundness: Soundness
  private let time = TestClock("2026-11-20T09:00")
  /// Another seed than the one that filled the store.
  let randomness = Randomness.seeded(6)
  let planted: Person
  let saying: Saying
  let book: Book
  let sentence: Sentence
  /// A series on Tuesdays since October, with one moved and one removed occurrence.
  let series: ID<Event>
  /// A to-do that repeats a week after it is done.
  let chore: ID<ToDo>

  init(_ kind: StoreKind, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let sample = try FilledSample.of(kind)
    let tried = try sample.tried.copy()
    store = tried.store
    soundness = Soundness(of: tried, sourceLocation)
    (planted, saying, book) = (sample.planted, sample.saying, sample.book)
    (sentence, series, chore) = (sample.sentence, sample.series, sample.chore)
  }

  var clock: LocalClock { time.clock }
  var newID: IDGenerator { IDGenerator(now: clock.now, randomness: randomness) }
  var release: ReleaseStarters {
    ReleaseStarters(store: store, clock: clock) { [] }
  }
  var context: UseCaseContext { UseCaseContext(store, clock, randomness) }
  var people: PeopleUseCases { PeopleUseCases(context) }
  var sayings: SayingUseCases { SayingUseCases(context) { [] } }
  var moods: MoodUseCases { MoodUseCases(context) }
  var schedule: ScheduleUseCases { ScheduleUseCases(context) }
  var journal: JournalUseCases { JournalUseCases(context, collection: nil) }

  /// Returns the newest journal entries, the newest first.
  func newest(_ count: Int = 1) throws -> [JournalEntry] {
    try journal.queries.list(limit: count)
  }

  /// Performs the action and returns the name of its entry.
  func done(_ action: UndoableAction) throws -> EntryName {
    try perform(action)
    return try #require(newest().first).name
  }
}

/// The store that each ``FilledStore`` of a kind copies; it is created once.
private struct FilledSample {
  let tried: StoreUnderTest
  let planted: Person
  let saying: Saying
  let book: Book
  let sentence: Sentence
  let series: ID<Event>
  let chore: ID<ToDo>

  private static let inMemory = Result { try FilledSample(.inMemory) }
  private static let sqlite = Result { try FilledSample(.sqlite) }

  static func of(_ kind: StoreKind) throws -> FilledSample {
    switch kind {
    case .inMemory: try inMemory.get()
    case .sqlite: try sqlite.get()
    }
  }

  private init(_ kind: StoreKind) throws {
    tried = try kind.make()
    let store = tried.store
    let (time, randomness) = (TestClock("2026-11-20T09:00"), Randomness.seeded(5))
    let clock = time.clock
    try FillWithSamples(store: store, clock: clock, randomness: randomness)(
      SampleSize(
        days: 40, moodsPerDay: 1...3, people: 8, sayings: 40, events: 40, books: 15),
      in: .korean
    ) { _ in }
    let newID = IDGenerator(now: clock.now, randomness: randomness)
    let past = EarlierChanges(store: store, time: time, clock: clock, newID: newID)
    let planted = try past.plant()
    saying = try past.say()
    let read = try past.readTwice()
    sentence = try past.keep(read)
    (series, chore) = try past.repeatEvents(randomness)
    let stored = try store.read {
      (try $0.books.book(read.id), try $0.people.person(planted.id))
    }
    (book, self.planted) = (try #require(stored.0), try #require(stored.1))
  }
}

/// Changes before the day of the test.
private struct EarlierChanges {
  let store: any Store
  let time: TestClock
  let clock: LocalClock
  let newID: IDGenerator

  private func on(_ day: String) {
    time.set(day + "T09:00")
  }

  /// Plants a person from a contact, postponed once, watered twice, and due on the 20th.
  func plant() throws -> Person {
    on("2026-11-01")
    let contact = try AddContact(context: .of(store: store, clock: clock, newID: newID))(
      ContactDetails(name: ContactName("하늘")))
    let person = try PlantPerson(context: .of(store: store, clock: clock, newID: newID))(
      PersonDetails(
        name: PersonName("하늘"), phone: PhoneNumber("010-9999-0001"),
        rhythm: CareRhythm(everyDays: 7), plantedOn: clock.today), from: contact.id)
    let water = WaterPlant(context: .of(store: store, clock: clock, newID: newID))
    on("2026-11-08")
    _ = try PostponeWatering(context: .of(store: store, clock: clock, newID: newID))(
      person.id, by: Delay(days: 1))
    on("2026-11-09")
    _ = try water(person.id, by: .meet)
    on("2026-11-13")
    _ = try water(
      person.id, by: .call,
      review: Review(keywords: [try Keyword("산책")], memo: try Memo("오래 걸었다.")))
    return person
  }

  func say() throws -> Saying {
    let release = ReleaseStarters(store: store, clock: clock) { [] }
    return try AddSaying(context: .of(store: store, clock: clock, newID: newID), release: release)(
      SayingDetails(korean: SayingText("흐린 날에도 꽃은 핀다.")))
  }

  /// Adds a book that is being read for the second time.
  func readTwice() throws -> Book {
    on("2026-11-02")
    let book = try AddBook(context: .of(store: store, clock: clock, newID: newID))(
      bookDetails("두 번 읽는 책", isbn: isbn(77), pages: 30))
    let progress = RecordProgress(context: .of(store: store, clock: clock, newID: newID))
    _ = try progress(book.id, .page(30))
    on("2026-11-03")
    _ = try ReadAgain(context: .of(store: store, clock: clock))(book.id)
    for (day, page) in [("2026-11-05", 10), ("2026-11-06", 20)] {
      on(day)
      _ = try progress(book.id, .page(page))
    }
    return book
  }

  func repeatEvents(_ randomness: Randomness) throws -> (ID<Event>, ID<ToDo>) {
    let schedule = ScheduleUseCases(UseCaseContext(store, clock, randomness))
    func details(_ title: String, _ start: String, _ end: String) throws -> EventDetails {
      EventDetails(
        title: try EventTitle(title),
        span: try EventSpan(
          from: LocalTime(literal: start), to: LocalTime(literal: end), zone: clock.zone.name))
    }
    let series = try schedule.add(
      details("주간 반복", "2026-10-06T09:00", "2026-10-06T10:00"),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;COUNT=20")))
    ).event.id
    try schedule.edit(
      OccurrenceID(series, at: LocalTime(literal: "2026-11-24T09:00")),
      to: details("옮긴 반복", "2026-11-25T15:00", "2026-11-25T16:00"), scope: .only)
    try schedule.remove(
      [OccurrenceID(series, at: LocalTime(literal: "2026-12-01T09:00"))], scope: .only)
    let chore = ToDo(
      id: newID { _ in false },
      details: ToDoDetails(
        title: try EventTitle("화분"), due: .floating(LocalTime(literal: "2026-11-18T09:00")),
        repetition: .afterDone(try AfterDone(days: 7)), reminders: .none))
    try store.write { try $0.toDos.save(chore) }
    return (series, chore.id)
  }

  /// Adds two sentences; the second becomes a saying that is set aside in the deck.
  func keep(_ book: Book) throws -> Sentence {
    let release = ReleaseStarters(store: store, clock: clock) { [] }
    let add = AddSentence(context: .of(store: store, clock: clock, newID: newID), release: release)
    try add(SentenceDetails(text: SentenceText("첫 문장."), page: 1), to: book.id)
    let sentence = try add(
      SentenceDetails(text: SentenceText("둘째 문장."), page: 2, becomesSaying: true), to: book.id)
    try store.write { try $0.sayingDeck.setAside(#require(sentence.saying)) }
    return sentence
  }
}
