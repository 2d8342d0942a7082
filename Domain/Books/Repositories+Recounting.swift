extension Repositories {
  /// Updates all computed fields of the book. If its number of pages has become known, converts its
  /// progress from percent to pages; if it has become unknown, back to percent.
  func recomputeFields(_ book: inout Book, from old: PageCount?) throws {
    guard let reading = book.reading, (old == nil) != book.isReadInPercent else { return }
    let recounting = PageConversion(from: old?.value ?? 100, to: book.lastPage)
    var past = try books.pastReadings(of: book.id)
    for index in past.indices {
      past[index] = PastReading(
        book: book.id, reading: recounting(past[index].reading), rating: past[index].rating)
      try books.save(past[index])
    }
    var records = try readingRecords.list(of: book.id, in: 0..<Int.max)
    for index in records.indices {
      records[index].page = recounting(records[index].page)
      try readingRecords.save(records[index])
    }
    book.reading = recounting(reading)
    let figures = ComputedBookFields(
      of: book, past: past, records: records, sentences: book.sentenceCount)
    for record in figures.correctedRecords { try readingRecords.save(record) }
    for past in figures.correctedOpenReadings { try books.save(past) }
    book = figures.book
  }
}

/// Converts pages if the total changes. The last page stays the last page, and no other page
/// becomes the last one.
struct PageConversion {
  let from: Int
  let to: Int

  func callAsFunction(_ page: Int) -> Int {
    page >= from ? to : min((page * to + from - 1) / from, max(0, to - 1))
  }

  func callAsFunction(_ reading: Reading) -> Reading {
    var reading = reading
    reading.firstPage = self(reading.firstPage)
    // A finished reading without records is at the last page, even if a file states another page.
    reading.page = reading.isFinished && reading.lastRecord == nil ? to : self(reading.page)
    reading.page = max(reading.firstPage, reading.page)
    reading.lastRecord = reading.lastRecord.map {
      RecordedDayPages(day: $0.day, pages: self($0.pages))
    }
    return reading
  }
}
