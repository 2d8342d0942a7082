/// What was read of a book of a file day by day, and the sentences that were kept of it.
struct ImportedParts {
  let imported: ImportedBook
  let repositories: Repositories
  let clock: LocalClock
  let newID: NewID

  /// Keeps what the book, which is saved, lacks; returns whether it lacked any.
  func complete(_ book: inout Book, _ facts: inout [ImportFact]) throws -> Bool {
    let before = book
    if !imported.sentences.isEmpty { try keepSentences(of: &book, &facts) }
    let hasRecords = imported.records.isEmpty ? false : try keepRecords(of: &book, &facts)
    guard book != before || hasRecords else { return false }
    try repositories.books.save(book)
    return true
  }

  // MARK: - Sentences

  /// A text that is kept as often as in the file is there already, whatever became of its page.
  private func keepSentences(of book: inout Book, _ facts: inout [ImportFact]) throws {
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
      let page = book.keptPage(line.page, &facts)
      try repositories.sentences.save(
        Sentence(
          id: try newID { try repositories.sentences.sentence($0) != nil }, book: book.id,
          text: line.text, page: page, addedAt: min(now, line.addedAt ?? now)))
      book.sentenceCount += 1
    }
  }

  // MARK: - Records

  /// Returns whether any was kept.
  private func keepRecords(of book: inout Book, _ facts: inout [ImportFact]) throws -> Bool {
    var past = try repositories.books.pastReadings(of: book.id)
    let known = try repositories.readingRecords.list(of: book.id, in: 0..<Int.max)
    let readings = past.map(\.reading) + (book.reading.map { [$0] } ?? [])
    let pages = Dictionary(grouping: known, by: \.day).mapValues { Set($0.map(\.page)) }
    var (added, left) = ([ReadingRecord](), 0)
    var ids: Set<ID<ReadingRecord>> = []
    for (place, told) in Dictionary(grouping: imported.records, by: \.reading)
      .sorted(by: { $0.key < $1.key })
    {
      guard let index = index(of: place, among: readings) else {
        left += told.count { pages[$0.day]?.contains($0.page) != true }
        continue
      }
      var reading = readings[index]
      let kept = try lacking(told, in: &reading, of: book, known, &ids, &left)
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
    let figures = BookFigures(
      of: book, past: past, records: known + added, sentences: book.sentenceCount)
    let counted = Dictionary(uniqueKeysWithValues: figures.corrected.map { ($0.id, $0) })
    let others = figures.corrected.filter { !ids.contains($0.id) }
    for record in added.map({ counted[$0.id] ?? $0 }) + others {
      try repositories.readingRecords.save(record)
    }
    for past in figures.followed { try repositories.books.save(past) }
    book = figures.book
    return true
  }

  /// Which of the readings here the one of the file is: that in the same place, begun on the same
  /// day; where there are more of them on one side, the only one that was begun on that day.
  private func index(of place: Int, among readings: [Reading]) -> Int? {
    let starts = imported.earlier.map(\.startedOn) + [imported.startedOn]
    guard starts.indices.contains(place) else { return nil }
    if starts.count == readings.count {
      let known = readings[place].knownStart
      return known == nil || known == starts[place] ? place : nil
    }
    let alike = readings.indices.filter { readings[$0].knownStart == starts[place] }
    return starts[place] != nil && alike.count == 1 ? alike[0] : nil
  }

  /// Those of the file that the reading lacks; so many more do not fit between what it has.
  private func lacking(
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
      // The page reached comes from the records: where the file has it from elsewhere, it stays.
      guard last.page >= reading.page else {
        left += new.count
        return []
      }
      let read = first.pages.map { min(max(0, $0), first.page) } ?? first.page
      reading.firstPage = min(reading.firstPage, first.page - read)
    }
    return try new.map { record in
      // None of them is saved yet.
      let id = try newID { try ids.contains($0) || repositories.readingRecords.record($0) != nil }
      ids.insert(id)
      return ReadingRecord(
        id: id, book: book.id,
        reading: number, day: record.day, time: record.time, page: record.page, pages: 0)
    }
  }

  /// Of a reading with records here a new one has to lie between those around it, as one that is
  /// entered has.
  private func fits(
    _ record: ImportedBook.Record, in reading: Reading, of book: Book, _ own: [ReadingRecord]
  ) -> Bool {
    guard (0...book.lastPage).contains(record.page),
      record.day <= reading.finishedOn ?? clock.today,
      (try? ReadingRecord.check(record.day, record.time, now: clock.localTime.toTheMinute)) != nil
    else { return false }
    let before = own.last { $0.day < record.day }?.page ?? (own.isEmpty ? 0 : reading.firstPage)
    let after = own.first { $0.day > record.day }?.page ?? book.lastPage
    return before <= record.page && record.page <= after
  }
}

extension Book {
  /// The page of a sentence of a file; nil for one that the book has not, which is told.
  func keptPage(_ page: Int?, _ facts: inout [ImportFact]) -> Int? {
    let last = details.pages?.value ?? PageCount.accepted.upperBound
    guard let page, !(1...last).contains(page) else { return page }
    facts.append(.unreadable(field: "page", text: "\(page)"))
    return nil
  }
}
