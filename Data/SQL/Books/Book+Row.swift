import HearthDomain

extension Book {
  static let table = SQLTable(
    "book",
    columns: ["id", "theme", "rating", "favourite_since", "place", "sentence_count", "added_at"]
      + Reading.columns + ["title_key", "author_key", "likeness"] + BookDetails.columns)

  var row: [SQLValue] {
    [
      .integer(id.rawValue), .text(theme.rawValue), .number(rating?.halves),
      .instant(favouriteSince), .number(place), .number(sentenceCount), .instant(addedAt),
    ] + Reading.row(of: reading)
      + [
        .text(SortKey.of(title)), .text(SortKey.of(author)), .text(details.likeness),
      ] + details.row
  }

  init(row: SQLRow) throws {
    self.init(
      id: try row.id("id"), details: try BookDetails(row: row),
      reading: try row.optional("reading") { _ in try Reading(row: row) },
      theme: try row.convert("theme", row.text("theme")) { CardTheme(rawValue: $0) },
      rating: try row.optional("rating", row.rating),
      favouriteSince: try row.optional("favourite_since", row.instant),
      place: try row.int("place", in: Book.places),
      sentenceCount: try row.int("sentence_count", in: 0...Book.places.upperBound),
      addedAt: try row.instant("added_at"))
  }

  /// What the book is found by.
  var searchText: SearchText { SearchText(details.searchedTexts) }
}
