/// Finds the one item that a user means by a few words.
///
/// A complete name has priority over names that contain the words at the beginning, inside, or as
/// initial consonants; the last letters of an id rank equal to these. If no name matches, spaces
/// are ignored. Several matches are ambiguous, never guessed.
package struct NameResolver<Thing> {
  /// Number of best candidates that a store has to return for a correct choice.
  package static var enoughCandidates: Int { 20 }
  /// Number of names among which the nearest are searched.
  package static var enoughNames: Int { 200 }
  /// Maximum length of a name in bytes, more than the longest sentence of a book. Longer queries
  /// match nothing and would be slow.
  private static var longestName: Int { 8000 }

  private let kind: Kind
  private let id: (Thing) -> ID<Thing>
  private let names: (Thing) -> [String]
  private let shown: (Thing) -> String
  private let dueOn: (Thing) -> Day?
  private let isPreferred: (Thing) -> Bool

  /// `shown` is the candidate's text in lists, by default all its names, as the second may
  /// distinguish two; `dueOn` distinguishes equal ones. A single preferred match has priority over
  /// others.
  package init(
    _ kind: Kind, id: @escaping (Thing) -> ID<Thing>, names: @escaping (Thing) -> [String],
    shown: ((Thing) -> String)? = nil, dueOn: @escaping (Thing) -> Day? = { _ in nil },
    isPreferred: @escaping (Thing) -> Bool = { _ in false }
  ) {
    self.kind = kind
    self.id = id
    self.names = names
    self.shown = shown ?? { names($0).joined(separator: ", ") }
    self.dueOn = dueOn
    self.isPreferred = isPreferred
  }

  /// Returns the matching item among the delivered ones, first for the words, then ignoring spaces,
  /// then as a name within a sentence. Throws ``DomainError/notFound(_:query:nearest:)`` with the
  /// nearest known names, or ``DomainError/ambiguous(_:query:candidates:)``.
  package func choose(
    _ words: String, among delivered: (NameMatcher) throws -> [Thing],
    known: () throws -> [String]
  ) throws -> Thing {
    guard words.utf8.count <= Self.longestName else {
      throw DomainError.notFound(kind, query: words, nearest: [])
    }
    let things = try delivered(NameMatcher(words))
    if let thing = try only(of: meant(by: words, among: things), meantBy: words) { return thing }
    let others = try meant(
      bySpaceless: words, among: delivered(NameMatcher(spaceless: words)))
    if let thing = try only(of: others, meantBy: words) { return thing }
    let names = try known()
    if let name = SpokenName(words).only(among: names),
      let thing = try only(of: meant(by: name, among: delivered(NameMatcher(name))), meantBy: words)
    {
      return thing
    }
    let nearest = NearestNames.of(words, among: names)
    throw DomainError.notFound(kind, query: words, nearest: nearest)
  }

  private func meant(bySpaceless words: String, among things: [Thing]) -> [Thing] {
    let fits = things.map { NameFit(ofSpaceless: words, toAny: names($0)) }
    let isWhole = fits.contains(.exact)
    return zip(things, fits).filter { isWhole ? $1 == .exact : $1 != nil }.map(\.0)
  }

  /// Returns the only item, or nil if there is none. Throws
  /// ``DomainError/ambiguous(_:query:candidates:)`` for several, each with an unambiguous tail of
  /// its id.
  package func only(of things: [Thing], meantBy words: String) throws -> Thing? {
    guard things.count > 1 else { return things.first }
    let preferred = things.filter(isPreferred)
    // If the store returned its maximum, there may be another preferred item.
    if preferred.count == 1, things.count < NameResolver.enoughCandidates { return preferred[0] }
    throw DomainError.ambiguous(kind, query: words, candidates: candidates(things))
  }

  func candidates(_ things: [Thing]) -> [Candidate] {
    let names = things.map(shown)
    return zip(things, tails(of: things)).map { thing, tail in
      let name = shown(thing)
      let isShared = names.count { $0 == name } > 1
      return Candidate(name: name, id: tail, dueOn: isShared ? dueOn(thing) : nil)
    }
  }

  private func tails(of things: [Thing]) -> [String] {
    let spellings = things.map { id($0).spelling }
    let tails = (5...13).lazy.map { length in spellings.map { String($0.suffix(length)) } }
    return tails.first { Set($0).count == $0.count } ?? spellings
  }

  /// Returns the matching items in the given order: those with exactly that name, or else all
  /// matches.
  package func meant(by words: String, among things: [Thing]) -> [Thing] {
    let fits = things.map { NameFit(of: words, toAny: names($0)) }
    if fits.contains(.exact) { return zip(things, fits).filter { $1 == .exact }.map(\.0) }
    let tail = IDTail(words.tidied(keepingLines: false))
    return zip(things, fits).compactMap { thing, fit in
      fit != nil || tail?.matches(id(thing)) == true ? thing : nil
    }
  }
}
