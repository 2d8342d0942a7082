/// Words as they are looked for in texts, folded once for all of them.
struct SearchedWords {
  private let letters: [UInt32]
  /// Only where a consonant stands alone: no other words need to be looked for in two ways.
  private let units: [FoldedSource.Unit]?
  /// Whether they are only consonants, spaces apart.
  let isInitials: Bool
  /// The same with a blank more, where one may be missing.
  private let spellings: [String]

  init(_ words: String, exactly isExact: Bool = false) {
    spellings = isExact ? [] : MissingBlank.spellings(of: words)
    letters = SearchFolding.letters(of: words)
    let units = SearchFolding.isPlain(words) ? [] : FoldedSource(words).units
    let hasInitials = units.contains(where: \.isLoneConsonant)
    self.units = hasInitials ? units : nil
    isInitials = hasInitials && letters.allSatisfy { Jamo.isConsonant($0) || $0 == 0x20 }
  }

  var isBlank: Bool { letters.isEmpty }

  /// Whether a consonant stands alone.
  var hasInitials: Bool { units != nil }

  /// Whether they are found in the text; blank ones are found in none.
  func isFound(in text: String) -> Bool {
    stand(exactlyIn: text) || spaced.contains { $0.stand(exactlyIn: text) }
  }

  private var spaced: [SearchedWords] { spellings.map { SearchedWords($0, exactly: true) } }

  private func stand(exactlyIn text: String) -> Bool {
    if isBlank { return false }
    if !isInitials, stand(in: SearchFolding.letters(of: text)) { return true }
    return units.map { !FoldedSource(text).ranges(ofUnits: $0).isEmpty } ?? false
  }

  /// Where they are found, in order and apart from one another, as whole characters.
  func hits(in text: String) -> [Range<String.Index>] {
    let exact = exactHits(in: text)
    guard exact.isEmpty else { return exact }
    return spaced.lazy.map { $0.exactHits(in: text) }.first { !$0.isEmpty } ?? []
  }

  private func exactHits(in text: String) -> [Range<String.Index>] {
    let text = FoldedSource(text)
    let found = isInitials ? [] : text.ranges(ofLetters: letters)
    return found.isEmpty ? units.map(text.ranges(ofUnits:)) ?? [] : found
  }

  private func stand(in text: [UInt32]) -> Bool {
    var start = 0
    while start + letters.count <= text.count {
      if text[start] == letters[0], text[start...].starts(with: letters) { return true }
      start += 1
    }
    return false
  }
}
