import HearthDomain

struct InMemoryReadingRecordRepository: ReadingRecordRepository {
  let transaction: InMemoryTransaction

  func record(_ id: ID<ReadingRecord>) throws -> ReadingRecord? {
    try transaction.read { $0.readingRecords[id] }
  }

  func save(_ record: ReadingRecord) throws {
    let same = try self.record(of: record.book, record.reading, onOrBefore: record.day)
    if let same, same.day == record.day, same.id != record.id {
      throw DomainError.conflict(.readingRecord, holder: record.day.description)
    }
    try transaction.write { tables in
      try tables.require(tables.books[record.book], .book, record.book)
      tables.readingRecords.save(record)
    }
  }

  func remove(_ id: ID<ReadingRecord>) throws {
    try transaction.write { $0.readingRecords.remove(id) }
  }

  func list(of book: ID<Book>, in places: Range<Int>) throws -> [ReadingRecord] {
    try transaction.read { $0.readingRecords.owned(by: book).reversed() }.page(places)
  }

  func list(on day: Day) throws -> [ReadingRecord] {
    try transaction.read { $0.readingRecords.all.filter { $0.day == day } }
      .sorted { ($1.pages, $0.id) < ($0.pages, $1.id) }
  }

  func readingDays(_ days: ClosedRange<Day>) throws -> [ReadingDay] {
    let (read, inPercent) = try transaction.read { tables in
      (
        tables.readingRecords.all.filter { days.contains($0.day) },
        Set(tables.books.all.filter(\.isReadInPercent).map(\.id))
      )
    }
    return Dictionary(grouping: read, by: \.day).map { day, all in
      let records = all.filter { !inPercent.contains($0.book) }
      let timed = records.reduce(into: [PartOfDay: Int]()) { pages, record in
        guard let time = record.time else { return }
        pages[PartOfDay(ofReadingAt: time), default: 0] += record.pages
      }
      let untimed = records.filter { $0.time == nil }.reduce(0) { $0 + $1.pages }
      return ReadingDay(
        day: day, pages: timed.filter { $0.value > 0 }, untimedPages: untimed,
        hasPercent: all.contains { inPercent.contains($0.book) && $0.pages > 0 })
    }
    .sorted { $0.day < $1.day }
  }

  func consecutiveDayRanges() throws -> [ClosedRange<Day>] {
    let days = try Set(
      transaction.read { $0.readingRecords.all.filter { $0.pages > 0 }.map(\.day) })
    return days.sorted().consecutiveRanges
  }
}
