/// Finds the one thing of an area that somebody means by a few words.
///
/// A whole name is meant before any that holds the words, be it at its beginning, inside or by
/// initial consonants; the last letters of an identifier are as good as these. Where no name has
/// the words as they stand, their spaces do not count. What two things answer to is ambiguous,
/// never guessed.
package struct NameResolver<Thing> {
  /// How many candidates a store has to deliver, the best first, for the choice to be right.
  package static var enoughCandidates: Int { 20 }
  /// Among how many known names the nearest are looked for.
  package static var enoughNames: Int { 200 }

  private let kind: Kind
  private let id: (Thing) -> ID<Thing>
  private let names: (Thing) -> [String]
  private let shown: (Thing) -> String
  private let dueOn: (Thing) -> Day?
  private let isPreferred: (Thing) -> Bool

  /// Candidates are shown by all their names, for the second may tell two of them apart, unless
  /// something else tells them apart better; those of one name also by the day when they are due.
  /// The only one that is preferred is meant before those that are not.
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

  /// The thing that is meant, among those that a store delivers for words, or else for words of
  /// which no spaces count; throws
  /// ``DomainError/notFound(_:query:nearest:)`` with the nearest of the known names, or
  /// ``DomainError/ambiguous(_:query:candidates:)``.
  package func choose(
    _ words: String, among delivered: (NameMatcher) throws -> [Thing],
    known: () throws -> [String]
  ) throws -> Thing {
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

  /// The only one of the things, nil if there is none; throws
  /// ``DomainError/ambiguous(_:query:candidates:)`` for several, each with a tail of its id
  /// that tells it from the others.
  package func only(of things: [Thing], meantBy words: String) throws -> Thing? {
    guard things.count > 1 else { return things.first }
    let preferred = things.filter(isPreferred)
    // Of more than were delivered there may be another one.
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

  /// All things that the words may mean, in the order given: those of that very name, or else all
  /// that answer to it.
  package func meant(by words: String, among things: [Thing]) -> [Thing] {
    let fits = things.map { NameFit(of: words, toAny: names($0)) }
    if fits.contains(.exact) { return zip(things, fits).filter { $1 == .exact }.map(\.0) }
    let tail = IDTail(words.tidied(keepingLines: false))
    return zip(things, fits).compactMap { thing, fit in
      fit != nil || tail?.matches(id(thing)) == true ? thing : nil
    }
  }
}
