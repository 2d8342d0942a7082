import HearthDomain

/// An item that the first words of a line name, and the words after its name. If several beginnings
/// name an item, the longest one is used.
struct NamedPrefix<Thing> {
  let item: Thing
  let name: String
  /// The words after the name; may be empty.
  let remainingWords: [String]

  /// Finds the item. Throws the error of `find` if no beginning names exactly one item, or if there
  /// are no words.
  init(
    _ words: [String], names: (Thing) -> [String], find: (String) throws -> Thing
  ) throws {
    // A quoted text cannot be part of an unquoted name, so it ends the name before it.
    let quoted = words.firstIndex { $0.contains(where: \.isWhitespace) }
    var count = min(words.count, max(1, quoted ?? 1))
    var found = Result { try find(words[..<count].joined(separator: " ")) }
    // If no name contains these words, none contains them followed by more words.
    for longer in (quoted == nil ? words.indices.dropFirst() : 0..<0).map({ $0 + 1 }) {
      let name = words[..<longer].joined(separator: " ")
      let next = Result { try find(name) }
      let known: [String]
      switch next {
      case .success(let thing): known = names(thing)
      case .failure(DomainError.ambiguous(_, _, let candidates)): known = candidates.map(\.name)
      case .failure(DomainError.notFound): known = []
      case .failure(let error): throw error
      }
      if known.isEmpty { break }
      if known.contains(where: { NamedPrefix.containsWholeWords(name, in: $0) }) {
        (found, count) = (next, longer)
      }
    }
    item = try found.get()
    name = words[..<count].joined(separator: " ")
    remainingWords = Array(words[count...])
  }

  /// Whether the words occur in the name as whole words: `walden I` does not in `Walden II`.
  private static func containsWholeWords(_ words: String, in name: String) -> Bool {
    WholeWords.occur(SearchFolding.folded(words), in: SearchFolding.folded(name))
      || NameMatchQuality(ofSpaceless: words, toAny: [name]) == .exact
  }
}

/// Finds two items by their names. If `first` names no item, the words are split elsewhere: `the
/// hobbit walden` are two books if no book is named `the`.
func findTwoItems<First, Second>(
  _ first: String, _ second: String, names: (First) -> [String], find: (String) throws -> First,
  then: (First, String) throws -> Second
) throws -> (First, Second) {
  do {
    let thing = try find(first)
    return (thing, try then(thing, second))
  } catch let error as DomainError {
    let words = [first] + second.split(separator: " ").map { String($0) }
    guard error.isNamingError, words.count > 2, !first.contains(where: \.isWhitespace) else {
      throw error
    }
    let found = try NamedPrefix(words, names: names, find: find)
    guard !found.remainingWords.isEmpty, found.remainingWords.count < words.count - 1 else {
      throw error
    }
    return (found.item, try then(found.item, found.remainingWords.joined(separator: " ")))
  }
}

extension DomainError {
  /// Whether the error says that words do not name exactly one item.
  fileprivate var isNamingError: Bool {
    switch self {
    case .notFound, .ambiguous: true
    case .invalid, .conflict, .refused, .unavailable, .damaged, .uncertain: false
    }
  }
}
