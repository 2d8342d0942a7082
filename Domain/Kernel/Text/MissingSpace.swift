/// Variants of a search word with one space inserted: `부산여행` also finds 부산 여행, as does
/// `ㅂㅅㅇㅎ`; `icecream` finds ice cream.
///
/// Short words have no variants, since these would match wherever one word ends and another begins.
package enum MissingSpace {
  private static let (minCells, minConsonants, maxLength) = (6, 4, 24)

  package static func variants(of word: String) -> [String] {
    let letters = Array(word.unicodeScalars.prefix(maxLength + 1))
    guard letters.count <= maxLength else { return [] }
    let kinds = letters.map(Letter.init)
    guard !kinds.contains(.other), kinds.contains(where: { $0 != .digit }) else { return [] }
    let consonants = kinds.count { $0 == .consonant }
    let cells = letters.count + kinds.count { $0 == .syllable }
    // A mix of syllables and standalone consonants is ambiguous.
    guard consonants == 0 ? cells >= minCells : consonants == kinds.count,
      consonants == 0 || consonants >= minConsonants
    else { return [] }
    return (1..<letters.count).compactMap { place in
      // A single Latin letter is rarely a word.
      let isLatin = kinds[place - 1] == .latin && kinds[place] == .latin
      guard !isLatin || (2...letters.count - 2).contains(place) else { return nil }
      var text = String.UnicodeScalarView(letters[..<place])
      text.append(" ")
      text.append(contentsOf: letters[place...])
      return String(text)
    }
  }

  private enum Letter {
    case syllable, consonant, latin, digit, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z", "A"..."Z": self = .latin
      case "0"..."9": self = .digit
      default:
        self =
          Jamo.isSyllable(scalar.value)
          ? .syllable : Jamo.isConsonant(scalar.value) ? .consonant : .other
      }
    }
  }
}
