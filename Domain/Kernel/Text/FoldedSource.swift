/// A folded text in which each letter is mapped back to its character in the original.
struct FoldedSource {
  /// A character of the folded text; for a Hangul syllable, all its jamo.
  private struct Unit {
    /// Range of the character's letters in the folded text.
    let letters: Range<Int>
    let origin: Range<String.Index>
  }

  private let letters: [UInt32]
  private let units: [Unit]

  init(_ text: String) {
    var folded = FoldedLetters(capacity: text.utf8.count)
    var units: [Unit] = []
    let scalars = text.unicodeScalars
    var index = text.startIndex
    while index < text.endIndex {
      let origin = index..<text.index(after: index)
      var start = folded.letters.count
      for scalar in scalars[origin] { folded.append(scalar) }
      let end = folded.letters.count
      func append(_ letters: Range<Int>) { units.append(Unit(letters: letters, origin: origin)) }
      if start < end, folded.letters[start] == 0x20 {
        append(start..<start + 1)
        start += 1
      }
      if end - start > 1 && folded.letters[start..<end].allSatisfy(Jamo.isConsonant) {
        // Keyboards often combine two initial consonants into one letter, such as ㄱㅅ into ㄳ.
        for place in start..<end { append(place..<place + 1) }
      } else if start < end {
        append(start..<end)
      }
      index = origin.upperBound
    }
    letters = folded.letters
    self.units = units
  }

  /// Whether the text has a standalone consonant, which matches the initial of a syllable.
  var hasLoneConsonant: Bool { units.contains(where: isLoneConsonant) }

  private func isLoneConsonant(_ unit: Unit) -> Bool {
    unit.letters.count == 1 && Jamo.isConsonant(letters[unit.letters.lowerBound])
  }

  /// Returns the ranges of the letters' occurrences, in order and without overlaps.
  func ranges(ofLetters wanted: [UInt32]) -> [Range<String.Index>] {
    guard let first = wanted.first else { return [] }
    let found = nonOverlappingRanges(of: wanted.count, among: letters.count) { start in
      letters[start] == first && letters[start..<start + wanted.count].elementsEqual(wanted)
    }
    // Most texts have no occurrence.
    guard !found.isEmpty else { return [] }
    let origins = units.flatMap { unit in unit.letters.map { _ in unit.origin } }
    return found.map { origins[$0.lowerBound].lowerBound..<origins[$0.upperBound - 1].upperBound }
  }

  /// Returns the ranges that match the other text. A standalone consonant in it matches a whole
  /// syllable with that initial.
  func ranges(ofUnitsIn wanted: FoldedSource) -> [Range<String.Index>] {
    let last = wanted.units.count - 1
    return nonOverlappingRanges(of: wanted.units.count, among: units.count) { start in
      (0...last).allSatisfy { place in
        let unit = wanted.units[place]
        return matches(
          wanted.letters[unit.letters], at: units[start + place].letters,
          onlyFirst: place == last || wanted.isLoneConsonant(unit))
      }
    }.map { units[$0.lowerBound].origin.lowerBound..<units[$0.upperBound - 1].origin.upperBound }
  }

  /// Whether the letters in the range equal the wanted ones or, if `onlyFirst`, begin with them.
  private func matches(
    _ wanted: ArraySlice<UInt32>, at places: Range<Int>, onlyFirst: Bool
  ) -> Bool {
    (onlyFirst ? wanted.count <= places.count : wanted.count == places.count)
      && letters[places].starts(with: wanted)
  }

  private func nonOverlappingRanges(
    of length: Int, among count: Int, where isFound: (Int) -> Bool
  ) -> [Range<Int>] {
    guard length > 0 else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    while start + length <= count {
      if isFound(start) {
        found.append(start..<start + length)
        start += length
      } else {
        start += 1
      }
    }
    return found
  }
}
