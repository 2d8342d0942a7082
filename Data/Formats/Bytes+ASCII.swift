extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")

  var isASCIIDigit: Bool { self &- 48 < 10 }
  var isASCIILetterOrDigit: Bool { isASCIIDigit || asciiLowercased &- 97 < 26 }
  var isBlank: Bool { self == .space || self == .tab }

  var asciiLowercased: UInt8 { self &- 65 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit in either case.
  var hexValue: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}

extension Collection<UInt8> {
  /// Whether these bytes are that ASCII text in any case.
  func equalsIgnoringCase(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return zip(self, wanted).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
  }

  /// Whether these bytes begin with that ASCII text in any case.
  func startsIgnoringCase(_ text: StaticString) -> Bool {
    prefix(text.utf8CodeUnitCount).equalsIgnoringCase(text)
  }
}

extension BidirectionalCollection<UInt8> {
  /// Without spaces and tabs at the ends.
  var trimmedBlanks: SubSequence {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
