import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Entries with every field set pass through all storage and transfer formats; a field that one of
/// these forgets is lost.
@Suite struct WholeThingTests: ArchiveText, SyncedDevices {
  let relay = InMemoryRelay()
  private let whole: WholeThings

  init() throws { whole = try WholeThings(isFormer: false) }

  private func passed<Thing: Equatable>(
    _ thing: Thing, _ columns: some Collection<String>, _ row: [SQLValue],
    _ read: (SQLRow) throws -> Thing
  ) throws {
    #expect(columns.count == row.count)
    let row = SQLRow(table: "t", columns: SQLColumns(Array(columns)), values: row)
    #expect(try read(row) == thing)
  }

  private func names(_ columns: String) -> [String] {
    columns.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
  }

  @Test func `every property is stored in its row`() throws {
    try passed(whole.person, names(Person.table.columns), whole.person.row, Person.init(row:))
    try passed(
      whole.otherPerson, names(Person.table.columns), whole.otherPerson.row, Person.init(row:))
    try passed(
      whole.watering, names(Watering.table.columns), whole.watering.row, Watering.init(row:))
    try passed(
      whole.postponement, names(Postponement.table.columns), whole.postponement.row,
      Postponement.init(row:))
    try passed(whole.contact, names(Contact.table.columns), whole.contact.row, Contact.init(row:))
    try passed(whole.saying, names(Saying.table.columns), whole.saying.row, Saying.init(row:))
    try passed(
      whole.mood, names(Mood.table.columns), Mood.storedKind.row(of: whole.mood), Mood.init(row:))
    for event in [whole.event, try WholeThings().event] {
      try passed(event, names(Event.table.columns), event.row, Event.init(row:))
    }
    try passed(whole.series, names(Event.table.columns), whole.series.row, Event.init(row:))
    for exception in whole.exceptions {
      try passed(
        exception, names(SeriesException.table.columns), exception.row,
        SeriesException.init(row:))
    }
    try passed(
      whole.eventText, names(EventText.table.columns), whole.eventText.row, EventText.init(row:))
    try passed(whole.book, names(Book.table.columns), whole.book.row, Book.init(row:))
    try passed(
      whole.pastReading, names(PastReading.table.columns), whole.pastReading.row,
      PastReading.init(row:))
    try passed(
      whole.record, names(ReadingRecord.table.columns), whole.record.row,
      ReadingRecord.init(row:))
    try passed(
      whole.sentence, names(Sentence.table.columns), whole.sentence.row, Sentence.init(row:))
  }

  @Test func `every property is stored in the archive`() throws {
    let folder = ScratchFolder()
    let stores = ["one.db", "other.db"].map {
      SQLStore.sqlite(path: folder.place($0), now: .fixed("2026-11-20T09:00"))
    }
    try whole.save(in: stores[0])
    let archive = try text(of: stores[0])
    let outcome = try read(archive, into: stores[1])
    #expect(outcome.report.skipped.total == 0 && outcome.report.warnings.total == 0)
    try expectWhole(in: stores[1], whole.saying)
    #expect(try text(of: stores[1]) == archive)
  }

