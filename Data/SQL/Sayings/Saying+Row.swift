import HearthDomain

extension Saying {
  var row: [SQLValue] {
    [
      .integer(id.rawValue), .number(number), .text(details.korean?.value),
      .text(details.english?.value), .text(details.who.value),
      .text(details.tags.values.map(\.value).joined(separator: "\n")),
      .instant(addedAt), .instant(openedAt), .instant(likedAt), .instant(usedAt),
      .integer(details.likeness), .integer(Int64(DeckPlace.first(of: id))),
    ]
  }

  init(row: SQLRow) throws {
    self.init(
      id: try row.id("id"), number: try row.int("number", in: Saying.numbers),
      details: try SayingDetails(row: row),
      addedAt: try row.instant("added_at"),
      openedAt: try row.optional("opened_at", row.instant),
      likedAt: try row.optional("liked_at", row.instant),
      usedAt: try row.optional("used_at", row.instant))
  }

  /// What the saying is found by.
  var searchText: SearchText {
    SearchText(details.searchedTexts).endingInFullTriples
  }
}

extension SayingDetails {
  fileprivate init(row: SQLRow) throws {
    func text(_ column: String) throws -> SayingText? {
      try row.optional(column) { try row.convert($0, row.text($0)) { try SayingText(kept: $0) } }
    }
    let (korean, english) = (try text("korean"), try text("english"))
    let who = try row.convert("who", row.text("who")) { try Attribution(kept: $0) }
    let tags = try row.convert("tags", row.text("tags")) { try Tags(lines: $0) }
    self = try row.convert("korean", who) {
      try SayingDetails(korean: korean, english: english, who: $0, tags: tags)
    }
  }
}

extension Tags {
  fileprivate init(lines: String) throws {
    try self.init(lines.utf8.split(separator: 0x0A).map { try Tag(kept: String(Substring($0))) })
  }
}

extension SQLValue {
  /// The moment, or null where there is none.
  static func instant(_ value: Instant?) -> SQLValue {
    .integer(value?.milliseconds)
  }
}
