import HearthDomain

/// One row of a table of books, with what of it could not be taken.
struct BookRow {
  private let record: CSVRecord
  let columns: BookColumns
  let moment: SayingMoment
  var facts: [ImportFact] = []

  init(_ record: CSVRecord, _ columns: BookColumns, _ moment: SayingMoment) {
    self.record = record
    self.columns = columns
    self.moment = moment
  }

  /// Throws ``DomainError/invalid(_:)`` for a row whose title breaks the rules.
  mutating func book() throws -> ImportedBook {
    let details = try details()
    let finished = day(columns.finished, "finished")
    var stretches = stretches()
    let stretch = stretches.popLast()
    let state = state(finishedOn: finished ?? stretch?.finishedOn)
    var book = ImportedBook(
      details, state: state, startedOn: day(columns.started, "started") ?? stretch?.startedOn,
      targetOn: day(columns.target, "target"), page: page(), rating: rating(),
      isFavourite: isFavourite(), theme: theme(), addedAt: added())
    if state == .reading, stretches.isEmpty, let finished {
      stretches = [ImportedBook.EarlierReading(finishedOn: finished, rating: book.rating)]
    }
    book.earlier = earlier(stretches, in: state)
    // The stars of a book that is read again are those of before, but where each reading has
    // its own.
    let isOfBefore = book.rating == book.earlier.last { $0.rating != nil }?.rating
    let hasOwn = text(columns.stretches).contains("|")
    if isOfBefore, hasOwn ? stretch?.rating == nil : state == .reading { book.rating = nil }
    return book
  }

  private mutating func details() throws -> BookDetails {
    var details = BookDetails(title: try BookTitle(text(columns[.title])))
    for field in BookField.besidesTitle {
      if field == .author {
        details.author = author()
      } else if field == .isbn {
        details.isbn = isbn()
      } else if field == .description {
        details.description = description()
      } else {
        take(field, into: &details)
      }
    }
    return details
  }

  /// Takes what the table has in the column of the field, or tells that it cannot be read.
  private mutating func take(_ field: BookField, into details: inout BookDetails) {
    let text = text(columns[field])
    guard !text.isEmpty, let value = BookRow.plain(text, field) else { return }
    do {
      try details.enter(value, as: field)
    } catch {
      cannotRead(field.name, text)
    }
  }

  /// The text without what spreadsheets and other programs make of such values; nil where it stands
  /// for none.
  private static func plain(_ text: String, _ field: BookField) -> String? {
    if field == .category { return BookCategory(written: text)?.rawValue ?? text }
    if field == .pages {
      let whole = whole(text)
      return Int(whole) == 0 ? nil : whole
    }
    guard field == .publishedOn else { return text }
    // A moment has its day before a T or a blank.
    return text == "0" ? nil : String(text.prefix { $0 != "T" && $0 != " " })
  }

  private mutating func isbn() -> ISBN? {
    let cell = ISBNCell(columns.isbns.map(text))
    if let text = cell.unreadable { cannotRead("isbn", text) }
    return cell.isbn
  }

  private mutating func author() -> BookAuthor {
    let names = [text(columns[.author]), text(columns.moreAuthors)].filter { !$0.isEmpty }
    if let all = try? BookAuthor(names.joined(separator: ", ")) { return all }
    facts.append(.leftOut(field: "additional authors", records: 1))
    return kept(columns[.author], "author") { try BookAuthor($0) } ?? .blank
  }

  /// What the user wrote about the book where the table has no description: nothing is lost.
  private mutating func description() -> BookDescription {
    let parts = [columns[.description], columns.review, columns.notes].map(text)
      .filter { !$0.isEmpty }
      .map { $0.replacingBreaks }
    if let all = try? BookDescription(parts.joined(separator: "\n\n")) { return all }
    facts.append(.leftOut(field: "review", records: 1))
    return .blank
  }
}

// MARK: - Values

extension BookRow {
  func text(_ column: Int?) -> String {
    guard let value = record[column] else { return "" }
    let start = value.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  mutating func kept<Value>(
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

  static func number(_ text: String) throws -> Int {
    guard let number = Int(whole(text)) else {
      throw DomainError.invalid(.pages, .unreadable(text))
    }
    return number
  }

  /// A number with a fraction of nothing is how spreadsheets keep whole ones.
  private static func whole(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  mutating func cannotRead(_ field: String, _ text: String) {
    facts.append(.unreadable(field: field, text: ImportFact.excerpt(text)))
  }
}

extension Day {
  /// A date with the year first, divided by slashes, hyphens or dots, maybe with a time behind it.
  init?(tableText text: some StringProtocol) {
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
