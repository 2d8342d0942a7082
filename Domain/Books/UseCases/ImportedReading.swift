/// Conversion of the reading data in a file. Values that are not accepted are reported.
extension ImportedBook {
  /// Returns those parts of the reading data that a book without a reading cannot store.
  func unstorableReadingParts(
    _ facts: inout [ImportFact], of lastPage: Int?
  ) -> [ImportFact.ReadingPart] {
    var parts: [ImportFact.ReadingPart] = []
    if pageReached(of: lastPage, &facts) > 0 { parts.append(.page) }
    if startedOn != nil { parts.append(.start) }
    if targetOn != nil { parts.append(.target) }
    return parts
  }

  /// Returns an open reading. A first day in the future, and a target before the start or too far
  /// ahead, are dropped.
  func reading(lastPage: Int?, today: Day, _ facts: inout [ImportFact]) -> Reading {
    let start = startedOn.startDay(before: nil, today: today, &facts)
    let reached = max(0, pageReached(of: lastPage, &facts))
    let page = min(reached, max(0, (lastPage ?? 100) - 1))
    // With records, the page follows from them.
    if reached > page, records.isEmpty {
      let isPast = reached > lastPage ?? 100
      facts.append(
        .inconsistentReading(
          isPast
            ? .pastEnd(page: reached, pages: lastPage ?? 100, kept: page)
            : .atEnd(pages: lastPage, kept: page)))
    }
    return Reading(
      startedOn: start, targetOn: target(from: start, today: today, &facts), firstPage: page)
  }

  /// Returns a reading that was finished on that day; if nil, on an unknown day. An unknown first
  /// day stays unknown. The reading starts at page 0, so that every page can be corrected after
  /// reopening.
  func finishedReading(
    on end: Day?, today: Day, pages: Int?, _ facts: inout [ImportFact]
  ) -> Reading {
    Reading(
      startedOn: startedOn.startDay(before: end, today: today, &facts), targetOn: targetOn,
      finishedOn: end, finishedSometime: end == nil,
      page: (endPage(of: pages) ?? 0).pageReached(of: pages, &facts))
  }

  /// Returns the page at which a finished reading ended, by default the last one. Nil if the number
  /// of pages is unknown, since a percentage is not a page.
  func endPage(of pages: Int?) -> Int? {
    page ?? pages.map { last in percent.map { PageConversion(from: 100, to: last)($0) } ?? last }
  }

  /// Returns the progress in pages; in percent if the book's number of pages is unknown. In that
  /// case, a page in the file is reported and dropped.
  private func pageReached(of lastPage: Int?, _ facts: inout [ImportFact]) -> Int {
    if let reached = pageReached(of: lastPage) { return reached }
    if let page, page > 0 { facts.append(.inconsistentReading(.pageWithoutTotal(page))) }
    return 0
  }

  /// Returns the progress; nil if the file has none, or if it has a page but the number of pages is
  /// unknown.
  fileprivate func pageReached(of lastPage: Int?) -> Int? {
    if let percent { return lastPage.map { PageConversion(from: 100, to: $0)(percent) } ?? percent }
    return lastPage == nil ? nil : page
  }

  private func target(from start: Day, today: Day, _ facts: inout [ImportFact]) -> Day? {
    guard let targetOn else { return nil }
    let latest = ReadingTarget.acceptedDays(today: today).upperBound
    if targetOn < start {
      facts.append(.inconsistentReading(.targetBeforeStart(targetOn, start: start)))
    } else if targetOn > latest {
      facts.append(.inconsistentReading(.targetTooFar(targetOn, latest: latest)))
    } else {
      return targetOn
    }
    return nil
  }
}

extension Book {
  /// Returns the readings before the current one, if the book has a current one. Days in the future
  /// are dropped.
  func pastReadings(
    of imported: ImportedBook, today: Day, _ facts: inout [ImportFact]
  ) -> [PastReading] {
    guard let reading else { return [] }
    return imported.earlierReadings.enumerated().map { index, earlier in
      if let day = earlier.finishedOn, day > today, !earlier.isOpen {
        facts.append(.finishedInFuture(text: day.description))
      }
      let end = earlier.isOpen ? nil : earlier.finishedOn.flatMap { $0 <= today ? $0 : nil }
      let start = earlier.startedOn.startDay(before: end, today: today, &facts)
      let latest = end ?? (earlier.isOpen ? today : min(today, reading.knownStart ?? today))
      let untold = earlier.isOpen ? 0 : details.pages?.value ?? 0
      return PastReading(
        book: id,
        reading: Reading(
          number: index + 1,
          startedOn: min(start, latest),
          targetOn: earlier.targetOn, finishedOn: end,
          finishedSometime: end == nil && !earlier.isOpen,
          page: (earlier.page ?? untold).pageReached(of: details.pages?.value, &facts)),
        rating: earlier.rating)
    }
  }

  /// Returns the names of the fields in which the file differs from the book, or is ahead of it. If
  /// the file has an earlier state of the same reading, that is no difference.
  func fields(differingFrom imported: ImportedBook, today: Day) -> [String] {
    let told = BookField.exportedFieldsExceptTitle.filter { field in
      let (here, there) = (details.value(of: field), imported.details.value(of: field))
      return here != there && ![here, there].contains(BookDetails.blank.value(of: field))
    }
    var names = told.map(\.rawValue)
    if let other = state(differingFrom: imported, today: today) { names.append(other) }
    guard isCurrentReading(of: imported) else { return names }
    if isOpen, imported.records.isEmpty,
      let there = imported.pageReached(of: details.pages?.value), there > reading?.page ?? 0
    {
      names.append("page")
    }
    if let rating, let other = imported.rating, rating != other { names.append("rating") }
    return names
  }

  /// Returns the name of the field with the file's state if this is not imported; the field is the
  /// complete state, or only the day of finishing. Nil if there is no difference; an older one of
  /// several readings is none.
  private func state(differingFrom imported: ImportedBook, today: Day) -> String? {
    switch imported.state {
    case .toRead: imported.hasState && isGoal ? "status" : nil
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

  /// Whether the reading in the file is the current one of this book.
  private func isCurrentReading(of imported: ImportedBook) -> Bool {
    switch imported.state {
    case .toRead: reading == nil
    case .reading: isOpen
    case .finished(let day): day != nil && reading?.finishedOn == day
    }
  }
}

extension Int {
  /// Returns the page, at most the last page of the book; reports a page after that.
  fileprivate func pageReached(of pages: Int?, _ facts: inout [ImportFact]) -> Int {
    if let pages, self > pages {
      facts.append(.inconsistentReading(.pastEnd(page: self, pages: pages, kept: pages)))
    }
    return Swift.min(Swift.max(0, self), pages ?? PageCount.acceptedRange.upperBound)
  }
}

extension Day? {
  /// Returns the first day of a reading that ended on `end` or is open. If it is unknown or
  /// impossible, returns the earliest supported day.
  fileprivate func startDay(before end: Day?, today: Day, _ facts: inout [ImportFact]) -> Day {
    guard let self else { return .earliest }
    if self > today {
      facts.append(.inconsistentReading(.startInFuture(self)))
    } else if let end, self > end {
      facts.append(.inconsistentReading(.startAfterEnd(self, end: end)))
    } else {
      return self
    }
    return .earliest
  }
}
