/// What a file tells of the reading of a book, as it can be here. What cannot be so is told.
extension ImportedBook {
  /// What a book that nobody reads has no place for.
  func partsOfReading(
    _ facts: inout [ImportFact], of lastPage: Int?
  ) -> [ImportFact.ReadingPart] {
    var parts: [ImportFact.ReadingPart] = []
    if reached(of: lastPage, &facts) > 0 { parts.append(.page) }
    if startedOn != nil { parts.append(.start) }
    if targetOn != nil { parts.append(.target) }
    return parts
  }

  /// An open reading; a first day to come is not believed, and a target before it or too far
  /// ahead neither; none is made up.
  func reading(lastPage: Int?, today: Day, _ facts: inout [ImportFact]) -> Reading {
    let start = startedOn.begun(before: nil, today: today, &facts)
    let reached = max(0, reached(of: lastPage, &facts))
    let page = min(reached, max(0, (lastPage ?? 100) - 1))
    // Where records tell the page, it follows from these.
    if reached > page, records.isEmpty {
      let isPast = reached > lastPage ?? 100
      facts.append(
        .misfit(
          isPast
            ? .pastEnd(page: reached, pages: lastPage ?? 100, kept: page)
            : .atEnd(pages: lastPage, kept: page)))
    }
    return Reading(
      startedOn: start, targetOn: target(from: start, today: today, &facts), firstPage: page)
  }

  /// Finished on that day, or nobody knows when; no first day is made up. It began at the
  /// beginning, so that every page of it can be mended once it is reopened.
  func finishedReading(
    on end: Day?, today: Day, pages: Int?, _ facts: inout [ImportFact]
  ) -> Reading {
    Reading(
      startedOn: startedOn.begun(before: end, today: today, &facts), targetOn: targetOn,
      finishedOn: end, finishedSometime: end == nil,
      page: (endPage(of: pages) ?? 0).reached(of: pages, &facts))
  }

  /// The page at which a finished reading ended, the last one where none is told; nil where nobody
  /// knows either, as a percentage of such a book is no page.
  func endPage(of pages: Int?) -> Int? {
    page ?? pages.map { last in percent.map { Recounting(from: 100, to: last)($0) } ?? last }
  }

  /// How far it is read, in pages, or in percent where nobody knows these: of such a book no page
  /// tells how far that is.
  private func reached(of lastPage: Int?, _ facts: inout [ImportFact]) -> Int {
    if let reached = reached(of: lastPage) { return reached }
    if let page, page > 0 { facts.append(.misfit(.pageOfUnknown(page))) }
    return 0
  }

  /// The same; nil where the file does not tell, or tells a page of such a book.
  fileprivate func reached(of lastPage: Int?) -> Int? {
    if let percent { return lastPage.map { Recounting(from: 100, to: $0)(percent) } ?? percent }
    return lastPage == nil ? nil : page
  }

  private func target(from start: Day, today: Day, _ facts: inout [ImportFact]) -> Day? {
    guard let targetOn else { return nil }
    let latest = ReadingTarget.accepted(today: today).upperBound
    if targetOn < start {
      facts.append(.misfit(.targetBeforeStart(targetOn, start: start)))
    } else if targetOn > latest {
      facts.append(.misfit(.targetTooFar(targetOn, latest: latest)))
    } else {
      return targetOn
    }
    return nil
  }
}

extension Book {
  /// The readings that the file tells of before the present one, if it tells of that; days to come
  /// are not believed.
  func pastReadings(
    of imported: ImportedBook, today: Day, _ facts: inout [ImportFact]
  ) -> [PastReading] {
    guard let reading else { return [] }
    return imported.earlier.enumerated().map { index, earlier in
      if let day = earlier.finishedOn, day > today, !earlier.isOpen {
        facts.append(.finishedAhead(text: day.description))
      }
      let end = earlier.isOpen ? nil : earlier.finishedOn.flatMap { $0 <= today ? $0 : nil }
      let start = earlier.startedOn.begun(before: end, today: today, &facts)
      let latest = end ?? (earlier.isOpen ? today : min(today, reading.knownStart ?? today))
      let untold = earlier.isOpen ? 0 : details.pages?.value ?? 0
      return PastReading(
        book: id,
        reading: Reading(
          number: index + 1,
          startedOn: min(start, latest),
          targetOn: earlier.targetOn, finishedOn: end,
          finishedSometime: end == nil && !earlier.isOpen,
          page: (earlier.page ?? untold).reached(of: details.pages?.value, &facts)),
        rating: earlier.rating)
    }
  }

  /// What the file tells otherwise, and what it tells of the same reading beyond what is here: an
  /// earlier state of it says nothing.
  func fields(differingFrom imported: ImportedBook, today: Day) -> [String] {
    let told = BookField.besidesTitle.filter { field in
      let (here, there) = (details.value(of: field), imported.details.value(of: field))
      let field = field.described
      return here != there && !field.isBlank(details) && !field.isBlank(imported.details)
    }
    var names = told.map(\.rawValue)
    if let other = state(differingFrom: imported, today: today) { names.append(other) }
    guard isReading(of: imported) else { return names }
    if isOpen, imported.records.isEmpty,
      let there = imported.reached(of: details.pages?.value), there > reading?.page ?? 0
    {
      names.append("page")
    }
    if let rating, let other = imported.rating, rating != other { names.append("rating") }
    return names
  }

  /// What of the state that the file tells is not taken: all of it, or on which day it was
  /// finished. An earlier reading of several tells nothing of the present one.
  private func state(differingFrom imported: ImportedBook, today: Day) -> String? {
    switch imported.state {
    case .toRead: imported.tellsState && isGoal ? "status" : nil
    case .reading: isFinished ? "status" : nil
    case .finished(let day):
      if isOpen {
        wasFinished || isEnded(by: imported, today: today) ? nil : "status"
      } else if let reading, !hasOtherReadings, let day, day <= today, reading.finishedOn != day {
        "finished"
      } else {
        nil
      }
    }
  }

  /// Whether the file tells of the reading that is the present one here.
  private func isReading(of imported: ImportedBook) -> Bool {
    switch imported.state {
    case .toRead: reading == nil
    case .reading: isOpen
    case .finished(let day): day != nil && reading?.finishedOn == day
    }
  }
}

extension Int {
  /// The page of a book with so many pages at which a reading of a file ended.
  fileprivate func reached(of pages: Int?, _ facts: inout [ImportFact]) -> Int {
    if let pages, self > pages {
      facts.append(.misfit(.pastEnd(page: self, pages: pages, kept: pages)))
    }
    return Swift.min(Swift.max(0, self), pages ?? PageCount.accepted.upperBound)
  }
}

extension Day? {
  /// The first day of a reading that ended on that day or goes on; the earliest there is where
  /// nobody knows it, or where it cannot have been that one.
  fileprivate func begun(before end: Day?, today: Day, _ facts: inout [ImportFact]) -> Day {
    guard let self else { return .earliest }
    if self > today {
      facts.append(.misfit(.startAhead(self)))
    } else if let end, self > end {
      facts.append(.misfit(.startAfterEnd(self, end: end)))
    } else {
      return self
    }
    return .earliest
  }
}
