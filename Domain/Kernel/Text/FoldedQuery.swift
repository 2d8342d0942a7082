/// A search query that is folded once, to be matched against many texts.
package struct FoldedQuery: Sendable {
  private let letters: [UInt32]
  /// The query in units for matching by initial consonants; nil if it has no standalone consonant.
  private let units: FoldedSource?
  /// Whether the words consist of consonants and spaces.
  let consistsOfInitials: Bool
  /// Variants of the query with one inserted space; see ``MissingSpace``.
  private let spacedVariants: [FoldedQuery]

  package init(_ words: String) {
    self.init(words, exactly: false)
  }

  init(_ words: String, exactly isExact: Bool) {
    spacedVariants =
      isExact ? [] : MissingSpace.variants(of: words).map { FoldedQuery($0, exactly: true) }
    letters = SearchFolding.letters(of: words)
    let source = SearchFolding.hasOnlyASCIIAndSyllables(words) ? nil : FoldedSource(words)
    units = source?.hasLoneConsonant == true ? source : nil
    consistsOfInitials = units != nil && letters.allSatisfy { Jamo.isConsonant($0) || $0 == 0x20 }
  }

  var isBlank: Bool { letters.isEmpty }

  /// Whether the query has a standalone consonant, as in `김ㅅㅎ`.
  var hasInitials: Bool { units != nil }

  /// Whether the query matches the text; a blank query matches none.
  package func isFound(in text: String) -> Bool {
    if isBlank { return false }
    let letters = consistsOfInitials ? [] : SearchFolding.letters(of: text)
    let source = units == nil ? nil : FoldedSource(text)
    if occurs(in: letters, source) { return true }
    // Variants with an inserted space cannot match a text without one.
    return (consistsOfInitials || letters.contains(0x20))
      && spacedVariants.contains { $0.occurs(in: letters, source) }
  }

  private func occurs(in letters: [UInt32], _ source: FoldedSource?) -> Bool {
    if !consistsOfInitials, occurs(in: letters) { return true }
    guard let units, let source else { return false }
    return !source.ranges(ofUnitsIn: units).isEmpty
  }

  /// Returns the ranges of all matches as whole characters, in order and without overlaps.
  package func matchRanges(in text: String) -> [Range<String.Index>] {
    let text = FoldedSource(text)
    return ([self] + spacedVariants).lazy.map { $0.matchRanges(in: text) }.first { !$0.isEmpty }
      ?? []
  }

  private func matchRanges(in text: FoldedSource) -> [Range<String.Index>] {
    let found = consistsOfInitials ? [] : text.ranges(ofLetters: letters)
    return found.isEmpty ? units.map(text.ranges(ofUnitsIn:)) ?? [] : found
  }

  private func occurs(in text: [UInt32]) -> Bool {
    var start = 0
    while start + letters.count <= text.count {
      if text[start] == letters[0], text[start...].starts(with: letters) { return true }
      start += 1
    }
    return false
  }
}
