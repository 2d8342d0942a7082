import HearthDomain

/// What a row tells of the reading of its book.
extension BookRow {
  mutating func state(finishedOn day: Day?) -> ImportedBook.State {
    let (state, said) = StateWord(text(columns.status)).state(finishedOn: day)
    facts += said
    return state
  }

  mutating func page() -> Int? {
    kept(columns.page, "page") { text in
      let number = try BookRow.number(text)
      let accepted = 0...PageCount.accepted.upperBound
      guard accepted.contains(number) else {
        throw DomainError.invalid(.page, .outOfRange(accepted, actual: number))
      }
      return number
    }
  }

  mutating func isFavourite() -> Bool {
    let text = text(columns.favourite)
    switch text.lowercased() {
    case "true", "yes", "1": return true
    case "", "false", "no", "0": return false
    default:
      cannotRead("favourite", text)
      return false
    }
  }

  mutating func theme() -> CardTheme? {
    let text = text(columns.theme)
    guard !text.isEmpty else { return nil }
    if let theme = CardTheme(rawValue: text) { return theme }
    cannotRead("theme", text)
    return nil
  }

  mutating func rating() -> Rating? {
    let text = text(columns.rating)
    guard !text.isEmpty else { return nil }
    if let rating = try? Rating(text) {
      return rating.halves == 0 && columns.ratesFromOne ? nil : rating
    }
    guard let value = Double(text), value > 0, value <= 5,
      let rounded = try? Rating(halves: Int((value * 2).rounded()))
    else {
      cannotRead("rating", text)
      return nil
    }
    facts.append(.rounded(field: "rating", text: ImportFact.excerpt(text), to: "\(rounded)"))
    return rounded
  }

  /// The stretches that readings took, `2024/01/02-2024/01/20`, or with bars between and the stars
  /// behind them.
  mutating func stretches() -> [ImportedBook.EarlierReading] {
    let text = text(columns.stretches)
    let stretches = text.split { ",;".contains($0) }.suffix(BookRow.mostReadings)
    return stretches.map { stretch in
      let divider: Character = stretch.contains("|") ? "|" : "-"
      let parts = stretch.split(separator: divider, omittingEmptySubsequences: false)
      let days = parts.prefix(2).map { Day(tableText: $0) }
      // An end that is not there yet is none; anything else should have been a day.
      if zip(parts, days).contains(where: { !$0.allSatisfy(\.isWhitespace) && $1 == nil }) {
        cannotRead("readings", text)
      }
      return ImportedBook.EarlierReading(
        startedOn: days.first ?? nil, finishedOn: days.dropFirst().first ?? nil,
        rating: parts.count > 2 ? try? Rating(String(parts[2])) : nil)
    }
  }

  /// Nobody has read a book more often than that.
  private static let mostReadings = 1_000

  /// The readings before the present one; of those that the file only counts nobody knows when they
  /// were.
  mutating func earlier(
    _ known: [ImportedBook.EarlierReading], in state: ImportedBook.State
  ) -> [ImportedBook.EarlierReading] {
    let finished = if case .finished = state { 1 } else { 0 }
    let count = kept(columns.readCount, "read count") { try BookRow.number($0) } ?? 0
    let untold = min(count, BookRow.mostReadings) - finished - known.count
    guard state != .toRead, untold > 0 else { return known }
    return Array(repeating: ImportedBook.EarlierReading(), count: untold) + known
  }

  mutating func added() -> Instant? {
    let text = text(columns.added)
    if let instant = moment.instant(text) { return instant }
    guard let day = day(columns.added, "added") else { return nil }
    return moment.zone.instant(of: LocalTime(day: day, time: .midnight))
  }

  mutating func day(_ column: Int?, _ field: String) -> Day? {
    let text = text(column)
    guard !text.isEmpty else { return nil }
    if let day = Day(tableText: text) { return day }
    cannotRead(field, text)
    return nil
  }
}
