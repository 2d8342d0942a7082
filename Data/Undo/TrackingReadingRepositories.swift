import HearthDomain

/// Keeps what was read on which day, and notes what changes.
struct TrackingReadingRecordRepository: ReadingRecordRepository {
  let log: ChangeLog

  private var kept: any ReadingRecordRepository { log.kept.readingRecords }

  func save(_ record: ReadingRecord) throws {
    try log.note(.record(record.id))
    try kept.save(record)
  }

  func remove(_ id: ID<ReadingRecord>) throws {
    try log.note(.record(id))
    try kept.remove(id)
  }

  func record(_ id: ID<ReadingRecord>) throws -> ReadingRecord? { try kept.record(id) }

  func record(of book: ID<Book>, _ reading: Int, onOrBefore day: Day) throws -> ReadingRecord? {
    try kept.record(of: book, reading, onOrBefore: day)
  }

  func record(of book: ID<Book>, _ reading: Int, after day: Day) throws -> ReadingRecord? {
    try kept.record(of: book, reading, after: day)
  }

  func list(of book: ID<Book>, in places: Range<Int>) throws -> [ReadingRecord] {
    try kept.list(of: book, in: places)
  }

  func list(on day: Day) throws -> [ReadingRecord] { try kept.list(on: day) }

  func days(_ days: ClosedRange<Day>) throws -> [ReadingDay] { try kept.days(days) }

  func runs() throws -> [ClosedRange<Day>] { try kept.runs() }
}

/// Keeps sentences of books, and notes what changes.
struct TrackingSentenceRepository: SentenceRepository {
  let log: ChangeLog

  private var kept: any SentenceRepository { log.kept.sentences }

  func save(_ sentence: Sentence) throws {
    try log.note(.sentence(sentence.id))
    try kept.save(sentence)
  }

  func remove(_ id: ID<Sentence>) throws {
    try log.note(.sentence(id))
    try kept.remove(id)
  }

  func sentence(_ id: ID<Sentence>) throws -> Sentence? { try kept.sentence(id) }

  func sentence(of saying: ID<Saying>) throws -> Sentence? { try kept.sentence(of: saying) }

  func list(of book: ID<Book>, in places: Range<Int>) throws -> [Sentence] {
    try kept.list(of: book, in: places)
  }

  func meant(by words: String, of book: ID<Book>, limit: Int) throws -> [Sentence] {
    try kept.meant(by: words, of: book, limit: limit)
  }

  func newest(before id: ID<Sentence>?, limit: Int) throws -> [Sentence] {
    try kept.newest(before: id, limit: limit)
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Sentence] {
    try kept.search(words, in: places)
  }
}
