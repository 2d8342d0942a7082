import HearthDomain

/// Parses the columns about the reading of a book.
extension BookRow {
  /// Returns whether the book is to be read, in progress or finished. A finishing date makes it
  /// finished even if the date has no day.
  mutating func parseState(
    finishedOn day: Day?, isBegun: Bool, at page: Int?, of lastPage: Int?
  ) -> ImportedBook.State {
    let word = stateWord
    let isDated = dates.date(text(.finished)) != nil
    let (state, said) = word.state(
      finishedOn: day, isDated: isDated, isBegun: isBegun, at: page, of: lastPage)
    facts += said
    return state
  }

  /// Parses the progress: a page such as `120` or `120쪽`, or a percentage such as `45%`, rounded
  /// down. The percentage is not converted to a page, as the stored book may have another number of
  /// pages.
  ///
  /// If the column may contain either and the number has no unit, reports that and returns neither;
  /// the book still counts as begun.
  mutating func parseProgress() -> (page: Int?, percent: Int?, isBegun: Bool) {
    let text = [.page, .progress, .percent].map(text).first { !$0.isEmpty } ?? ""
    let bare = text.allSatisfy { $0.isNumber || $0 == "." } ? Double(text) : nil
    if record.columns.has(.percent), let bare {
      // Reject a fraction such as 0.45, which may be how a spreadsheet stores 45 %.
      if bare == 0 || 1...100 ~= bare { return (nil, Int(bare), false) }
      addUnreadableFact("page", text)
      return (nil, nil, true)
    }
    if record.columns.has(.progress), let bare, bare > 0, bare <= 100 {
      facts.append(.inconsistentReading(.pageOrPercent(ImportFact.excerpt(text))))
      return (nil, nil, true)
    }
    for unit in ["%", "％", "퍼센트"] where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count).filter { !$0.isWhitespace }
      guard let percent = Double(String(number)), 0...100 ~= percent else { break }
      return (nil, Int(percent), false)
    }
    return (parsePage(text), nil, false)
  }

  private mutating func parsePage(_ text: String) -> Int? {
    guard !text.isEmpty else { return nil }
    guard let number = try? BookRow.number(text),
      0...PageCount.acceptedRange.upperBound ~= number
    else {
      addUnreadableFact("page", text)
      return nil
    }
    return number
  }

  /// Reports a book that is finished before its last page. Not called for this program's own
  /// tables, where a reading may end early.
  mutating func addStoppedFact(_ book: ImportedBook) {
    guard case .finished = book.state else { return }
    if let page = book.page, let pages = book.details.pages?.value, 1..<pages ~= page {
      facts.append(.inconsistentReading(.finishedBeforeEnd(page: page, pages: pages)))
    } else if let percent = book.percent, 1..<100 ~= percent {
      facts.append(.inconsistentReading(.finishedBeforeEnd(page: percent, pages: nil)))
    }
  }

  mutating func parseFavourite() -> Bool {
    let text = text(.favourite)
    switch text.lowercased() {
    case "true", "yes", "1": return true
    case "", "false", "no", "0": return false
    default:
      addUnreadableFact("favourite", text)
      return false
    }
  }

  mutating func parseTheme() -> CardTheme? {
    let text = text(.theme)
    guard !text.isEmpty else { return nil }
    if let theme = CardTheme(rawValue: text) { return theme }
    addUnreadableFact("theme", text)
    return nil
  }

  mutating func parseRating() -> Rating? {
    let text = text(.rating)
    guard !text.isEmpty else { return nil }
    let plain = BookRow.stars(text)
    // Stars are always out of five.
    let most = text.contains { "★⭐🌟".contains($0) } ? 5 : ratingMaximum
    if most == 5, let rating = try? Rating(plain) { return rating }
    let halves = Double(plain).map { $0 * 10 / Double(most) }
    // Not -0, which is no rating of 0.
    guard let halves, halves > 0 || (try? Rating(plain)) != nil, halves <= 10,
      let rounded = try? Rating(halves: Int(halves.rounded()))
    else {
      addUnreadableFact("rating", text)
      return nil
    }
    if halves == halves.rounded() { return rounded }
    facts.append(.rounded(field: "rating", text: ImportFact.excerpt(text), to: "\(rounded)"))
    return rounded
  }

  /// Returns the rating as a number, for `4.5점`, `4,5`, `4/5`, `★★★★☆` or `★★★½`.
  static func stars(_ text: String) -> String {
    // Drop the variation selector, which stars may have if they are written as emoji.
    let text = String(text.unicodeScalars.filter { $0 != "\u{FE0F}" })
    let full = text.count { "★⭐🌟".contains($0) }
    if full > 0 {
      let isStars = text.allSatisfy { "★⭐🌟☆½⯪✩✬".contains($0) || $0.isWhitespace }
      return isStars ? "\(full)" + (text.contains { "½⯪".contains($0) } ? ".5" : "") : text
    }
    var plain = text.lowercased()
    for unit in ["점", "stars", "star", "/5", "/ 5", "/5.0"] where plain.hasSuffix(unit) {
      plain.removeLast(unit.count)
    }
    plain = String(plain.filter { !$0.isWhitespace })
    return String(plain.map { $0 == "," ? "." : $0 })
  }

  /// Parses the readings, separated by commas or semicolons: `2024/01/02-2024/01/20`, or with bars
  /// `START|END|RATING` and, in this program's tables, the page. Also parses readings on separate
  /// lines with an arrow between their dates.
  mutating func parseReadings() -> [ImportedBook.EarlierReading] {
    let text = text(.readings)
    let hasArrow = text.contains { $0 == "→" }
    let stretches = text.split { hasArrow ? $0.isNewline : ",;".contains($0) }
      .suffix(BookRow.maxReadings)
    let readings = stretches.map { stretch in
      let parts = BookRow.splitDates(of: stretch)
      let isOurs = program == .own
      let isOpen = isOurs && parts.count > 1 && parts[1] == NativeBookTable.openReadingMarker
      let days = parts.prefix(isOpen ? 1 : 2).map { dates.day($0) }
      // The end may be missing, but any other text must be a date.
      if zip(parts, days).contains(where: { !$0.allSatisfy(\.isWhitespace) && $1 == nil }) {
        addUnreadableFact("readings", text)
      }
      return ImportedBook.EarlierReading(
        startedOn: days.first ?? nil, finishedOn: days.dropFirst().first ?? nil,
        page: parts.count > 3 && isOurs ? Int(parts[3]) : nil,
        rating: parts.count > 2 ? try? Rating(String(parts[2])) : nil, isOpen: isOpen)
    }
    // Some programs list the latest reading first. Sort only if every reading has a date.
    let days = readings.compactMap { $0.finishedOn ?? $0.startedOn }
    guard days.count == readings.count else { return readings }
    return zip(days, readings).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Returns the index of the current reading or, for a finished book, of the last one, which ended
  /// on the finishing date if any did. Reports that readings of a book to be read are dropped.
  mutating func currentReadingIndex(
    of stretches: [ImportedBook.EarlierReading], in state: ImportedBook.State, _ finished: Day?
  ) -> Int? {
    switch state {
    case .reading: return stretches.lastIndex { $0.finishedOn == nil && !$0.isOpen }
    case .finished:
      let told = finished.flatMap { day in stretches.lastIndex { $0.finishedOn == day } }
      return told ?? stretches.lastIndex { !$0.isOpen }
    case .toRead:
      let isSaid = facts.contains {
        if case .unstorableValues = $0 { return true }
        // Do not report readings again that were already reported as unreadable.
        return if case .unreadable("readings", _) = $0 { true } else { false }
      }
      if !stretches.isEmpty, !isSaid {
        facts.append(.unstorableValues(field: "readings", records: 1))
      }
      return stretches.indices.last
    }
  }

  /// Splits at the bars, or at the hyphen or other sign between two dates.
  private static func splitDates(of stretch: Substring) -> [Substring] {
    for divider: Character in ["|", "→", "~", "～", "〜", "–", "—"] where stretch.contains(divider) {
      return stretch.split(separator: divider, omittingEmptySubsequences: false)
    }
    let hyphens = stretch.indices.filter { stretch[$0] == "-" }
    // Each date may contain two hyphens, and one of the dates may be missing.
    guard hyphens.count <= 5, !hyphens.count.isMultiple(of: 2) else { return [stretch] }
    let isOpen = stretch.last { !$0.isWhitespace } == "-"
    let middle = hyphens.count != 3 ? hyphens.count / 2 : isOpen ? 2 : 0
    let (start, end) = (stretch[..<hyphens[middle]], stretch[hyphens[middle]...].dropFirst())
    return [start, end]
  }

  /// Maximum number of readings per book.
  private static let maxReadings = 1_000

  /// Returns the readings before the current one. If the file only states their number, they have
  /// no dates.
  mutating func earlierReadings(
    _ known: [ImportedBook.EarlierReading], in state: ImportedBook.State
  ) -> [ImportedBook.EarlierReading] {
    let present =
      switch state {
      case .finished: 1
      case .reading: program == .goodreads ? 1 : 0
      case .toRead: 0
      }
    let count = parsedValue(.readCount, "read count") { try BookRow.number($0) } ?? 0
    let untold = min(count, BookRow.maxReadings) - present - known.count
    guard state != .toRead, untold > 0 else { return known }
    return Array(repeating: ImportedBook.EarlierReading(), count: untold) + known
  }

  mutating func parseAddedAt() -> Instant? {
    let text = text(.added)
    guard !text.isEmpty else { return nil }
    if let instant = dates.instant(text) { return instant }
    addUnreadableFact("added", text)
    return nil
  }

  mutating func parseDay(_ part: BookPart, _ field: String) -> Day? {
    let text = text(part)
    guard !text.isEmpty else { return nil }
    if let day = dates.day(text) { return day }
    addUnreadableFact(field, text)
    return nil
  }
}

extension ImportedBook {
  /// Treats the page of a book in progress as a percentage if the book has no number of pages, as
  /// this program writes it.
  mutating func convertPageToPercent() {
    guard details.pages == nil, state == .reading, let page, 0...100 ~= page else { return }
    (self.page, percent) = (nil, page)
  }
}
