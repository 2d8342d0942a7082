extension Repositories {
  /// Throws ``DomainError/refused(_:)`` unless the record belongs to the open reading. Records of
  /// finished and past readings cannot be changed.
  func requireOpen(_ record: ReadingRecord, of book: Book) throws {
    guard try openReading(of: book).number == record.reading else {
      throw DomainError.refused(.book(.isFinished(title: book.title)))
    }
  }

  /// Saves the record and updates the book: the page reached, the first day, and the end if the
  /// last page is reached.
  ///
  /// Throws ``DomainError/invalid(_:)`` if the page is not between those of the records before and
  /// after it. The error states percentages if the user entered a percentage.
  func saveRecord(
    _ record: inout ReadingRecord, of book: inout Book, enteredAs told: ReadingProgress? = nil
  ) throws {
    let before = try readingRecords.record(
      of: book.id, record.reading, onOrBefore: record.day.adding(days: -1))
    let after = try readingRecords.record(of: book.id, record.reading, after: record.day)
    if let before, record.page < before.page {
      let (other, actual) = book.conflictingPages(before.page, with: record.page, enteredAs: told)
      throw DomainError.invalid(.page, .belowRecord(other, on: before.day, actual: actual))
    }
    if let after, record.page > after.page {
      let (other, actual) = book.conflictingPages(after.page, with: record.page, enteredAs: told)
      throw DomainError.invalid(.page, .aboveRecord(other, on: after.day, actual: actual))
    }
    let start = book.reading?.firstPage ?? 0
    if before == nil, record.page < start {
      throw DomainError.invalid(
        .page, .outOfRange(start...max(start, book.lastPage), actual: record.page))
    }
    record.countPages(from: before?.page ?? start)
    try readingRecords.save(record)
    try saveWithPageCount(after, from: record.page)
    try updateReading(of: &book, endsOn: after == nil ? record.day : nil)
  }

  /// Removes the record; updates the pages of the next record, and the book.
  func removeRecord(_ record: ReadingRecord, of book: inout Book) throws {
    let before = try readingRecords.record(
      of: book.id, record.reading, onOrBefore: record.day.adding(days: -1))
    let after = try readingRecords.record(of: book.id, record.reading, after: record.day)
    try readingRecords.remove(record.id)
    try saveWithPageCount(after, from: before?.page ?? book.reading?.firstPage ?? 0)
    try updateReading(of: &book, endsOn: nil)
  }

  private func saveWithPageCount(_ record: ReadingRecord?, from page: Int) throws {
    guard let record else { return }
    var counted = record
    counted.countPages(from: page)
    if counted != record { try readingRecords.save(counted) }
  }

  /// Throws ``DomainError/invalid(_:)`` if the reading would begin on that day, although an earlier
  /// reading was finished later. An overlap that came from another device is accepted unless it
  /// grows.
  func checkStart(
    _ reading: Reading, of book: ID<Book>, on day: Day, field: Field
  ) throws {
    guard reading.number > 1, reading.knownStart.map({ day < $0 }) ?? true else { return }
    let finished = try books.pastReadings(of: book).map(\.reading)
      .filter { $0.number < reading.number }.compactMap(\.finishedOn).max()
    guard let finished, day < finished else { return }
    throw DomainError.invalid(field, .beforeEarlierReading(day, finishedOn: finished))
  }

  func firstRecord(of book: ID<Book>, _ reading: Reading) throws -> ReadingRecord? {
    try readingRecords.record(of: book, reading.number, after: .earliest)
  }

  /// Updates the book's reading from its records.
  private func updateReading(of book: inout Book, endsOn day: Day?) throws {
    guard var reading = book.reading else { return }
    let first = try firstRecord(of: book.id, reading)
    reading.updateFromRecords(
      first: first,
      last: try readingRecords.record(of: book.id, reading.number, onOrBefore: .latest))
    if let day, reading.page == book.lastPage {
      reading.finishedOn = day
      reading.setUnknownStart(with: first)
    }
    book.reading = reading
    try books.save(book)
  }
}

extension Book {
  /// Returns the page of the conflicting record and the record's own page, for an error. Both are
  /// converted to percent if the user entered a percentage or the number of pages is unknown,
  /// unless the converted values would be equal.
  fileprivate func conflictingPages(
    _ other: Int, with page: Int, enteredAs told: ReadingProgress?
  ) -> (ReadingProgress, ReadingProgress) {
    let percent = other * 100 / lastPage
    let own: Int? =
      if case .percent(let typed)? = told { typed } else { isReadInPercent ? page : nil }
    guard let own, own != percent else { return (.page(other), .page(page)) }
    return (.percent(percent), .percent(own))
  }
}
