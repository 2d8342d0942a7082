import HearthDomain

/// Custom shelves and tags, for which books have no field.
enum BookShelves {
  private static let stateShelves: Set<String> = [
    "", "to-read", "currently-reading", "read", "your library",
  ]

  /// Returns the shelves as tags such as `#cozy #winter-2020`, which searches find. Names that only
  /// repeat the state of the book are left out.
  static func tags(_ names: [some StringProtocol]) -> String {
    var seen = stateShelves
    return names.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "-") }
      .filter { seen.insert($0.lowercased()).inserted }.map { "#" + $0 }.joined(separator: " ")
  }
}

extension BookAuthor {
  /// Cuts the names to the maximum length at a comma, adding a fact.
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
  /// Cuts the text to the maximum length, adding a fact.
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