  @Test(.withLibsodium) func `every property is sent to other devices`() throws {
    let (one, other, _) = try three()
    try whole.save(in: one.store)
    for device in [one, other] { #expect(try device.sync().problems == []) }
    // Each device stores separately which sayings were opened.
    var saying = whole.saying
    saying.openedAt = nil
    try expectWhole(in: other.store, saying)
  }

  private func expectWhole(in store: any Store, _ saying: Saying) throws {
    try store.read { (here) throws in
      #expect(try here.people.person(whole.person.id)?.details == whole.person.details)
      #expect(try here.people.person(whole.otherPerson.id)?.details == whole.otherPerson.details)
      #expect(try here.waterings.watering(whole.watering.id) == whole.watering)
      #expect(try here.postponements.postponement(whole.postponement.id) == whole.postponement)
      #expect(try here.contacts.contact(whole.contact.id) == whole.contact)
      #expect(try here.sayings.saying(saying.id) == saying)
      #expect(try here.moods.mood(whole.mood.id) == whole.mood)
      #expect(try here.events.event(whole.event.id) == whole.event)
      #expect(try here.events.event(whole.series.id) == whole.series)
      #expect(try here.events.exceptions(of: whole.series.id) == whole.exceptions)
      #expect(try here.events.text(of: whole.series.id) == whole.eventText)
      #expect(try here.books.book(whole.book.id) == whole.book)
      #expect(try here.books.pastReadings(of: whole.book.id) == [whole.pastReading])
      #expect(try here.readingRecords.record(whole.record.id) == whole.record)
      #expect(try here.sentences.sentence(whole.sentence.id) == whole.sentence)
    }
  }

  @Test func `a found book is stored completely, also in the catalogue`() throws {
    let found = FoundBook(whole.book.details, from: .catalogue)
    let folder = ScratchFolder()
    let store = SQLStore.sqlite(path: folder.place("a.db"), now: .fixed("2026-11-20T09:00"))
    try store.write { try $0.bookFindings.replace(with: [found]) }
    #expect(try store.read { try $0.bookFindings.book(1) } == found)

    // The catalogue has only the columns of book tables.
    var told = whole.book.details
    told.thickness = nil
    let table = try exported(CSVBookFile(zone: FixedZone.utc))
    let catalogue = SQLiteCatalogue(path: folder.place("catalogue.db"))
    var rest = Array(table.utf8)
    _ = try catalogue.fill(
      from: {
        defer { rest = [] }
        return rest
      })
    let search = CatalogueBookSearch(catalogue)
    let isbn = try #require(told.isbn)
    #expect(try search.lookUp(isbn, until: .never)?.details == told)

    let connection = try SQLiteConnection(path: folder.place("catalogue.db"))
    try connection.begin(.write)
    try connection.execute("ALTER TABLE book DROP COLUMN description")
    try connection.commit()
    told.description = .blank
    #expect(try search.lookUp(isbn, until: .never)?.details == told)
    let query = try BookQuery("하나")
    #expect(try search.search(query, until: .never).books.map(\.details) == [told])
  }

  private func exported(_ file: any BookFile) throws -> String {
    var writer = file.makeWriter()
    let copy = ExportedBook(
      book: whole.book, pastReadings: [whole.pastReading], records: [whole.record],
      sentences: [whole.sentence])
    return String(
      decoding: writer.header() + writer.bytes(of: copy) + writer.footer(), as: UTF8.self)
  }

  @Test(arguments: [true, false])
  func `book files contain every property except the thickness`(asJSON: Bool) throws {
    let file: any BookFile =
      asJSON ? JSONBookFile(zone: FixedZone.utc) : CSVBookFile(zone: FixedZone.utc)
    var rest = Array(try exported(file).utf8)
    var books: [ImportedBook] = []
    _ = try file.read(
      {
        defer { rest = [] }
        return rest
      },
      each: {
        books.append($0)
        return []
      })
    var told = whole.book.details
    told.thickness = nil
    let reading = whole.book.reading
    var book = ImportedBook(
      told, state: .finished(on: reading?.finishedOn), startedOn: reading?.startedOn,
      targetOn: reading?.targetOn, page: reading?.page, rating: whole.book.rating,
      isFavourite: true, theme: whole.book.theme, addedAt: whole.book.addedAt)
    let past = whole.pastReading
    var earlier = ImportedBook.EarlierReading(
      startedOn: past.reading.startedOn, finishedOn: past.reading.finishedOn, rating: past.rating)
    // The tables of other programs have no columns for these.
    if asJSON { (earlier.targetOn, earlier.page) = (past.reading.targetOn, past.reading.page) }
    book.earlierReadings = [earlier]
    if asJSON {
      let (record, sentence) = (whole.record, whole.sentence)
      book.records = [
        ImportedBook.Record(
          reading: 1, day: record.day, time: record.time, page: record.page, pages: record.pages)
      ]
      book.sentences = [
        // Times are written to the second.
        ImportedBook.SavedSentence(
          sentence.text, page: sentence.page, addedAt: Instant(milliseconds: 0))
      ]
    }
    #expect(books == [book])
  }
}
