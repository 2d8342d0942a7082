/// Sort key of a name, which every store compares by bytes. The order is that of a dictionary, with
/// Hangul by syllables, ignoring case and accents.
///
/// The folded text would not do: it sorts 강민 before 가은.
public enum SortKey {
  public static func key(for name: String) -> String {
    if let plain = plainKey(name) { return plain }
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

  /// Returns the key of a simple name, which consists of printable ASCII and Hangul syllables; only
  /// capitals have to be changed. Nil for other names.
  private static func plainKey(_ name: String) -> String? {
    var hasCapitals = false
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A: hasCapitals = true
      case 0x20...0x7E, 0xAC00...0xD7A3: continue
      default: return nil
      }
    }
    guard hasCapitals else { return name }
    let small = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: small, as: UTF8.self)
  }

  /// Whether the left key sorts before the right one.
  public static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Returns the Hangul syllable that the scalars form, composed or not; nil for other characters.
  private static func syllable(of scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard let first = scalars.first?.value, scalars.count <= 3 else { return nil }
    let rest = scalars.dropFirst().map(\.value)
    if (0xAC00...0xD7A3).contains(first) {
      return addingFinal(first, by: rest)
    }
    guard (0x1100...0x1112).contains(first), let vowel = rest.first,
      (0x1161...0x1175).contains(vowel)
    else { return nil }
    let open = 0xAC00 + ((first - 0x1100) * 21 + vowel - 0x1161) * 28
    return addingFinal(open, by: Array(rest.dropFirst()))
  }

  private static func addingFinal(_ syllable: UInt32, by finals: [UInt32]) -> Unicode.Scalar? {
    guard let final = finals.first else { return Unicode.Scalar(syllable) }
    guard finals.count == 1, (0x11A8...0x11C2).contains(final), (syllable - 0xAC00) % 28 == 0
    else { return nil }
    return Unicode.Scalar(syllable + final - 0x11A7)
  }
}
