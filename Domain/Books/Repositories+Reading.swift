extension Repositories {
  /// Throws ``DomainError/refused(_:)`` unless the record is one of the open reading: finished
  /// ones are locked, past ones too.
  func requireOpen(_ record: ReadingRecord, of book: Book) throws {
    guard try openReading(of: book).number == record.reading else {
      throw DomainError.refused(.book(.isFinished(title: book.title)))
    }
  }

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
    let start = book.reading?.firstPage ?? 0
    if before == nil, record.page < start {
      throw DomainError.invalid(
        .page, .outOfRange(start...max(start, book.lastPage), actual: record.page))
    }
    record.countPages(from: before?.page ?? start)
    try readingRecords.save(record)
    try count(after, from: record.page)
    try follow(of: &book, endsOn: after == nil ? record.day : nil)
  }

  /// Removes the record; the figures of the next one and of the book follow.
  func drop(_ record: ReadingRecord, of book: inout Book) throws {
    let before = try readingRecords.record(
      of: book.id, record.reading, onOrBefore: record.day.adding(days: -1))
    let after = try readingRecords.record(of: book.id, record.reading, after: record.day)
    try readingRecords.remove(record.id)
    try count(after, from: before?.page ?? book.reading?.firstPage ?? 0)
    try follow(of: &book, endsOn: nil)
  }

  private func count(_ record: ReadingRecord?, from page: Int) throws {
    guard let record else { return }
    var counted = record
    counted.countPages(from: page)
    if counted != record { try readingRecords.save(counted) }
  }

  /// Lets the reading of the book follow its records.
  private func follow(of book: inout Book, endsOn day: Day?) throws {
    guard var reading = book.reading else { return }
    reading.follow(
      first: try readingRecords.record(of: book.id, reading.number, after: .earliest),
      last: try readingRecords.record(of: book.id, reading.number, onOrBefore: .latest))
    if let day, reading.page == book.lastPage { reading.finishedOn = day }
    book.reading = reading
    try books.save(book)
  }
}
