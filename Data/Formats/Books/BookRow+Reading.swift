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

  /// The last of the stretches that a reading took: `2024/01/02-2024/01/20`, or with bars between.
  mutating func lastStretch() -> (start: Day?, end: Day?) {
    let last = text(columns.stretches).split { ",;".contains($0) }.last ?? ""
    guard !last.isEmpty else { return (nil, nil) }
    let divider: Character = last.contains("|") ? "|" : "-"
    let parts = last.split(separator: divider, omittingEmptySubsequences: false).prefix(2)
    let days = parts.map { Day(tableText: $0) }
    // An end that is not there yet is none; anything else should have been a day.
    if zip(parts, days).contains(where: { !$0.allSatisfy(\.isWhitespace) && $1 == nil }) {
      cannotRead("readings", text(columns.stretches))
    }
    return (days[0], days.dropFirst().first ?? nil)
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
