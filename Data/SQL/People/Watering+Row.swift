import HearthDomain

extension Watering: TableRow {
  static let fields: [SQLField<Watering>] =
    enteredFields + keywordFields + [
      SQLField("memo") { .text($0.review.memo.value) },
      SQLField("ownMeans") { .text($0.customMethod) },
    ]

  private static let enteredFields: [SQLField<Watering>] = [
    SQLField("id", nil, .id) { .integer($0.id.rawValue) },
    SQLField("person", "person_id", .id) { .integer($0.personID.rawValue) },
    SQLField("day", nil, .day) { .day($0.day) }, SQLField("means") { .text($0.method.rawValue) },
  ]

  private static let keywordFields: [SQLField<Watering>] = (1...Review.maxKeywords).map { place in
    SQLField("keyword\(place)", "keyword_\(place)") {
      .text($0.review.keywords.dropFirst(place - 1).first?.value)
    }
  }

  static let table = SQLTable("watering", columns: columnNames)

  /// Search text; nil if nothing was noted.
  var searchText: SearchText? { review.isBlank ? nil : SearchText(review.searchedTexts) }

  init(row: SQLRow) throws {
    let keywords = try (1...Review.maxKeywords).compactMap { place in
      try row.optional("keyword_\(place)") { column in
        try row.convert(column, row.text(column)) { try Keyword(stored: $0) }
      }
    }
    let memo = try row.convert("memo", row.text("memo")) { try Memo(stored: $0) }
    self.init(
      id: try row.id("id"), personID: try row.id("person_id"), on: try row.day("day"),
      means: try row.convert("means", row.text("means")) { ContactMethod(rawValue: $0) },
      ownMeans: try row.optional("own_means", row.text),
      review: try row.convert("keyword_1", keywords) { try Review(keywords: $0, memo: memo) })
  }
}
