import HearthDomain

/// Custom shelves and tags, for which books have no field.
enum BookShelves {
  private static let stateShelves: Set<String> = [
    "", "to-read", "currently-reading", "read", "your library",
  ]

  /// Returns the names in a list of shelves, without blanks.
  static func names(_ list: String) -> [String] {
    list.split { ",;|".contains($0) }.map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    }
  }

  /// Returns the shelves as tags such as `#cozy #winter-2020`, so that searches find them. Omits
  /// shelves that only repeat the book's state.
  static func tags(_ names: [some StringProtocol]) -> String {
    var seen = stateShelves
    return names.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "-") }
      .filter { seen.insert($0.lowercased()).inserted }.map { "#" + $0 }.joined(separator: " ")
  }
}

extension BookAuthor {
  /// Cuts the names at a comma if they are too long, and reports that.
  init(cutting names: String, _ facts: inout [ImportFact]) {
    if let author = try? BookAuthor(names) {
      self = author
      return
    }
    var rest = names[...]
    while let comma = rest.lastIndex(where: { ",;&".contains($0) }) {
      rest = rest[..<comma]
      guard let author = try? BookAuthor(String(rest)), !author.isEmpty else { continue }
      facts.append(.truncated(field: "author", to: author.value.count))
      self = author
      return
    }
    let cut = String(names.prefix(BookAuthorRule.lengthRange.upperBound))
    facts.append(.truncated(field: "author", to: cut.count))
    self = (try? BookAuthor(cut)) ?? .blank
  }
}

extension BookDescription {
  /// Cuts the text if it is too long, and reports that.
  init(cutting text: String, _ facts: inout [ImportFact]) {
    if let whole = try? BookDescription(imported: text) {
      self = whole
      return
    }
    let cut = String(text.prefix(BookDescriptionRule.maxImportedLength))
    facts.append(.truncated(field: "review", to: cut.count))
    self = (try? BookDescription(imported: cut)) ?? .blank
  }
}
