/// Finds the one item that a user means by a few words.
///
/// A complete name has priority. Next come names that contain the words at the beginning, inside,
/// or as initial consonants, and ids that end with them. If nothing matches, spaces are ignored. If
/// several items match, this is an error; none is chosen.
package struct NameResolver<Item> {
  /// Number of best candidates that a store has to return so that the right item is among them.
  package static var candidateLimit: Int { 20 }
  /// Number of names among which the nearest ones are looked for.
  package static var nameLimit: Int { 200 }
  /// Maximum length of a query in bytes; names are shorter, even the longest sentence of a book. A
  /// longer query matches nothing, and comparing it would be slow.
  private static var maxNameBytes: Int { 8000 }

  private let kind: Kind
  private let id: (Item) -> ID<Item>
  private let names: (Item) -> [String]
  private let displayText: (Item) -> String
  private let details: (Item) -> [CandidateDetail]
  private let isPreferred: (Item) -> Bool

  /// Creates a resolver. Optional parameters:
  ///
  /// - `shown` is an item's text in a list of candidates. By default it is all names, since a
  ///   second name may distinguish two items.
  /// - `details` distinguish items with equal texts.
  /// - `isPreferred`: a single preferred match has priority over the others.
  package init(
    _ kind: Kind, id: @escaping (Item) -> ID<Item>, names: @escaping (Item) -> [String],
    shown: ((Item) -> String)? = nil,
    details: @escaping (Item) -> [CandidateDetail] = { _ in [] },
    isPreferred: @escaping (Item) -> Bool = { _ in false }
  ) {
    self.kind = kind
    self.id = id
    self.names = names
    self.displayText = shown ?? { names($0).joined(separator: ", ") }
    self.details = details
    self.isPreferred = isPreferred
  }

  /// Returns the item that the words mean, among those that `delivered` returns. Tries the words as
  /// they are, then without spaces, then as a name within a sentence (``SpokenName``). Throws
  /// ``DomainError/notFound(_:query:nearest:)`` with the nearest known names, or
  /// ``DomainError/ambiguous(_:query:candidates:)``.
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

  /// Returns the only item; nil if there is none. For several, throws
  /// ``DomainError/ambiguous(_:query:candidates:)``, in which each has an unambiguous end of its
  /// id.
  package func onlyMatch(of things: [Item], meantBy words: String) throws -> Item? {
    guard things.count > 1 else { return things.first }
    let preferred = things.filter(isPreferred)
    // If the store returned as many items as possible, there may be another preferred one.
    if preferred.count == 1, things.count < NameResolver.candidateLimit { return preferred[0] }
    throw DomainError.ambiguous(kind, query: words, candidates: candidates(things))
  }

  func candidates(_ things: [Item]) -> [Candidate] {
    zip(things, tails(of: things)).map { thing, tail in
      Candidate(name: displayText(thing), id: tail, details: details(thing))
    }
  }

  private func tails(of things: [Item]) -> [String] {
    let spellings = things.map { id($0).fullForm }
    let tails = (5...13).lazy.map { length in spellings.map { String($0.suffix(length)) } }
    return tails.first { Set($0).count == $0.count } ?? spellings
  }

  /// Returns the items, in the given order, with exactly that name; if there are none, all that
  /// match.
  package func matched(by words: String, among things: [Item]) -> [Item] {
    let fits = things.map { NameMatchQuality(of: words, toAny: names($0)) }
    if fits.contains(.exact) { return zip(things, fits).filter { $1 == .exact }.map(\.0) }
    let tail = IDTail(words.normalizingWhitespace(keepingLines: false))
    return zip(things, fits).compactMap { thing, fit in
      fit != nil || tail?.matches(id(thing)) == true ? thing : nil
    }
  }
}
