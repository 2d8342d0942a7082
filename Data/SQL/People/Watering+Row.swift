import HearthDomain

extension Watering {
  static let table = SQLTable(
    "watering", "id", "person_id", "day", "means", "keyword_1", "keyword_2", "keyword_3", "memo")

  var row: [SQLValue] {
    let keywords = review.keywords.map { SQLValue.text($0.value) }
    let none = [SQLValue](repeating: .null, count: Review.mostKeywords)
    return [
      .integer(id.rawValue), .integer(personID.rawValue), .day(on), .text(means.rawValue),
    ] + (keywords + none).prefix(Review.mostKeywords) + [.text(review.memo.value)]
  }

  /// What it is found by; nil where nothing was noted.
  var searchText: SearchText? { review.isBlank ? nil : SearchText(review.searchedTexts) }

  init(row: SQLRow) throws {
    let keywords = try (1...Review.mostKeywords).compactMap { place in
      try row.optional("keyword_\(place)") { column in
        try row.convert(column, row.text(column)) { try Keyword(kept: $0) }
      }
    }
    let memo = try row.convert("memo", row.text("memo")) { try Memo(kept: $0) }
    self.init(
      id: try row.id("id"), personID: try row.id("person_id"), on: try row.day("day"),
      means: try row.convert("means", row.text("means")) { Means(rawValue: $0) },
      review: try row.convert("keyword_1", keywords) { try Review(keywords: $0, memo: memo) })
  }
}
