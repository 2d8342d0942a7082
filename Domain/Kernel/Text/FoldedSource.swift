/// A folded text that still knows which characters of the original its letters came from.
struct FoldedSource {
  /// The letters of one character: of a syllable all its jamo.
  struct Unit {
    let letters: [UInt32]
    let origin: Range<String.Index>

    /// Whether a consonant stands alone, to be taken for the initial of a syllable.
    var isLoneConsonant: Bool {
      letters.count == 1 && Jamo.isConsonant(letters[0])
    }

    /// Whether this unit of a query is found in that unit of a text.
    func isFound(in unit: Unit, isLast: Bool) -> Bool {
      isLoneConsonant || isLast
        ? unit.letters.starts(with: letters) : unit.letters == letters
    }
  }

  private(set) var units: [Unit] = []

  init(_ text: String) {
    var folded = FoldedLetters()
    for index in text.indices {
      let before = folded.letters.count
      for scalar in text[index].unicodeScalars { folded.append(scalar) }
      append(folded.letters[before...], origin: index..<text.index(after: index))
    }
  }

  private mutating func append(_ letters: ArraySlice<UInt32>, origin: Range<String.Index>) {
    var letters = letters
    if letters.first == 0x20 {
      units.append(Unit(letters: [0x20], origin: origin))
      letters = letters.dropFirst()
    }
    if letters.count > 1 && letters.allSatisfy(Jamo.isConsonant) {
      // Two initials in a row are often composed into one letter: ㄱㅅ into ㄳ.
      units += letters.map { Unit(letters: [$0], origin: origin) }
    } else if !letters.isEmpty {
      units.append(Unit(letters: Array(letters), origin: origin))
    }
  }

  /// Where these letters stand, in order and apart from one another.
  func ranges(ofLetters wanted: [UInt32]) -> [Range<String.Index>] {
    guard let first = wanted.first else { return [] }
    let letters = units.flatMap(\.letters)
    let found = places(of: wanted.count, among: letters.count) { start in
      letters[start] == first && letters[start..<start + wanted.count].elementsEqual(wanted)
    }
    // In most texts it stands nowhere.
    guard !found.isEmpty else { return [] }
    let origins = units.flatMap { unit in unit.letters.map { _ in unit.origin } }
    return found.map { origins[$0.lowerBound].lowerBound..<origins[$0.upperBound - 1].upperBound }
  }

  /// Where these units stand, lone consonants standing for whole syllables.
  func ranges(ofUnits wanted: [Unit]) -> [Range<String.Index>] {
    places(of: wanted.count, among: units.count) { start in
      wanted.indices.allSatisfy {
        wanted[$0].isFound(in: units[start + $0], isLast: $0 == wanted.count - 1)
      }
    }.map { units[$0.lowerBound].origin.lowerBound..<units[$0.upperBound - 1].origin.upperBound }
  }

  private func places(
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
