/// Notes the page that was reached on a day.
public struct RecordProgress: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book and the record as saved; a second record of a day takes the place of the
  /// first, and the last page finishes the book.
  ///
  /// Noting a page of a book that is only kept makes it a goal that was begun on that day.
  ///
  /// Without a day it is today; without a time now, or of an earlier day that of its record, else
  /// none. So many pages further are counted from the page reached by that day. Throws
  /// ``DomainError/invalid(_:)`` for a page that the book has not, a day or a time to come or
  /// before an earlier reading was finished, or a page that does not lie between those of the
  /// records around it; ``DomainError/refused(_:)`` for a book that is finished, and, unless
  /// `mayGoBack`, ``BookRefusal/goesBack(title:from:to:putBack:)`` for a page before
  /// the one reached. Going back corrects the last record, and those of earlier days that lie past
  /// the page; days on which nothing was read then lose their record.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Book>, _ progress: ReadingProgress, on day: Day? = nil, at time: TimeOfDay? = nil,
    mayGoBack: Bool = false
  ) throws -> ProgressOutcome {
    let now = clock.localTime.toTheMinute
    let day = day ?? now.day
    try ReadingRecord.check(day, time, now: now)
    return try store.write { repositories in
      var book = try repositories.existing(id)
      // A book that is only kept begins with its first page.
      if book.reading == nil { book.reading = Reading(startedOn: day) }
      let reading = try repositories.openReading(of: book)
      try repositories.checkBegins(reading, of: id, on: day, toldAs: .day)
      let page = try book.page(
        progress, from: try repositories.pageReached(in: reading, of: book, by: day))
      let corrected = try repositories.corrected(by: page, on: day, in: reading, of: book)
      let lowered =
        try corrected.map { try repositories.lower(recordsBefore: $0, to: page, of: book) } ?? []
      var record =
        try corrected ?? repositories.record(of: book, reading, on: day, at: now, newID)
      record.page = page
      record.time = time ?? record.time
      try repositories.keep(&record, of: &book, toldAs: progress)
      var outcome = ProgressOutcome(
        book: book, record: record,
        putBack: ([corrected].compactMap { $0 } + lowered).map { PutBackRecord(before: $0) })
      try repositories.removeEmpty(of: &outcome, saidOf: day)
      // Only now, for what no rule accepts need not be asked about; nothing is written by this.
      guard corrected == nil || mayGoBack else {
        throw DomainError.refused(
          .book(
            .goesBack(
              title: book.title, from: reading.page, to: page, putBack: outcome.putBack)))
      }
      return outcome
    }
  }
}

/// What noting a page came to.
public struct ProgressOutcome: Hashable, Sendable {
  public internal(set) var book: Book
  /// What was noted; where going back left nothing of it, the last record that there is, or the one
  /// that was removed where there is none.
  public internal(set) var record: ReadingRecord
  /// Where it went back, the last record and those of earlier days that lay past the page, the
  /// latest first.
  public internal(set) var putBack: [PutBackRecord] = []

  /// Whether the reading has the record still.
  public var isRecordKept: Bool {
    !putBack.contains { $0.isRemoved && $0.before.id == record.id }
  }
}

/// A record that was put back to the page that somebody went back to.
public struct PutBackRecord: Hashable, Sendable {
  /// As it was.
  public let before: ReadingRecord
  /// Whether nothing was read on its day then, so that it went.
  public internal(set) var isRemoved = false
}

extension Repositories {
  /// The page at which that day ended as far as its records tell, or at which the reading began.
  fileprivate func pageReached(
    in reading: Reading, of book: Book, by day: Day
  ) throws -> Int {
    let record = try readingRecords.record(of: book.id, reading.number, onOrBefore: day)
    return max(reading.firstPage, record?.page ?? 0)
  }

  /// The last record of the reading, if the page goes back from it and no later day is told of;
  /// it is the one to correct.
  fileprivate func corrected(
    by page: Int, on day: Day, in reading: Reading, of book: Book
  ) throws -> ReadingRecord? {
    guard page < reading.page,
      try readingRecords.record(of: book.id, reading.number, after: day) == nil
    else { return nil }
    return try readingRecords.record(of: book.id, reading.number, onOrBefore: day)
  }

  /// Puts the records before that one back to the page where they lie past it: whoever goes back
  /// so far had not read it on these days either. Returns them as they were, the latest first.
  ///
  /// Nothing happens before the page at which the reading began; no record can be of such a page.
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

  /// Removes what going back left of records without a page that was read on their day; what was
  /// said of that day itself stays, unless the reading is back where it began.
  fileprivate func removeEmpty(of outcome: inout ProgressOutcome, saidOf day: Day) throws {
    guard let last = outcome.putBack.first?.before else { return }
    let start = outcome.book.reading?.firstPage ?? 0
    for (place, old) in outcome.putBack.enumerated() {
      guard let record = try readingRecords.record(old.before.id), record.pages == 0,
        record.day != day || record.page <= start
      else { continue }
      try drop(record, of: &outcome.book)
      outcome.putBack[place].isRemoved = true
    }
    guard !outcome.isRecordKept,
      let left = try readingRecords.record(
        of: outcome.book.id, last.reading, onOrBefore: .latest)
    else { return }
    outcome.record = left
  }

  /// The record of that day, or a new one that is not saved yet.
  fileprivate func record(
    of book: Book, _ reading: Reading, on day: Day, at now: LocalTime, _ newID: NewID
  ) throws -> ReadingRecord {
    if let known = try readingRecords.record(of: book.id, reading.number, onOrBefore: day),
      known.day == day
    {
      // What time it is now says nothing of a day that is over.
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
