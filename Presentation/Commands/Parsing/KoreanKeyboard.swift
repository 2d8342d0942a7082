/// Converts between Hangul typed with the two-set (2-beolsik) Korean keyboard and the Latin letters
/// on the same keys.
enum KoreanKeyboard {
  /// Returns the Latin letters of the keys; nil if the text contains no Hangul.
  static func latinLetters(of text: String) -> String? {
    var letters = ""
    var sawHangul = false
    for scalar in text.unicodeScalars {
      if let keys = keys(of: scalar.value) {
        letters += keys
        sawHangul = true
      } else {
        letters.unicodeScalars.append(scalar)
      }
    }
    return sawHangul ? letters : nil
  }

  /// Returns the jamo on the keys that type the character: `ㄱ`, `ㅏ` for `가`; nil if the character
  /// is not Hangul.
  static func jamo(of character: Character) -> [Character]? {
    guard let letters = latinLetters(of: String(character)) else { return nil }
    return letters.map { jamoOnKeys[$0] ?? $0 }
  }

  private static let jamoOnKeys: [Character: Character] = {
    let jamo = zip(0x3131..., consonants + vowels).compactMap { value, keys in
      keys.count == 1 ? Unicode.Scalar(UInt32(value)).map { (Character(keys), Character($0)) } : nil
    }
    return Dictionary(uniqueKeysWithValues: jamo)
  }()

  private static func keys(of scalar: UInt32) -> String? {
    switch scalar {
    case 0xAC00...0xD7A3:
      let index = Int(scalar - 0xAC00)
      return initials[index / 588] + vowels[index / 28 % 21] + finals[index % 28]
    case 0x1100...0x1112: return initials[Int(scalar - 0x1100)]
    case 0x1161...0x1175: return vowels[Int(scalar - 0x1161)]
    case 0x11A8...0x11C2: return finals[Int(scalar - 0x11A7)]
    case 0x3131...0x314E: return consonants[Int(scalar - 0x3131)]
    case 0x314F...0x3163: return vowels[Int(scalar - 0x314F)]
    default: return nil
    }
  }

  private static let initials = [
    "r", "R", "s", "e", "E", "f", "a", "q", "Q", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
  ]
  private static let vowels = [
    "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl",
    "b", "m", "ml", "l",
  ]
  private static let finals = [
    "", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a",
    "q", "qt", "t", "T", "d", "w", "c", "z", "x", "v", "g",
  ]
  /// The keys of the compatibility jamo for consonants, from U+3131.
  private static let consonants = [
    "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a",
    "q", "Q", "qt", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
  ]
}
