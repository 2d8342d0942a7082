/// What names are sorted by, byte by byte, on every store: as a dictionary has them, Hangul
/// by syllables, case and accents aside.
///
/// The folded text will not do: it would put 강민 before 가은.
public enum SortKey {
  public static func of(_ name: String) -> String {
    var key = ""
    for character in name {
      let scalars = Array(character.unicodeScalars)
      if let syllable = syllable(of: scalars) {
        key.unicodeScalars.append(syllable)
      } else if character.isWhitespace {
        key += " "
      } else {
        key += SearchFolding.folded(String(character))
      }
    }
    return key
  }

  /// Whether one key stands before another.
  public static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// The Hangul syllable that a character is, composed or not.
  private static func syllable(of scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard let first = scalars.first?.value, scalars.count <= 3 else { return nil }
    let rest = scalars.dropFirst().map(\.value)
    if (0xAC00...0xD7A3).contains(first) {
      return closed(first, by: rest)
    }
    guard (0x1100...0x1112).contains(first), let vowel = rest.first,
      (0x1161...0x1175).contains(vowel)
    else { return nil }
    let open = 0xAC00 + ((first - 0x1100) * 21 + vowel - 0x1161) * 28
    return closed(open, by: Array(rest.dropFirst()))
  }

  private static func closed(_ syllable: UInt32, by finals: [UInt32]) -> Unicode.Scalar? {
    guard let final = finals.first else { return Unicode.Scalar(syllable) }
    guard finals.count == 1, (0x11A8...0x11C2).contains(final), (syllable - 0xAC00) % 28 == 0
    else { return nil }
    return Unicode.Scalar(syllable + final - 0x11A7)
  }
}
