import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// A series with thousands of exceptions, as a short calendar file may contain: the number of rows
/// read must not grow with their square.
@Suite struct ManyExceptionsTests {
  private let home: FiledStore
  private let series: Event

  init() throws {
    home = try FiledStore()
    let start = LocalTime(literal: "2026-11-21T09:00")
    let span = try EventSpan(from: start, to: start.adding(seconds: 3600), zone: "Asia/Seoul")
    series = Event(
      id: try someID(1), details: EventDetails(title: try EventTitle("Many"), span: span),
      repetition: .series(try EventSeries(Recurrence("FREQ=DAILY"), from: .time(start))))
  }

  /// Returns overrides of the first occurrences.
  private func exceptions(_ count: Int) throws -> [SeriesException] {
    try (0..<count).map { index in
      let original = LocalTime(literal: "2026-11-21T09:00").adding(seconds: index * 86_400)
      var details = series.details
      details.note = try EventNote("note\(index)")
      details.span = try #require(series.span.moved(to: original))
      return SeriesException(of: series.id, at: original, .overridden(details))
    }
  }

  private func counter(_ kind: TransactionKind) throws -> RowCounter {
    let counter = RowCounter(try SQLiteConnection(path: home.folder.place("hearth.db")))
    try counter.begin(kind)
    return counter
  }

  @Test(arguments: [2_000, 4_000])
  func `each exception that is restored or removed reads a few rows`(count: Int) throws {
    let exceptions = try exceptions(count)
    let counter = try counter(.write)
    let search = SearchIndex(counter)
    let repositories = Repositories(counter, search)
    try repositories.events.save(series)
    counter.forget()
    for exception in exceptions { try repositories.events.save(exception) }
    try search.finish()
    let items = JournaledItems { repositories }
    for place in exceptions.map(\.journalPlace) {
      let state = try #require(try items.state(at: place))
      try items.remove(at: place)
      #expect(try !items.itemExists(at: place))
      try items.setValues(state, at: place)
    }
    try search.finish()
    #expect(try repositories.events.exceptions(of: series.id) == exceptions)
    #expect(counter.all <= 20 * count, "\(counter.all)")
    try counter.rollback()
  }

  @Test(arguments: [2_000, 4_000])
  func `a check reads a few rows for each exception`(count: Int) throws {
    let exceptions = try exceptions(count)
    try home.store.write { repositories in
      try repositories.events.save(series)
      for exception in exceptions { try repositories.events.save(exception) }
    }
    let counter = try counter(.read)
    #expect(try DerivedData(connection: counter).findings() == [])
    #expect(counter.all <= 20 * count, "\(counter.all)")
    try counter.rollback()
  }

  @Test func `a search finds the exceptions saved so far in its transaction`() throws {
    let exceptions = try exceptions(3)
    let counter = try counter(.write)
    let search = SearchIndex(counter)
    let events = Repositories(counter, search).events
    func isFound(_ words: String) throws -> Bool {
      try search.candidates(for: SearchQuery(words), in: .event) != nil
    }
    try events.save(series)
    for exception in exceptions { try events.save(exception) }
    #expect(try isFound("note1"))
    try events.removeException(at: OccurrenceID(series.id, at: exceptions[1].originalStart))
    #expect(try !isFound("note1"))
    #expect(try isFound("note2"))
    try events.save(exceptions[1])
    try events.remove(series.id)
    #expect(try !isFound("note"))
    try search.finish()
    #expect(try DerivedData(connection: counter).findings() == [])
    try counter.rollback()
  }
}
