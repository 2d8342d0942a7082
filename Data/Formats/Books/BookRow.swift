import HearthDomain

/// One row of a table of books, with what of it could not be taken.
struct BookRow {
  private let record: CSVRecord
  private let columns: BookColumns
  private let moment: SayingMoment
  private(set) var facts: [ImportFact] = []

  init(_ record: CSVRecord, _ columns: BookColumns, _ moment: SayingMoment) {
    self.record = record
    self.columns = columns
    self.moment = moment
  }

  /// Throws ``DomainError/invalid(_:)`` for a row whose title breaks the rules.
  mutating func book() throws -> ImportedBook {
    let details = try details()
    let finished = day(columns.finished, "finished")
    let stretch = lastStretch()
    let shelf = shelf(finished: finished ?? stretch.end)
    noteGivenUp()
    return ImportedBook(
      details, shelf: shelf, startedOn: day(columns.started, "started") ?? stretch.start,
      targetOn: day(columns.target, "target"), page: Int(text(columns.page)),
      rating: rating(),
      isFavourite: ["true", "yes", "1"].contains(text(columns.favourite).lowercased()),
      theme: CardTheme(rawValue: text(columns.theme)), addedAt: added())
  }

  private mutating func details() throws -> BookDetails {
    var details = BookDetails(title: try BookTitle(text(columns.title)))
    details.subtitle = take(columns.subtitle, "subtitle") ?? .blank
    details.author = author()
    details.publisher = take(columns.publisher, "publisher") ?? .blank
    details.publishedOn = published()
    details.isbn = isbn()
    details.pages = pages()
    details.category = category()
    details.link = kept(columns.link, "link") { try WebLink($0) }
    details.coverLink = kept(columns.cover, "cover") { try WebLink($0) }
    details.description = description()
    return details
  }

  private mutating func isbn() -> ISBN? {
    let cell = ISBNCell(columns.isbns.map(text))
    if let text = cell.unreadable { cannotRead("isbn", text) }
    return cell.isbn
  }

  private mutating func author() -> BookAuthor {
    let names = [text(columns.author), text(columns.moreAuthors)].filter { !$0.isEmpty }
    if let all = try? BookAuthor(names.joined(separator: ", ")) { return all }
    facts.append(.leftOut(field: "additional authors", records: 1))
    return take(columns.author, "author") ?? .blank
  }

  private mutating func pages() -> PageCount? {
    kept(columns.pages, "pages") { text in
      // A number with a fraction of nothing is how spreadsheets keep whole ones.
      let whole = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      guard let number = Int(whole) else { throw DomainError.invalid(.pages, .unreadable(text)) }
      return number == 0 ? nil : try PageCount(number)
    }
  }

  private func category() -> BookCategory {
    BookCategory(rawValue: text(columns.category)) ?? .other
  }

  private mutating func published() -> PublicationDate? {
    let text = text(columns.published)
    guard !text.isEmpty, text != "0" else { return nil }
    // A moment has its day before a T or a blank.
    let day = text.prefix { $0 != "T" && $0 != " " }
    if let date = try? PublicationDate(String(day)) { return date }
    cannotRead("published", text)
    return nil
  }

  /// What the user wrote about the book where the table has no description: nothing is lost.
  private mutating func description() -> BookDescription {
    let parts = [columns.description, columns.review, columns.notes].map(text)
      .filter { !$0.isEmpty }
      .map { $0.replacingBreaks }
    if let all = try? BookDescription(parts.joined(separator: "\n\n")) { return all }
    facts.append(.leftOut(field: "review", records: 1))
    return .blank
  }
}

// MARK: - Reading

extension BookRow {
  private func shelf(finished: Day?) -> ImportedBook.Shelf {
    switch text(columns.status).lowercased() {
    case "read", "finished", "읽음", "완독": .finished(on: finished)
    case "currently-reading", "reading", "in_progress", "읽는 중": .reading
    case "" where finished != nil: .finished(on: finished)
    default: .toRead
    }
  }

  /// Tells of a book that was given up: there is no such shelf here.
  private mutating func noteGivenUp() {
    let text = text(columns.status)
    guard ["did-not-finish", "dnf", "abandoned", "읽다 만", "중단"].contains(text.lowercased())
    else { return }
    facts.append(.givenUp(text: ImportFact.excerpt(text)))
  }

  private mutating func rating() -> Rating? {
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
  private func lastStretch() -> (start: Day?, end: Day?) {
    let last = text(columns.stretches).split { ",;".contains($0) }.last ?? ""
    let parts = last.contains("|") ? last.split(separator: "|") : last.split(separator: "-")
    guard !last.isEmpty, let start = parts.first else { return (nil, nil) }
    return (Day(tableText: start), parts.dropFirst().first.flatMap { Day(tableText: $0) })
  }

  private mutating func added() -> Instant? {
    let text = text(columns.added)
    if let instant = moment.instant(text) { return instant }
    guard let day = day(columns.added, "added") else { return nil }
    return moment.zone.instant(of: LocalTime(day: day, time: .midnight))
  }

  private mutating func day(_ column: Int?, _ field: String) -> Day? {
    let text = text(column)
    guard !text.isEmpty else { return nil }
    if let day = Day(tableText: text) { return day }
    cannotRead(field, text)
    return nil
  }
}

// MARK: - Values

extension BookRow {
  private func text(_ column: Int?) -> String {
    guard let value = record[column] else { return "" }
    let start = value.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// The text, or nil and a fact where its rule does not accept it.
  private mutating func take<Rule>(_ column: Int?, _ field: String) -> LimitedText<Rule>? {
    kept(column, field) { try LimitedText<Rule>($0) }
  }

  private mutating func kept<Value>(
    _ column: Int?, _ field: String, _ read: (String) throws -> Value?
  ) -> Value? {
    let text = text(column)
    guard !text.isEmpty else { return nil }
    do {
      return try read(text)
    } catch {
      cannotRead(field, text)
      return nil
    }
  }

  private mutating func cannotRead(_ field: String, _ text: String) {
    facts.append(.unreadable(field: field, text: ImportFact.excerpt(text)))
  }
}

extension Day {
  /// A date with the year first, divided by slashes, hyphens or dots, maybe with a time behind it.
  fileprivate init?(tableText text: some StringProtocol) {
    let date = text.drop(while: \.isWhitespace).prefix { $0 != "T" && $0 != " " }
    let parts = date.split { "/-.".contains($0) }.map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }
}

extension String {
  /// With line feeds for the breaks of HTML, which Goodreads writes into reviews.
  fileprivate var replacingBreaks: String {
    var text = ""
    var rest = self[...]
    while let mark = rest.firstIndex(of: "<") {
      text += rest[..<mark]
      rest = rest[mark...]
      // Only as much as the longest of them has: the rest may be long.
      let start = rest.prefix(6).lowercased()
      if let tag = ["<br/>", "<br />", "<br>"].first(where: start.hasPrefix) {
        text += "\n"
        rest = rest.dropFirst(tag.count)
      } else {
        text += "<"
        rest = rest.dropFirst()
      }
    }
    return text + rest
  }
}
