/// The fields of a book that are computed from its readings, records and sentences.
public struct ComputedBookFields: Hashable, Sendable {
  /// The book with its computed fields: page reached, last record, totals of earlier readings, and
  /// number of sentences.
  public let book: Book
  /// The records whose stored number of pages was wrong, with the right one.
  public let correctedRecords: [ReadingRecord]
  /// The open readings, except the current one, whose stored fields were wrong, with the right
  /// ones.
  public let correctedOpenReadings: [PastReading]

  /// Computes the fields from all data of the book; readings and records may be in any order.
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

  /// Returns the records in the order of readings and days, each with the number of pages since the
  /// previous record.
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
  /// Returns the reading with the fields computed from these records, which must be sorted by day.
  /// A finished reading is returned unchanged.
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
