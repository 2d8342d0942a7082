/// Imports the reading records and sentences of one book in a file.
struct ImportedParts {
  let imported: ImportedBook
  let repositories: Repositories
  let clock: LocalClock
  let newID: IDGenerator

  /// Adds what the saved book lacks; returns whether anything was added.
  func addMissingParts(_ book: inout Book, _ facts: inout [ImportFact]) throws -> Bool {
    let before = book
    if !imported.sentences.isEmpty { try addSentences(of: &book, &facts) }
    let hasRecords = imported.records.isEmpty ? false : try addRecords(of: &book, &facts)
    guard book != before || hasRecords else { return false }
    try repositories.books.save(book)
    return true
  }

  // MARK: - Sentences

  /// Adds the sentences that the book lacks. They are compared by text, whatever their page; equal
  /// ones are counted.
  private func addSentences(of book: inout Book, _ facts: inout [ImportFact]) throws {
    var known: [String: Int] = [:]
    for sentence in try repositories.sentences.list(of: book.id, in: 0..<Int(Int32.max)) {
      known[sentence.text.value, default: 0] += 1
    }
    let now = clock.now()
    for line in imported.sentences {
      guard known[line.text.value, default: 0] == 0 else {
        known[line.text.value, default: 0] -= 1
        continue
      }
      let page = book.validPage(line.page, &facts)
      try repositories.sentences.save(
        Sentence(
          id: try newID { try repositories.sentences.sentence($0) != nil }, book: book.id,
          text: line.text, page: page, addedAt: min(now, line.addedAt ?? now)))
      book.sentenceCount += 1
    }
  }

  // MARK: - Records

  /// Adds the records that the book lacks; returns whether there were any.
  private func addRecords(of book: inout Book, _ facts: inout [ImportFact]) throws -> Bool {
    var past = try repositories.books.pastReadings(of: book.id)
    let known = try repositories.readingRecords.list(of: book.id, in: 0..<Int.max)
    let readings = past.map(\.reading) + (book.reading.map { [$0] } ?? [])
    let pages = Dictionary(grouping: known, by: \.day).mapValues { Set($0.map(\.page)) }
    var (added, left) = ([ReadingRecord](), 0)
    var ids: Set<ID<ReadingRecord>> = []
    for (place, told) in Dictionary(grouping: imported.records, by: \.readingIndex)
      .sorted(by: { $0.key < $1.key })
    {
      guard let index = readingIndex(of: place, among: readings) else {
        left += told.count { pages[$0.day]?.contains($0.page) != true }
        continue
      }
      var reading = readings[index]
      let kept = try missingRecords(told, in: &reading, of: book, known, &ids, &left)
      added += kept
      guard reading != readings[index] else { continue }
      if index < past.count {
        past[index] = PastReading(book: book.id, reading: reading, rating: past[index].rating)
        try repositories.books.save(past[index])
      } else {
        book.reading = reading
      }
    }
    if left > 0 { facts.append(.otherRecords(title: book.title, records: left)) }
    guard !added.isEmpty else { return false }
    let figures = ComputedBookFields(
      of: book, past: past, records: known + added, sentences: book.sentenceCount)
    let counted = Dictionary(uniqueKeysWithValues: figures.correctedRecords.map { ($0.id, $0) })
    let others = figures.correctedRecords.filter { !ids.contains($0.id) }
    for record in added.map({ counted[$0.id] ?? $0 }) + others {
      try repositories.readingRecords.save(record)
    }
    for past in figures.correctedOpenReadings { try repositories.books.save(past) }
    book = figures.book
    return true
  }

  /// Returns the index of the book's reading that corresponds to a reading of the file; nil if none
  /// does. If both have the same number of readings, it is the one at the same index, unless its
  /// known first day differs. Otherwise it is the only one with the same first day.
  private func readingIndex(of place: Int, among readings: [Reading]) -> Int? {
    let starts = imported.earlierReadings.map(\.startedOn) + [imported.startedOn]
    guard starts.indices.contains(place) else { return nil }
    if starts.count == readings.count {
      let known = readings[place].knownStart
      return known == nil || known == starts[place] ? place : nil
    }
    let alike = readings.indices.filter { readings[$0].knownStart == starts[place] }
    return starts[place] != nil && alike.count == 1 ? alike[0] : nil
  }

  /// Returns the records of the file that the reading lacks. The number of records that conflict
  /// with existing ones is added to the last argument.
  private func missingRecords(
    _ told: [ImportedBook.Record], in reading: inout Reading, of book: Book,
    _ known: [ReadingRecord], _ ids: inout Set<ID<ReadingRecord>>, _ left: inout Int
  ) throws -> [ReadingRecord] {
    let number = reading.number
    let own = known.filter { $0.reading == number }.sorted { $0.day < $1.day }
    let days = Set(own.map(\.day))
    var fitting: [Day: ImportedBook.Record] = [:]
    for record in told where !days.contains(record.day) {
      if fits(record, in: reading, of: book, own) {
        fitting[record.day] = record
      } else {
        left += 1
      }
    }
    let new = fitting.values.sorted { $0.day < $1.day }
    if own.isEmpty, let first = new.first, let last = new.last {
      // With records, the page reached follows from them. Add none if that would lower a page that
      // is not from records.
      guard last.page >= reading.page else {
        left += new.count
        return []
      }
      let read = first.pages.map { min(max(0, $0), first.page) } ?? first.page
      reading.firstPage = min(reading.firstPage, first.page - read)
    }
    return try new.map { record in
      // Also compare with ids of new records that are not saved yet.
      let id = try newID { try ids.contains($0) || repositories.readingRecords.record($0) != nil }
      ids.insert(id)
      return ReadingRecord(
        id: id, book: book.id,
        reading: number, day: record.day, time: record.time, page: record.page, pages: 0)
    }
  }

  /// Whether the record fits between its neighbours, as a record that a user enters must.
  private func fits(
    _ record: ImportedBook.Record, in reading: Reading, of book: Book, _ own: [ReadingRecord]
  ) -> Bool {
    guard (0...book.lastPage).contains(record.page),
      record.day <= reading.finishedOn ?? clock.today,
      (try? ReadingRecord.checkIsNotFuture(
        record.day, record.time, now: clock.localTime.withoutSeconds)) != nil
    else { return false }
    let before = own.last { $0.day < record.day }?.page ?? (own.isEmpty ? 0 : reading.firstPage)
    let after = own.first { $0.day > record.day }?.page ?? book.lastPage
    return before <= record.page && record.page <= after
  }
}

extension Book {
  /// Returns the page of an imported sentence; nil with a warning if the book does not have that
  /// page.
  func validPage(_ page: Int?, _ facts: inout [ImportFact]) -> Int? {
    let last = details.pages?.value ?? PageCount.acceptedRange.upperBound
    guard let page, !(1...last).contains(page) else { return page }
    facts.append(.unreadable(field: "page", text: "\(page)"))
    return nil
  }
}
