/// What of a book follows from its records and sentences.
public struct BookFigures: Hashable, Sendable {
  /// The book with the page reached, the mark of its last record, its earlier readings,
  /// and as many sentences as it has.
  public let book: Book
  /// The records that told other pages than follow from those before them, put right.
  public let corrected: [ReadingRecord]
  /// The open readings beside the present one that told something else than their records do.
  public let followed: [PastReading]

  /// From everything that is kept of the book, in any order.
  public init(of book: Book, past: [PastReading], records: [ReadingRecord], sentences: Int) {
    let counted = BookFigures.counted(records, of: book, past)
    let known = Set(records)
    corrected = counted.filter { !known.contains($0) }
    var book = book
    book.sentenceCount = sentences
    let following = past.map { $0.following(counted) }
    let told = Set(past)
    followed = following.filter { !told.contains($0) }
    book.earlier = EarlierReadings(following)
    let number = book.reading?.number
    let present = counted.filter { $0.reading == number }
    book.reading?.follow(first: present.first, last: present.last)
    self.book = book
  }

  /// In the order of readings and days, each with its pages after the record before it.
  private static func counted(
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
  /// With what follows from the records of its book, in the order of their days, as long as it is
  /// open: what was finished stays as it ended.
  fileprivate func following(_ records: [ReadingRecord]) -> PastReading {
    guard !reading.isFinished else { return self }
    let own = records.filter { $0.reading == reading.number }
    var following = reading
    following.follow(first: own.first, last: own.last)
    // Its days are what was told of it.
    following.startedOn = reading.startedOn
    following.enteredStart = reading.enteredStart
    return PastReading(book: book, reading: following, rating: rating)
  }
}
