extension Repositories {
  /// Saves the record between those around it, and the book as it follows from them: the page
  /// reached, the first day, and the last page as its end.
  ///
  /// Throws ``DomainError/invalid(_:)`` for a page that does not lie between theirs.
  func keep(_ record: inout ReadingRecord, of book: inout Book) throws {
    let before = try readingRecords.record(
      of: book.id, record.reading, onOrBefore: record.day.adding(days: -1))
    let after = try readingRecords.record(of: book.id, record.reading, after: record.day)
    if let before, record.page < before.page {
      throw DomainError.invalid(
        .page, .belowRecord(before.page, on: before.day, actual: record.page))
    }
    if let after, record.page > after.page {
      throw DomainError.invalid(.page, .aboveRecord(after.page, on: after.day, actual: record.page))
    }
    let start = try firstPage(of: record.reading, of: book)
    if before == nil, record.page < start {
      throw DomainError.invalid(
        .page, .outOfRange(start...max(start, book.lastPage), actual: record.page))
    }
    record.pages = record.page - (before?.page ?? start)
    try readingRecords.save(record)
    try count(after, from: record.page)
    try follow(record.reading, of: &book, endsOn: after == nil ? record.day : nil)
  }

  /// Removes the record; the figures of the next one and of the book follow.
  func drop(_ record: ReadingRecord, of book: inout Book) throws {
    let before = try readingRecords.record(
      of: book.id, record.reading, onOrBefore: record.day.adding(days: -1))
    let after = try readingRecords.record(of: book.id, record.reading, after: record.day)
    try readingRecords.remove(record.id)
    let start = try firstPage(of: record.reading, of: book)
    try count(after, from: before?.page ?? start)
    try follow(record.reading, of: &book, endsOn: nil)
  }

  private func count(_ record: ReadingRecord?, from page: Int) throws {
    guard var record, record.pages != record.page - page else { return }
    record.pages = record.page - page
    try readingRecords.save(record)
  }

  /// Lets the present reading of the book follow its records; those of past ones leave it alone.
  private func follow(_ number: Int, of book: inout Book, endsOn day: Day?) throws {
    guard var reading = book.reading, reading.number == number else { return }
    let last = try readingRecords.record(of: book.id, number, onOrBefore: .latest)
    reading.page = last?.page ?? reading.firstPage
    reading.lastRecord = last.map { ReadingDayMark(day: $0.day, pages: $0.pages) }
    if let first = try readingRecords.record(of: book.id, number, after: .earliest) {
      reading.startedOn = min(reading.startedOn, first.day)
    }
    if let day, reading.page == book.details.pages?.value { reading.finishedOn = day }
    book.reading = reading
    try books.save(book)
  }

  /// The page at which that reading of the book began.
  private func firstPage(of number: Int, of book: Book) throws -> Int {
    if let reading = book.reading, reading.number == number { return reading.firstPage }
    let past = try books.pastReadings(of: book.id).first { $0.reading.number == number }
    return past?.reading.firstPage ?? 0
  }
}
