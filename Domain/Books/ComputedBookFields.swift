/// The fields of a book that are computed from its readings, records and sentences.
public struct ComputedBookFields: Hashable, Sendable {
  /// The book with its computed fields: the page reached, the last record, the earlier readings and
  /// the number of sentences.
  public let book: Book
  /// The records whose number of pages was wrong, corrected.
  public let correctedRecords: [ReadingRecord]
  /// The open readings other than the current one whose computed fields were wrong, corrected.
  public let correctedOpenReadings: [PastReading]

  /// Computes the fields from all data of the book, in any order.
  public init(of book: Book, past: [PastReading], records: [ReadingRecord], sentences: Int) {
    let counted = ComputedBookFields.withRecountedPages(records, of: book, past)
    let known = Set(records)
    correctedRecords = counted.filter { !known.contains($0) }
    var book = book
    book.sentenceCount = sentences
    let following = past.map { $0.recomputed(from: counted) }
    let told = Set(past)
    correctedOpenReadings = following.filter { !told.contains($0) }
    book.earlierReadings = EarlierReadings(following)
    let number = book.reading?.number
    let present = counted.filter { $0.reading == number }
    book.reading?.updateFromRecords(first: present.first, last: present.last)
    self.book = book
  }

  /// Returns the records in the order of readings and days, each with its pages since the record
  /// before it.
  private static func withRecountedPages(
    _ records: [ReadingRecord], of book: Book, _ past: [PastReading]
  ) -> [ReadingRecord] {
    var pages: [Int: Int] = [:]
    for reading in past.map(\.reading) + (book.reading.map { [$0] } ?? []) {
      pages[reading.number] = reading.firstPage
    }
    return records.sorted { ($0.reading, $0.day) < ($1.reading, $1.day) }.map { record in
      var record = record
      record.countPages(from: pages[record.reading, default: 0])
      pages[record.reading] = record.page
      return record
    }
  }
}

extension PastReading {
  /// Returns an open reading with the fields that follow from these records, which are ordered by
  /// day; a finished one stays as it is.
  fileprivate func recomputed(from records: [ReadingRecord]) -> PastReading {
    guard !reading.isFinished else { return self }
    let own = records.filter { $0.reading == reading.number }
    var following = reading
    following.updateFromRecords(first: own.first, last: own.last)
    // The start of a past reading stays as it was entered.
    following.startedOn = reading.startedOn
    following.enteredStart = reading.enteredStart
    return PastReading(book: book, reading: following, rating: rating)
  }
}
