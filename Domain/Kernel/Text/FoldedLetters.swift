/// Buffer to which the folding of a text is written.
struct FoldedLetters {
  private(set) var letters: [UInt32] = []
  private var isSpacePending = false

  init(capacity: Int = 0) {
    letters.reserveCapacity(capacity)
  }

  /// Appends the folding of the scalar.
  mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if Jamo.isSyllable(value) {
      flushPendingSpace()
      Jamo.append(syllable: value, to: &letters)
    } else {
      appendOther(scalar)
    }
  }

  /// Appends the folding of the scalar, reducing a syllable to its initial consonant.
  mutating func appendInitial(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if Jamo.isSyllable(value) {
      flushPendingSpace()
      letters.append(Jamo.initial(ofSyllable: value))
    } else if !Jamo.continuesSyllable(value) {
      appendOther(scalar)
    }
  }

  private mutating func appendOther(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 { return appendASCII(value) }
    if value >= 0xFF01, value <= 0xFF5E { return appendASCII(value - 0xFEE0) }
    if FoldedLetters.isIgnored(value) { return }
    if scalar.properties.isWhitespace {
      isSpacePending = true
      return
    }
    flushPendingSpace()
    if let letter = Jamo.compatibilityJamo(value) {
      Jamo.append(letter: letter, to: &letters)
    } else if !FoldingTable.append(value, to: &letters) {
      appendLowercase(scalar)
    }
  }

  private mutating func appendASCII(_ value: UInt32) {
    if value == 0x20 || value >= 0x09 && value <= 0x0D {
      isSpacePending = true
    } else {
      flushPendingSpace()
      letters.append(value >= 0x41 && value <= 0x5A ? value | 0x20 : value)
    }
  }

  private mutating func appendLowercase(_ scalar: Unicode.Scalar) {
    // Chinese characters and kana have no case. Testing them would allocate a string for each.
    if (0x2E80...0xA63F).contains(scalar.value) || !scalar.properties.changesWhenLowercased {
      letters.append(scalar.value)
    } else {
      letters += scalar.properties.lowercaseMapping.unicodeScalars.map(\.value)
    }
  }

  /// Writes the pending space before the next letter, unless the text begins there.
  private mutating func flushPendingSpace() {
    if isSpacePending && !letters.isEmpty { letters.append(0x20) }
    isSpacePending = false
  }

  var text: String {
    String(unsafeUninitializedCapacity: letters.count * 4) { buffer in
      var count = 0
      for letter in letters {
        // Nearly all letters are ASCII or jamo. Encoding these generically would cost as much as
        // folding.
        if letter < 0x80 {
          buffer[count] = UInt8(letter)
          count += 1
        } else if letter >= 0x3131, letter <= 0x3163 {
          buffer[count] = 0xE3
          buffer[count + 1] = UInt8(0x80 | letter >> 6 & 0x3F)
          buffer[count + 2] = UInt8(0x80 | letter & 0x3F)
          count += 3
        } else {
          let scalar = Unicode.Scalar(letter) ?? " "
          for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            buffer[count] = unit
            count += 1
          }
        }
      }
      return count
    }
  }

  /// Whether the scalar is a diacritic, a kana voice mark, a variation selector or an invisible
  /// format character.
  private static func isIgnored(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0xFEFF, 0x0300...0x036F, 0x0483...0x0487, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF,
      0x200B...0x200F, 0x2060...0x2064, 0x20D0...0x20FF, 0x3099...0x309A, 0xFE00...0xFE0F,
      0xFE20...0xFE2F, 0xFF9E...0xFF9F:
      true
    default: false
    }
  }
}
