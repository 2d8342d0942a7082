/// Adds the books of a file in one transaction; one that is there already only gets what it
/// lacks, so that importing the same again changes nothing.
public struct ImportBooks: Sendable {
  let store: any Store
  let clock: LocalClock
  let newID: NewID

  /// The source hands over the bytes of the file until it answers with none; what it throws
  /// undoes the import.
  @discardableResult
  public func callAsFunction(
    _ file: some BookFile, from source: @escaping () throws -> [UInt8]
  ) throws -> ImportOutcome {
    let now = clock.now()
    let today = clock.today
    return try store.write { repositories in
      try repositories.journal.describe(.import, subject: nil)
      var outcome = ImportOutcome()
      outcome.report = try file.read(source) { imported in
        let book = try repositories.known(imported.details)
        var facts: [ImportFact] = []
        var changed =
          try book
          ?? repositories.newBook(
            imported.details, at: min(now, imported.addedAt ?? now), newID)
        let added = imported.addedAt.map { clock.zone.localTime(at: $0).day }
        changed.take(imported, added: added, at: now, today: today, &facts)
        if book == nil {
          outcome.added += 1
        } else if changed == book {
          outcome.unchanged += 1
          return facts
        } else {
          outcome.updated += 1
        }
        try repositories.books.save(changed)
        return facts
      }
      return outcome
    }
  }
}

extension Book {
  /// Takes from the file what the book lacks.
  fileprivate mutating func take(
    _ imported: ImportedBook, added: Day?, at now: Instant, today: Day,
    _ facts: inout [ImportFact]
  ) {
    details = details.completed(by: imported.details)
    rating = rating ?? imported.rating
    if imported.isFavourite { favouriteSince = favouriteSince ?? min(now, imported.addedAt ?? now) }
    guard reading == nil else { return }
    if let theme = imported.theme { self.theme = theme }
    switch imported.state {
    case .toRead: break
    case .reading:
      guard let pages = details.pages else {
        facts.append(.missing(field: "pages"))
        return
      }
      reading = imported.reading(lastPage: pages.value, today: today)
    case .finished(let day):
      let end = imported.finished(on: day, added: added, today: today)
      if end != day {
        facts.append(
          day.map { .finishedInstead(of: $0.description, on: end) } ?? .finishedSomeDay(on: end))
      }
      reading = imported.finishedReading(on: end, pages: details.pages?.value)
    }
  }
}

extension ImportedBook {
  /// An open reading; a first day to come is not believed, and a target that has passed neither.
  fileprivate func reading(lastPage: Int, today: Day) -> Reading {
    let usual = ReadingTarget.usual(today: today)
    let accepted = ReadingTarget.accepted(today: today)
    return Reading(
      startedOn: min(today, startedOn ?? today),
      targetOn: targetOn.map { accepted.contains($0) ? $0 : usual } ?? usual,
      firstPage: min(max(0, page ?? 0), max(0, lastPage - 1)))
  }

  /// The day as the file tells it; for none and for one to come the day on which the book was
  /// added, not before it was begun, else today.
  fileprivate func finished(on day: Day?, added: Day?, today: Day) -> Day {
    if let day, day <= today { return day }
    let known = [added, startedOn].compactMap { $0 }.filter { $0 <= today }.max()
    return added.map { $0 <= today } == true ? known ?? today : today
  }

  /// It began at the beginning, so that every page of it can be mended once it is reopened.
  fileprivate func finishedReading(on end: Day, pages: Int?) -> Reading {
    let start = min(startedOn ?? end, end)
    let last = pages ?? PageCount.accepted.upperBound
    return Reading(
      startedOn: start, targetOn: max(targetOn ?? end, start), finishedOn: end,
      page: min(max(0, page ?? pages ?? 0), last))
  }
}
