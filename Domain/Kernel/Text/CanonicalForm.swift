/// Canonical normalization form of Unicode: letters combined with their marks (NFC), or separated
/// (NFD).
package enum CanonicalForm {
  case composed
  case decomposed

  /// Returns the scalars in this form.
  package func normalized(_ letters: [UInt32]) -> [UInt32] {
    var spelled: [UInt32] = []
    // Reserve capacity, since growing would leave copies in memory, and secrets are overwritten in
    // place.
    spelled.reserveCapacity(letters.count * CanonicalForm.maxParts)
    for letter in letters { CanonicalForm.append(letter, to: &spelled) }
    CanonicalForm.sortMarks(&spelled)
    if self == .composed { CanonicalForm.compose(&spelled) }
    return spelled
  }

  /// Maximum number of scalars in a decomposition.
  private static let maxParts = 4

  private static func append(_ letter: UInt32, to letters: inout [UInt32]) {
    if let (first, rest) = HangulParts.decomposition(of: letter)
      ?? CompositionTable.decomposition(of: letter)
    {
      append(first, to: &letters)
      if rest != 0 { append(rest, to: &letters) }
    } else {
      letters.append(letter)
    }
  }

  /// Sorts each run of marks by their canonical combining class.
  private static func sortMarks(_ letters: inout [UInt32]) {
    for place in letters.indices {
      let rank = combiningClass(of: letters[place])
      var free = place
      while rank > 0, free > 0, CanonicalForm.combiningClass(of: letters[free - 1]) > rank {
        letters.swapAt(free, free - 1)
        free -= 1
      }
    }
  }

  private static func compose(_ letters: inout [UInt32]) {
    var kept = 0
    var starter: Int?
    var lastRank: UInt8 = 0
    for letter in letters {
      let rank = combiningClass(of: letter)
      // A mark is not combined with the starter if one of equal or higher class is between them.
      let isNext = starter == kept - 1
      if let starter, isNext || (lastRank < rank && lastRank > 0),
        let whole = HangulParts.composition(of: letters[starter], letter)
          ?? CompositionTable.composition(of: letters[starter], letter)
      {
        letters[starter] = whole
        continue
      }
      if rank == 0 { starter = kept }
      lastRank = rank
      letters[kept] = letter
      kept += 1
    }
    for place in kept..<letters.count { letters[place] = 0 }
    letters.removeLast(letters.count - kept)
  }

  private static func combiningClass(of letter: UInt32) -> UInt8 {
    guard letter >= 0x300 else { return 0 }
    return Unicode.Scalar(letter)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}

/// Composition of Hangul syllables from conjoining jamo, which follows from their code points.
private enum HangulParts {
  private static let (syllables, initials, vowels, finals): (UInt32, UInt32, UInt32, UInt32) =
    (0xAC00, 0x1100, 0x1161, 0x11A7)

  static func decomposition(of letter: UInt32) -> (UInt32, UInt32)? {
    guard Jamo.isSyllable(letter) else { return nil }
    let place = letter - syllables
    let final = place % 28
    if final > 0 { return (letter - final, finals + final) }
    return (initials + place / 588, vowels + place / 28 % 21)
  }

  static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    if first &- initials < 19, second &- vowels < 21 {
      return syllables + (first - initials) * 588 + (second - vowels) * 28
    }
    let isOpen = Jamo.isSyllable(first) && (first - syllables) % 28 == 0
    guard isOpen, (1..<28).contains(second &- finals) else { return nil }
    return first + second - finals
  }
}
