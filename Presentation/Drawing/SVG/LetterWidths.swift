import TerminalKit

/// Estimated widths of letters in an unknown font, as a fraction of the font size.
///
/// Each width is the maximum of several common fonts, so that a line may turn out shorter than
/// estimated but hardly longer.
enum LetterWidths: Hashable, Sendable {
  case serif
  case sans

  func callAsFunction(_ cluster: Character) -> Double {
    var sum = 0.0
    for scalar in cluster.unicodeScalars {
      // An emoji of several scalars, such as one with a skin tone or a flag, is drawn as a single
      // picture.
      if sum > 0, cluster.isEmoji { break }
      sum += width(of: scalar)
    }
    return cluster.isEmoji ? max(sum, Self.emojiWidth) : sum
  }

  func callAsFunction(_ text: some StringProtocol) -> Double {
    text.reduce(0) { $0 + self($1) }
  }

  private func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20...0x7E:
      let letters = self == .serif ? Self.serifLetters : Self.sansLetters
      return Double(letters[Int(scalar.value) - 0x20]) / 100
    // Vowels and final consonants are drawn in the square of their syllable, so they add no width.
    case 0x1160...0x11FF: return 0
    case 0xA0: return 0.32
    case 0xB7: return 0.6
    case 0x2010...0x2013: return 0.9
    case 0x2018, 0x2019: return 0.34
    case 0x201C, 0x201D: return 0.52
    default: break
    }
    switch Self.displayWidth.columns(of: Character(scalar)) {
    case 0: return 0
    case 1: return scalar.properties.isUppercase ? 0.9 : 0.75
    default: return scalar.isEuropean ? (scalar.properties.isUppercase ? 1 : 0.85) : 1
    }
  }

  /// Width of the widest emoji font.
  private static let emojiWidth = 1.4

  /// Characters of ambiguous width count as wide, because Korean fonts draw them as wide as a
  /// syllable.
  private static let displayWidth = DisplayWidth(ambiguous: 2)

  /// Widths from space to tilde, in hundredths.
  private static let serifLetters: [UInt8] = [
    32, 41, 46, 84, 64, 96, 90, 28, 40, 40, 64, 84, 33, 64, 33, 44,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 42, 42, 84, 84, 84, 54,
    100, 73, 74, 77, 81, 73, 70, 80, 88, 42, 41, 75, 67, 103, 88, 85,
    68, 85, 76, 69, 67, 85, 73, 107, 79, 73, 73, 40, 100, 40, 84, 58,
    50, 60, 65, 57, 65, 60, 40, 65, 67, 34, 32, 62, 34, 99, 67, 61,
    65, 65, 48, 52, 41, 66, 57, 86, 58, 57, 53, 64, 51, 64, 84,
  ]

  private static let sansLetters: [UInt8] = [
    32, 45, 52, 84, 64, 109, 90, 31, 45, 45, 61, 84, 32, 59, 32, 45,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 67,
    106, 73, 69, 73, 78, 67, 62, 80, 76, 31, 55, 67, 56, 97, 75, 79,
    67, 79, 73, 67, 63, 74, 69, 103, 69, 67, 69, 45, 100, 45, 84, 57,
    62, 62, 64, 55, 64, 62, 37, 64, 64, 29, 31, 58, 30, 98, 64, 62,
    64, 64, 42, 53, 40, 64, 60, 85, 60, 60, 53, 64, 45, 64, 84,
  ]
}

extension Character {
  /// Whether the character is displayed as an emoji.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.value > 0x7F || unicodeScalars.count > 1 else {
      return false
    }
    return first.properties.isEmojiPresentation
      || unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is Latin beyond ASCII, Greek or Cyrillic.
  fileprivate var isEuropean: Bool {
    (0xC0...0x52F).contains(value) || (0x1E00...0x1FFF).contains(value)
  }
}
