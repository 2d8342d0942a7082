import HearthDomain

extension Book: TableRow {
  static let fields: [SQLField<Book>] =
    [keyField] + detailFields + stateFields + readingFields + derivedKeyFields

  private static let keyField = SQLField<Book>("id", nil, .id) { .integer($0.id.rawValue) }

  private static let detailFields: [SQLField<Book>] = BookDetails.fields.map { field in
    SQLField(field, of: { $0.details })
  }

  private static let readingFields: [SQLField<Book>] = Reading.fields(ofRecords: true) {
    $0.reading
  }

  private static let stateFields: [SQLField<Book>] = [
    SQLField("theme") { .text($0.theme.rawValue) },
    SQLField("halfStars", "rating", .number) { .number($0.rating?.halfStars) },
    SQLField("favouriteSince", nil, .instant) { .instant($0.favouriteSince) },
    SQLField("place", nil, .number) { .number($0.position) },
    SQLField(derived: "sentence_count") { .number($0.sentenceCount) },
    SQLField(derived: "earlier_readings") { .number($0.earlierReadings.count) },
    SQLField(derived: "earlier_pages") { .number($0.earlierReadings.pages) },
    SQLField(derived: "earlier_finished_on") { .day($0.earlierReadings.finishedOn) },
    SQLField(derived: "earlier_rating") { .number($0.earlierReadings.rating?.halfStars) },
    SQLField("addedAt", nil, .instant) { .instant($0.addedAt) },
  ]

  private static let derivedKeyFields: [SQLField<Book>] = [
    SQLField(derived: "title_key") { .text(SortKey.key(for: $0.title)) },
    SQLField(derived: "author_key") { .text(SortKey.key(for: $0.author)) },
    SQLField(derived: "likeness") { .text($0.details.titleAuthorKey) },
  ]

  static let table = SQLTable("book", columns: columnNames)

  init(row: SQLRow) throws {
    self.init(
      id: try row.id("id"), details: try BookDetails(row: row),
      reading: try row.optional("reading") { _ in try Reading(row: row) },
      theme: try row.convert("theme", row.text("theme")) { CardTheme(rawValue: $0) },
      rating: try row.optional("rating", row.rating),
      favouriteSince: try row.optional("favourite_since", row.instant),
      place: try row.int("place", in: Book.validPositions), earlier: try EarlierReadings(row: row),
      sentenceCount: try row.int("sentence_count", in: 0...Book.validPositions.upperBound),
      addedAt: try row.instant("added_at"))
  }

  var searchText: SearchText { SearchText(details.searchedTexts) }
}

extension EarlierReadings {
  init(row: SQLRow) throws {
    self.init(
      count: try row.int("earlier_readings", in: 0...Reading.maxReadings),
      pages: try row.int(
        "earlier_pages", in: 0...Reading.maxReadings * PageCount.acceptedRange.upperBound),
      finishedOn: try row.optional("earlier_finished_on", row.day),
      rating: try row.optional("earlier_rating", row.rating))
  }
}
