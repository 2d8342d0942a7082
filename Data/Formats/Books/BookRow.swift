import HearthDomain

/// A row of a table of books, and reports about its values that could not be imported.
struct BookRow {
  let record: TableRecord<BookPart>
  let program: BookProgram
  let dates: FileDates
  /// Maximum of the ratings.
  let ratingMaximum: Int
  var facts: [ImportFact] = []
  /// Whether the book has custom shelves, which are written into its description.
  private(set) var hasShelves = false

  init(_ record: TableRecord<BookPart>, _ dates: FileDates, ratingMaximum: Int = 5) {
    (self.record, self.dates, self.ratingMaximum) = (record, dates, ratingMaximum)
    program = BookProgram(rawValue: record.columns.program) ?? .other
  }

  /// Category and favourite mark, from the book's shelves on Goodreads.
  private var valuesFromShelves: (category: BookCategory?, isFavourite: Bool) {
    guard program == .goodreads else { return (nil, false) }
    let names = shelfNames
    return (
      names.lazy.compactMap { GoodreadsShelves.category($0) }.first,
      names.contains { GoodreadsShelves.isFavourites($0) }
    )
  }

  /// Parses the book. Throws ``DomainError/invalid(_:)`` if the title is invalid.
  mutating func parseBook() throws -> ImportedBook {
    let details = try parseDetails()
    let finished = parseDay(.finished, "finished")
    let (started, reached) = (parseDay(.started, "started"), parseProgress())
    let isBegun = started != nil || reached.isBegun
    var stretches = parseReadings()
    let isOpen = stretches.contains { $0.startedOn != nil && $0.finishedOn == nil && !$0.isOpen }
    let state = parseState(
      finishedOn: finished ?? stretches.last?.finishedOn, isBegun: isOpen || isBegun,
      at: reached.page ?? reached.percent,
      of: reached.percent == nil ? details.pages?.value : 100)
    let stretch = currentReadingIndex(of: stretches, in: state, finished).map {
      stretches.remove(at: $0)
    }
    var book = ImportedBook(
      details, state: state, startedOn: started ?? stretch?.startedOn,
      targetOn: parseDay(.target, "target"), page: reached.page, rating: parseRating(),
      isFavourite: parseFavourite() || valuesFromShelves.isFavourite, theme: parseTheme(),
      addedAt: parseAddedAt())
    book.hasState = state != .toRead || stateWord.isKnown
    book.percent = reached.percent
    if program == .own { book.convertPageToPercent() } else { addStoppedFact(book) }
    if state == .reading, stretches.isEmpty, let finished {
      stretches = [ImportedBook.EarlierReading(finishedOn: finished, rating: book.rating)]
    }
    book.earlierReadings = earlierReadings(stretches, in: state)
    // If a book is being reread, the rating column belongs to the previous reading, unless every
    // reading has a rating of its own.
    let isOfBefore = book.rating == book.earlierReadings.last { $0.rating != nil }?.rating
    let hasOwn = text(.readings).contains("|")
    if isOfBefore, hasOwn ? stretch?.rating == nil : state == .reading { book.rating = nil }
    return book
  }

  private mutating func parseDetails() throws -> BookDetails {
    var details = BookDetails(title: try BookTitle(text(.title)))
    for field in BookField.exportedFieldsExceptTitle {
      if field == .author {
        details.author = parseAuthor()
      } else if field == .isbn {
        details.isbn = parseISBN()
      } else if field == .description {
        details.description = parseDescription()
      } else {
        parse(field, into: &details)
      }
    }
    if details.category == .other, let category = valuesFromShelves.category {
      details.category = category
    }
    return details
  }

  /// Sets the field from its column, or reports that the value cannot be read.
  private mutating func parse(_ field: BookField, into details: inout BookDetails) {
    let text = text(BookPart(field))
    guard !text.isEmpty, let value = cleaned(text, field) else { return }
    do {
      try details.enter(value, as: field)
    } catch {
      addUnreadableFact(field.columnName, text)
    }
  }

  /// Returns the value without additions that spreadsheets, people and other programs make, such as
  /// `pages`; nil if it means no value.
  private func cleaned(_ text: String, _ field: BookField) -> String? {
    if field == .category { return BookCategory(written: text)?.rawValue ?? text }
    if field == .pages {
      let whole = BookRow.wholeNumberDigits(text)
      return Int(whole) == 0 ? nil : whole
    }
    guard field == .publishedOn else { return text }
    let plain = BookRow.wholeNumberDigits(text)
    // Calibre writes the year 101 for an unknown date.
    return plain == "0" || plain == "None" || plain.hasPrefix("0101-01-01")
      ? nil : dates.date(plain)?.description ?? plain
  }

