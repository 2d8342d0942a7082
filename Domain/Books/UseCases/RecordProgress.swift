/// Records the page reached on a day.
public struct RecordProgress: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book and the record as saved. A second record on a day replaces the first, and
  /// reaching the last page finishes the book. A book that is not a goal becomes one, started on
  /// that day.
  ///
  /// The day defaults to today. The time defaults to now for today, and for other days to that of
  /// the day's existing record. Relative progress starts from the page reached by that day.
  ///
  /// If the page is before the one reached and `mayGoBack` is set, the last record is corrected, as
  /// are those of earlier days beyond the page. Records of days that then have no pages are
  /// removed. Throws:
  ///
  /// - ``DomainError/invalid(_:)`` for a page that the book does not have or that is not
  ///   between those of the neighbouring records, and for a day or time in the future or before
  ///   an earlier reading was finished,
  /// - ``DomainError/refused(_:)`` for a finished book,
  /// - ``BookRefusal/goesBack(title:from:to:putBack:)`` for a page before the one reached,
  ///   unless `mayGoBack`.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Book>, _ progress: ReadingProgress, on day: Day? = nil, at time: TimeOfDay? = nil,
    mayGoBack: Bool = false
  ) throws -> ProgressOutcome {
    let now = clock.localTime.withoutSeconds
    let day = day ?? now.day
    try ReadingRecord.checkIsNotFuture(day, time, now: now)
    return try store.write { repositories in
      var book = try repositories.existing(id)
      // A new reading starts on that day, at page 0.
      if book.reading == nil { book.reading = Reading(startedOn: day) }
      let reading = try repositories.openReading(of: book)
      try repositories.checkStart(reading, of: id, on: day, field: .day)
      let page = try book.page(
        progress, from: try repositories.pageReached(in: reading, of: book, by: day))
      let corrected = try repositories.recordToCorrect(by: page, on: day, in: reading, of: book)
      let lowered =
        try corrected.map { try repositories.lower(recordsBefore: $0, to: page, of: book) } ?? []
      var record =
        try corrected ?? repositories.record(of: book, reading, on: day, at: now, newID)
      record.page = page
      record.time = time ?? record.time
      try repositories.saveRecord(&record, of: &book, enteredAs: progress)
      var outcome = ProgressOutcome(
        book: book, record: record,
        loweredRecords: ([corrected].compactMap { $0 } + lowered).map { LoweredRecord(before: $0) })
      try repositories.removeEmptyRecords(of: &outcome, recordedOn: day)
      // This check comes last, so that the user is not asked about invalid values. Throwing undoes
      // the write.
      guard corrected == nil || mayGoBack else {
        throw DomainError.refused(
          .book(
            .goesBack(
              title: book.title, from: reading.page, to: page, putBack: outcome.loweredRecords)))
      }
      return outcome
    }
  }
}

/// The result of recording a page.
public struct ProgressOutcome: Hashable, Sendable {
  public internal(set) var book: Book
  /// The saved record. If going back removed it, this is the last record left; if none is left, the
  /// removed one.
  public internal(set) var record: ReadingRecord
  /// The records that going back to an earlier page changed, the latest first: the last record, and
  /// those of earlier days beyond the page.
  public internal(set) var loweredRecords: [LoweredRecord] = []

  /// Whether the record still exists.
  public var isRecordKept: Bool {
    !loweredRecords.contains { $0.isRemoved && $0.before.id == record.id }
  }
}

/// A record that was lowered because the user went back to an earlier page.
public struct LoweredRecord: Hashable, Sendable {
  /// The record before the change.
  public let before: ReadingRecord
  /// Whether the record was removed because no pages are left on its day.
  public internal(set) var isRemoved = false
}

extension Repositories {
  /// Returns the page that the records say was reached by that day; without records, the page at
  /// the start.
  fileprivate func pageReached(
    in reading: Reading, of book: Book, by day: Day
  ) throws -> Int {
    let record = try readingRecords.record(of: book.id, reading.number, onOrBefore: day)
    return max(reading.firstPage, record?.page ?? 0)
  }

  /// Returns the record to correct if the user goes back to an earlier page: the last one of the
  /// reading. Nil if the page is not before the one reached, or if a later day has a record.
  fileprivate func recordToCorrect(
    by page: Int, on day: Day, in reading: Reading, of book: Book
  ) throws -> ReadingRecord? {
    guard page < reading.page,
      try readingRecords.record(of: book.id, reading.number, after: day) == nil
    else { return nil }
    return try readingRecords.record(of: book.id, reading.number, onOrBefore: day)
  }

  /// Lowers the records before `last` that are beyond the page, since those pages were not read on
  /// those days either. Returns the records as they were before, the latest first.
  ///
  /// Throws ``DomainError/invalid(_:)`` if there are such records and the page is before the start
  /// of the reading.
  fileprivate func lower(
    recordsBefore last: ReadingRecord, to page: Int, of book: Book
  ) throws -> [ReadingRecord] {
    let start = book.reading?.firstPage ?? 0
    let before = try readingRecords.record(
      of: book.id, last.reading, onOrBefore: last.day.adding(days: -1))
    guard let before, before.page > page else { return [] }
    guard page >= start else {
      throw DomainError.invalid(
        .page, .outOfRange(start...max(start, book.lastPage), actual: page))
    }
    let past = try readingRecords.list(of: book.id, in: 0..<Int.max).filter {
      $0.reading == last.reading && $0.day < last.day && $0.page > page
    }
    for old in past {
      var record = old
      record.page = page
      let reached = try readingRecords.record(
        of: book.id, record.reading, onOrBefore: record.day.adding(days: -1))
      record.countPages(from: min(page, reached?.page ?? start))
      try readingRecords.save(record)
    }
    return past
  }

  /// Removes the records that have no pages left after going back. The record of `day` stays,
  /// unless the reading is back at its start.
  fileprivate func removeEmptyRecords(of outcome: inout ProgressOutcome, recordedOn day: Day) throws
  {
    guard let last = outcome.loweredRecords.first?.before else { return }
    let start = outcome.book.reading?.firstPage ?? 0
    for (place, old) in outcome.loweredRecords.enumerated() {
      guard let record = try readingRecords.record(old.before.id), record.pages == 0,
        record.day != day || record.page <= start
      else { continue }
      try removeRecord(record, of: &outcome.book)
      outcome.loweredRecords[place].isRemoved = true
    }
    guard !outcome.isRecordKept,
      let left = try readingRecords.record(
        of: outcome.book.id, last.reading, onOrBefore: .latest)
    else { return }
    outcome.record = left
  }

  /// Returns the record of that day, or a new one that is not saved yet.
  fileprivate func record(
    of book: Book, _ reading: Reading, on day: Day, at now: LocalTime, _ newID: IDGenerator
  ) throws -> ReadingRecord {
    if let known = try readingRecords.record(of: book.id, reading.number, onOrBefore: day),
      known.day == day
    {
      // The present time applies only to today.
      guard day == now.day else { return known }
      var record = known
      record.time = now.time
      return record
    }
    return ReadingRecord(
      id: try newID { try readingRecords.record($0) != nil }, book: book.id,
      reading: reading.number, day: day,
      time: day == now.day ? now.time : nil, page: 0, pages: 0)
  }
}
