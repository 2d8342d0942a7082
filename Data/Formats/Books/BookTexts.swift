import HearthDomain

/// The shelves and tags of somebody's own, for which books have no place.
enum BookShelves {
  private static let usual: Set<String> = [
    "", "to-read", "currently-reading", "read", "your library",
  ]

  /// Such as `#cozy #winter-2020`, as a search finds these as well. What tells the state of the
  /// book is no shelf of that kind, unless it tells more than there is a state for.
  static func words(_ names: [some StringProtocol]) -> String {
    var seen = usual
    return names.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "-") }
      .filter { seen.insert($0.lowercased()).inserted }.map { "#" + $0 }.joined(separator: " ")
  }
}

extension BookAuthor {
  /// The names, of which as many are kept as there is room for.
  init(cutting names: String, _ facts: inout [ImportFact]) {
    if let author = try? BookAuthor(names) {
      self = author
      return
    }
    var rest = names[...]
    while let comma = rest.lastIndex(where: { ",;&".contains($0) }) {
      rest = rest[..<comma]
      guard let author = try? BookAuthor(String(rest)), !author.isEmpty else { continue }
      facts.append(.cut(field: "author", to: author.value.count))
      self = author
      return
    }
    let cut = String(names.prefix(BookAuthorRule.characters.upperBound))
    facts.append(.cut(field: "author", to: cut.count))
    self = (try? BookAuthor(cut)) ?? .blank
  }
}

extension BookDescription {
  /// The text, or as much of one that is longer than any as there is room for.
  init(cutting text: String, _ facts: inout [ImportFact]) {
    if let whole = try? BookDescription(imported: text) {
      self = whole
      return
    }
    let cut = String(text.prefix(BookDescriptionRule.mostImported))
    facts.append(.cut(field: "review", to: cut.count))
    self = (try? BookDescription(imported: cut)) ?? .blank
  }
}