  private mutating func parseISBN() -> ISBN? {
    let cell = ISBNCell(texts(.isbn))
    if let text = cell.unreadable { addUnreadableFact("isbn", text) }
    return cell.isbn
  }

  private mutating func parseAuthor() -> BookAuthor {
    let names = [BookPart.author, .moreAuthors].map { part in
      let names = texts(part).map(\.withoutBlanks).joined(separator: ", ")
      return program == .own ? names : AuthorText.withoutRoles(names)
    }
    .filter { !$0.isEmpty }
    return BookAuthor(cutting: names.joined(separator: ", "), &facts)
  }

  /// Returns the description with the user's notes appended, so that nothing is lost. Cuts the text
  /// at the maximum length.
  private mutating func parseDescription() -> BookDescription {
    let parts = texts(.description) + texts(.notes)
    let shelves = shelves()
    hasShelves = !shelves.isEmpty
    // In a custom table, the meaning of other columns is unknown, so their values are kept as text.
    let others = program == .other ? record.otherValues : []
    let lines = others.map { "\($0.name): \($0.text)" }
    let ends = [lines.joined(separator: "\n"), shelves].filter { !$0.isEmpty }
    let all = (parts + ends).joined(separator: "\n\n")
    return BookDescription(cutting: all, &facts)
  }

  /// Returns the shelves to keep as text. If several shelves are categories, all but the book's
  /// category are kept.
  private func shelves() -> String {
    let category = valuesFromShelves.category
    return BookShelves.tags(
      shelfNames.filter { name in
        guard program == .goodreads else { return true }
        let isTaken = category.map { GoodreadsShelves.name(of: $0) == name.lowercased() } ?? false
        return !isTaken && !GoodreadsShelves.isFavourites(name)
      })
  }

  /// The word for the state; there may be several.
  var stateWord: StateWord {
    let words = texts(.status).map(\.withoutBlanks)
    return words.count > 1 ? .preferred(of: words) : StateWord(words.first ?? "")
  }

  private var shelfNames: [String] { texts(.shelves) }
}

// MARK: - Values

extension BookRow {
  // Values of JSON that are no texts are ignored.
  func text(_ part: BookPart) -> String { (try? record.text(part)) ?? "" }
  func texts(_ part: BookPart) -> [String] { (try? record.texts(part)) ?? [] }

  mutating func parsedValue<Value>(
    _ part: BookPart, _ field: String, _ read: (String) throws -> Value?
  ) -> Value? {
    let text = text(part)
    guard !text.isEmpty else { return nil }
    do {
      return try read(text)
    } catch {
      addUnreadableFact(field, text)
      return nil
    }
  }

  static func number(_ text: String) throws -> Int {
    guard let number = Int(wholeNumberDigits(text)) else {
      throw DomainError.invalid(.pages, .unreadable(text))
    }
    return number
  }

  /// Returns the digits of a whole number as spreadsheets and people write it: `320.0`, `1,024`,
  /// `136쪽`, `136 pages`, `p. 136`.
  static func wholeNumberDigits(_ text: String) -> String {
    let units = [
      "쪽", "페이지", "면", "pages", "page", "pp.", "pp", "p.", "p", "seiten", "páginas", "stron",
    ]
    var bare = text.lowercased()
    for unit in units where bare.hasSuffix(unit) || bare.hasPrefix(unit) {
      bare =
        bare.hasSuffix(unit)
        ? String(bare.dropLast(unit.count)) : String(bare.dropFirst(unit.count))
      break
    }
    bare = String(bare.filter { !$0.isWhitespace })
    if bare.hasSuffix(".0") { bare.removeLast(2) }
    let groups = bare.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1, (1...3).contains(groups[0].count),
      groups.dropFirst().allSatisfy({ $0.count == 3 })
    {
      bare = groups.joined()
    }
    return Int(bare) == nil ? text : bare
  }

  mutating func addUnreadableFact(_ field: String, _ text: String) {
    facts.append(.unreadable(field: field, text: ImportFact.excerpt(text)))
  }
}
