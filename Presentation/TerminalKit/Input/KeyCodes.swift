/// Maps the numbers and letters in terminal sequences to keys.
enum KeyCodes {
  /// Returns the key for the number before `~`, as VT220, xterm, rxvt and linux send it.
  static func vt220Key(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// Returns the cursor or function key for the final letter after `CSI` or `SS3`.
  static func functionKey(forLetter letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  /// Returns the numeric keypad key for the letter after `SS3`.
  static func keypadKey(forLetter letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      .character(Character(Unicode.Scalar(letter - 0x40)))
    default: nil
    }
  }

  /// Returns the key for a kitty protocol code that types no text; nil for keys that have no
  /// meaning here.
  static func kittyKey(forCode code: Int) -> Key.Code? {
    switch code {
    case 8, 127: .backspace
    case 9: .tab
    case 13, 57414: .enter
    case 27: .escape
    case 57376...57398: .function(code - 57363)
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
    case 57409...57416: keypadCharacters[code - 57409].map { .character($0) }
    case 57417...57426: keypadMovementKeys[code - 57417]
    default: nil
    }
  }

  /// Kitty protocol codes of keys that type no text.
  static let kittyFunctionalCodes = 57344...63743

  private static let keypadCharacters: [Character?] = [".", "/", "*", "-", "+", nil, "=", ","]
  private static let keypadMovementKeys: [Key.Code] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]
}

extension Key {
  /// The key for a control character, as sent by terminals without a keyboard protocol.
  init(control byte: UInt8, _ more: Modifiers = []) {
    switch byte {
    case 0x00: self.init(.character(" "), more.union(.control))
    case 0x08, 0x7F: self.init(.backspace, more)
    case 0x09: self.init(.tab, more)
    case 0x0A, 0x0D: self.init(.enter, more)
    case 0x1B: self.init(.escape, more)
    case 0x01...0x1A:
      self.init(.character(Character(Unicode.Scalar(byte + 0x60))), more.union(.control))
    default: self.init(.character(Character(Unicode.Scalar(byte + 0x40))), more.union(.control))
    }
  }
}
