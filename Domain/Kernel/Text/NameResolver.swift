/// Finds the one item that a user means by a few words.
///
/// A complete name has priority over names that contain the words at the beginning, inside, or as
/// initial consonants; the last letters of an id rank equal to these. If no name matches, spaces
/// are ignored. Several matches are ambiguous, never guessed.
package struct NameResolver<Item> {
  /// Number of best candidates that a store has to return for a correct choice.
  package static var candidateLimit: Int { 20 }
  /// Number of names among which the nearest are searched.
  package static var nameLimit: Int { 200 }
  /// Maximum length of a name in bytes, more than the longest sentence of a book. Longer queries
  /// match nothing and would be slow.
  private static var maxNameBytes: Int { 8000 }

  private let kind: Kind
  private let id: (Item) -> ID<Item>
  private let names: (Item) -> [String]
  private let displayText: (Item) -> String
  private let dueOn: (Item) -> Day?
  private let isPreferred: (Item) -> Bool

  /// `shown` is the candidate's text in lists, by default all its names, as the second may
  /// distinguish two; `dueOn` distinguishes equal ones. A single preferred match has priority over
  /// others.
  package init(
    _ kind: Kind, id: @escaping (Item) -> ID<Item>, names: @escaping (Item) -> [String],
    shown: ((Item) -> String)? = nil, dueOn: @escaping (Item) -> Day? = { _ in nil },
    isPreferred: @escaping (Item) -> Bool = { _ in false }
  ) {
    self.kind = kind
    self.id = id
    self.names = names
    self.displayText = shown ?? { names($0).joined(separator: ", ") }
    self.dueOn = dueOn
    self.isPreferred = isPreferred
  }

  /// Returns the matching item among the delivered ones, first for the words, then ignoring spaces,
  /// then as a name within a sentence. Throws ``DomainError/notFound(_:query:nearest:)`` with the
  /// nearest known names, or ``DomainError/ambiguous(_:query:candidates:)``.
  package func choose(
    _ words: String, among delivered: (NameMatcher) throws -> [Item],
    known: () throws -> [String]
  ) throws -> Item {
    guard words.utf8.count <= Self.maxNameBytes else {
      throw DomainError.notFound(kind, query: words, nearest: [])
    }
    let things = try delivered(NameMatcher(words))
    if let thing = try onlyMatch(of: matched(by: words, among: things), meantBy: words) {
      return thing
    }
    let others = try matched(
      bySpaceless: words, among: delivered(NameMatcher(spaceless: words)))
    if let thing = try onlyMatch(of: others, meantBy: words) { return thing }
    let names = try known()
    if let name = SpokenName(words).onlyMatch(among: names),
      let thing = try onlyMatch(
        of: matched(by: name, among: delivered(NameMatcher(name))), meantBy: words)
    {
      return thing
    }
    let nearest = NearestNames.suggestions(for: words, among: names)
    throw DomainError.notFound(kind, query: words, nearest: nearest)
  }

  private func matched(bySpaceless words: String, among things: [Item]) -> [Item] {
    let fits = things.map { NameMatchQuality(ofSpaceless: words, toAny: names($0)) }
    let isWhole = fits.contains(.exact)
    return zip(things, fits).filter { isWhole ? $1 == .exact : $1 != nil }.map(\.0)
  }

  /// Returns the only item, or nil if there is none. Throws
  /// ``DomainError/ambiguous(_:query:candidates:)`` for several, each with an unambiguous tail of
  /// its id.
  package func onlyMatch(of things: [Item], meantBy words: String) throws -> Item? {
    guard things.count > 1 else { return things.first }
    let preferred = things.filter(isPreferred)
    // If the store returned its maximum, there may be another preferred item.
    if preferred.count == 1, things.count < NameResolver.candidateLimit { return preferred[0] }
    throw DomainError.ambiguous(kind, query: words, candidates: candidates(things))
  }

  func candidates(_ things: [Item]) -> [Candidate] {
    let names = things.map(displayText)
    return zip(things, tails(of: things)).map { thing, tail in
      let name = displayText(thing)
      let isShared = names.count { $0 == name } > 1
      return Candidate(name: name, id: tail, dueOn: isShared ? dueOn(thing) : nil)
    }
  }

  private func tails(of things: [Item]) -> [String] {
    let spellings = things.map { id($0).fullForm }
    let tails = (5...13).lazy.map { length in spellings.map { String($0.suffix(length)) } }
    return tails.first { Set($0).count == $0.count } ?? spellings
  }

  /// Returns the matching items in the given order: those with exactly that name, or else all
  /// matches.
  package func matched(by words: String, among things: [Item]) -> [Item] {
    let fits = things.map { NameMatchQuality(of: words, toAny: names($0)) }
    if fits.contains(.exact) { return zip(things, fits).filter { $1 == .exact }.map(\.0) }
    let tail = IDTail(words.normalizingWhitespace(keepingLines: false))
    return zip(things, fits).compactMap { thing, fit in
      fit != nil || tail?.matches(id(thing)) == true ? thing : nil
    }
  }
}
