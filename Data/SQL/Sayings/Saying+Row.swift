import HearthDomain

extension Saying: TableRow {
  static let fields: [SQLField<Saying>] =
    readFields + [
      SQLField(derived: "likeness") { .integer($0.details.textHash) },
      SQLField(derived: "deck_place") { .integer(Int64(DeckPlace.initialPlace(of: $0.id))) },
    ]

  /// Columns that are read; the place in the deck belongs to the deck.
  static let readFields: [SQLField<Saying>] = [
    SQLField("id", nil, .id) { .integer($0.id.rawValue) },
    SQLField("number", nil, .number) { .number($0.number) },
    SQLField("korean") { .text($0.details.korean?.value) },
    SQLField("english") { .text($0.details.english?.value) },
    SQLField("who") { .text($0.details.author.value) },
    SQLField("tags", nil, .lines) {
      .text($0.details.tags.lines)
    },
    SQLField("addedAt", nil, .instant) { .instant($0.addedAt) },
    SQLField("openedAt", nil, .instant) { .instant($0.openedAt) },
    SQLField("likedAt", nil, .instant) { .instant($0.likedAt) },
    SQLField("usedAt", nil, .instant) { .instant($0.usedAt) },
  ]

  init(row: SQLRow) throws {
    self.init(
      id: try row.id("id"), number: try row.int("number", in: Saying.acceptedNumbers),
      details: try SayingDetails(row: row),
      addedAt: try row.instant("added_at"),
      openedAt: try row.optional("opened_at", row.instant),
      likedAt: try row.optional("liked_at", row.instant),
      usedAt: try row.optional("used_at", row.instant))
  }

  var searchText: SearchText {
    SearchText(details.searchedTexts).withFullLastTrigram
  }
}

extension SayingDetails {
  fileprivate init(row: SQLRow) throws {
    func text(_ column: String) throws -> SayingText? {
      try row.optional(column) { try row.convert($0, row.text($0)) { try SayingText(stored: $0) } }
    }
    let (korean, english) = (try text("korean"), try text("english"))
    let who = try row.convert("who", row.text("who")) { try Attribution(stored: $0) }
    let tags = try row.convert("tags", row.text("tags")) { try Tags(lines: $0) }
    self = try row.convert("korean", who) {
      try SayingDetails(korean: korean, english: english, author: $0, tags: tags)
    }
  }
}

extension SQLValue {
  /// Returns the moment as a value; null for nil.
  static func instant(_ value: Instant?) -> SQLValue {
    .integer(value?.milliseconds)
  }
}
