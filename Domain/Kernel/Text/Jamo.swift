/// Spells Hangul in compatibility jamo, that is, the letters of a keyboard.
///
/// Compound vowels and finals are spelled as they are typed: ㅘ as ㅗㅏ, ㄺ as ㄹㄱ. Double
/// consonants such as ㄲ stay one letter, since they are one key.
enum Jamo {
  static func isSyllable(_ scalar: UInt32) -> Bool { scalar &- 0xAC00 < 11_172 }

  static func isConsonant(_ letter: UInt32) -> Bool { letter &- 0x3131 < 30 }

  static func append(syllable: UInt32, to letters: inout [UInt32]) {
    let place = Int(syllable &- 0xAC00)
    letters.append(initials[place / 588])
    append(letter: 0x314F + UInt32(place / 28 % 21), to: &letters)
    if place % 28 != 0 { append(letter: finals[place % 28 - 1], to: &letters) }
  }

  /// Returns the initial consonant of the syllable.
  static func initial(ofSyllable syllable: UInt32) -> UInt32 {
    initials[Int(syllable &- 0xAC00) / 588]
  }

  /// Returns the compatibility jamo for a compatibility, conjoining or half-width jamo; nil for
  /// other scalars.
  static func compatibilityJamo(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x3131...0x3163: scalar
    case 0x1100...0x1112: initials[Int(scalar - 0x1100)]
    case 0x1161...0x1175: scalar - 0x1161 + 0x314F
    case 0x11A8...0x11C2: finals[Int(scalar - 0x11A8)]
    case 0xFFA1...0xFFBE: scalar - 0xFFA1 + 0x3131
    case 0xFFC2...0xFFC7: scalar - 0xFFC2 + 0x314F
    case 0xFFCA...0xFFCF: scalar - 0xFFCA + 0x3155
    case 0xFFD2...0xFFD7: scalar - 0xFFD2 + 0x315B
    case 0xFFDA...0xFFDC: scalar - 0xFFDA + 0x3161
    default: nil
    }
  }

  /// Whether the scalar is a conjoining vowel or final, which continues a syllable.
  static func continuesSyllable(_ scalar: UInt32) -> Bool {
    (0x1161...0x1175).contains(scalar) || (0x11A8...0x11C2).contains(scalar)
  }

  /// Appends a compatibility jamo. A compound one is appended as its parts.
  static func append(letter: UInt32, to letters: inout [UInt32]) {
    switch letter {
    case 0x3133: letters += [0x3131, 0x3145]
    case 0x3135: letters += [0x3134, 0x3148]
    case 0x3136: letters += [0x3134, 0x314E]
    case 0x313A: letters += [0x3139, 0x3131]
    case 0x313B: letters += [0x3139, 0x3141]
    case 0x313C: letters += [0x3139, 0x3142]
    case 0x313D: letters += [0x3139, 0x3145]
    case 0x313E: letters += [0x3139, 0x314C]
    case 0x313F: letters += [0x3139, 0x314D]
    case 0x3140: letters += [0x3139, 0x314E]
    case 0x3144: letters += [0x3142, 0x3145]
    case 0x3158: letters += [0x3157, 0x314F]
    case 0x3159: letters += [0x3157, 0x3150]
    case 0x315A: letters += [0x3157, 0x3163]
    case 0x315D: letters += [0x315C, 0x3153]
    case 0x315E: letters += [0x315C, 0x3154]
    case 0x315F: letters += [0x315C, 0x3163]
    case 0x3162: letters += [0x3161, 0x3163]
    default: letters.append(letter)
    }
  }

  private static let initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
  private static let finals = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
}
