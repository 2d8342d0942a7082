/// Imports the books of a file, with their records and sentences, in one transaction. In an
/// existing book only missing data is added, so importing a file twice changes nothing.
public struct ImportBooks: UseCase, Sendable {
  let context: UseCaseContext

  /// Imports the file. `source` returns its next bytes, and none at the end; an error that it
  /// throws undoes the import. A rehearsal changes nothing.
  @discardableResult
  public func callAsFunction(
    _ file: some BookFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    let now = clock.now()
    let today = clock.today
    return try context.importStore.write(rehearsing: isRehearsal) { repositories in
      try repositories.journal.setVerb(.import, subject: name ?? "")
      var outcome = ImportOutcome()
      // If this file added the book in an earlier row, this row is another reading of it.
      var added: Set<ID<Book>> = []
      var seen = ReadRecords()
      outcome.report = try file.read(source) { imported in
        var book = try repositories.matchingBook(imported.details)
        var facts: [ImportFact] = []
        if book == nil, let nameless = try repositories.bookWithoutAuthor(imported.details) {
          let author = imported.details.author.value
          facts.append(.authorFilledIn(title: nameless.title, author: author))
          book = nameless
        }
        if let book, !added.contains(book.id) {
          let fields = book.fields(differingFrom: imported, today: today)
          if !fields.isEmpty { facts.append(.existingDiffers(title: book.title, fields: fields)) }
        }
        var changed =
          try book
          ?? repositories.newBook(
            imported.details, at: min(now, imported.addedAt ?? now), newID)
        changed.details = changed.details.fillingBlanks(from: imported.details)
        // The file's values are already in pages of its own edition; only the existing values need
        // converting.
        if let book { try repositories.recomputeFields(&changed, from: book.details.pages) }
        let isAnother =
          try added.contains(changed.id)
          && repositories.addOtherReading(imported, of: &changed, today: today, &facts)
        if !isAnother { changed.fillBlanks(from: imported, at: now, today: today, &facts) }
        added.formUnion(book == nil ? [changed.id] : [])
        let isChanged = changed != book
        if isChanged {
          let past =
            book?.reading == nil ? changed.pastReadings(of: imported, today: today, &facts) : []
          changed.reading?.number += past.count
          changed.earlierReadings =
            book?.reading == nil ? EarlierReadings(past) : changed.earlierReadings
          try repositories.books.save(changed)
          for reading in past { try repositories.books.save(reading) }
        }
        let parts = ImportedParts(
          imported: imported, repositories: repositories, clock: clock, newID: newID)
        let isCompleted = try parts.addMissingParts(&changed, &facts)
        let isRepeated = seen.repeats(ReadRow(book: changed.id, state: imported.state))
        if book == nil {
          outcome.added += 1
        } else if isChanged || isCompleted {
          outcome.updated += 1
        } else if isRepeated {
          facts.append(.repeated)
        } else {
          outcome.countUnchanged(named: changed.title)
        }
        return facts
      }
      return outcome
    }
  }
}

/// What a row says, for telling rows that a file has twice from several readings of a book.
private struct ReadRow: Hashable {
  let book: ID<Book>
  let state: ImportedBook.State
}

extension Repositories {
  /// Adds the reading and rating of another row of the file to the book, besides its present
  /// reading. Returns false if the row has no finished reading, or one that is already known.
  fileprivate func addOtherReading(
    _ imported: ImportedBook, of book: inout Book, today: Day, _ facts: inout [ImportFact]
  ) throws -> Bool {
    guard case .finished(let day?) = imported.state, day <= today, let present = book.reading,
      let last = present.finishedOn, last != day
    else { return false }
    let past = try books.pastReadings(of: book.id)
    guard !past.contains(where: { $0.reading.finishedOn == day }) else { return false }
    var reading = imported.finishedReading(
      on: day, today: today, pages: book.details.pages?.value, &facts)
    if day > last {
      try books.save(PastReading(book: book.id, reading: present, rating: book.rating))
      reading.number = present.number + 1
      (book.reading, book.rating) = (reading, imported.rating)
    } else {
      reading.number = present.number
      try books.save(PastReading(book: book.id, reading: reading, rating: imported.rating))
      book.reading?.number += 1
    }
    book.earlierReadings = EarlierReadings(try books.pastReadings(of: book.id))
    return true
  }
}

extension Book {
  /// Fills in the data of the reading that the book lacks from the file.
  fileprivate mutating func fillBlanks(
    from imported: ImportedBook, at now: Instant, today: Day, _ facts: inout [ImportFact]
  ) {
    let ends = isEnded(by: imported, today: today)
    // If the file's reading is finished, its rating does not belong to a later reading that is open
    // here.
    let isOfBefore = if case .finished = imported.state { isOpen && !ends } else { false }
    if !isOfBefore { rating = rating ?? imported.rating }
    if imported.isFavourite { favouriteSince = favouriteSince ?? min(now, imported.addedAt ?? now) }
    if ends { finishReading(as: imported) }
    guard reading == nil else { return }
    if let theme = imported.theme { self.theme = theme }
    switch imported.state {
    case .toRead:
      let left = imported.unstorableReadingParts(&facts, of: details.pages?.value)
      if !left.isEmpty { facts.append(.notBeingRead(left)) }
    case .reading:
      reading = imported.reading(lastPage: details.pages?.value, today: today, &facts)
    case .finished(let day):
      if let day, day > today { facts.append(.finishedInFuture(text: day.description)) }
      reading = imported.finishedReading(
        on: day.flatMap { $0 <= today ? $0 : nil }, today: today, pages: details.pages?.value,
        &facts)
    }
  }

  /// Whether the file finishes the reading that is open here: on a day within the reading or, if
  /// start and end are unknown, because the file has one finished reading more than the book.
  func isEnded(by imported: ImportedBook, today: Day) -> Bool {
    guard let reading, isOpen, case .finished(let day) = imported.state else { return false }
    let isAnother = imported.earlierReadings.count >= finishedReadings
    guard let day else {
      return isAnother && reading.knownStart == nil && reading.lastRecord == nil
    }
    let earliest = max(
      reading.startedOn, reading.lastRecord?.day ?? .earliest,
      lastFinishedOn.map { $0.adding(days: 1) } ?? .earliest)
    return earliest <= day && day <= today && (isAnother || reading.knownStart != nil)
  }

  /// Finishes the open reading as in the file; its records stay.
  private mutating func finishReading(as imported: ImportedBook) {
    guard case .finished(let day) = imported.state, let open = reading else { return }
    reading?.finishedOn = day
    reading?.isFinishedOnUnknownDay = day == nil
    if open.lastRecord == nil, let last = imported.endPage(of: details.pages?.value) {
      reading?.page = max(open.page, min(last, details.pages?.value ?? last))
    }
  }
}
