extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")

  var isASCIIDigit: Bool { self &- 48 < 10 }
  var isASCIILetterOrDigit: Bool { isASCIIDigit || asciiLowercased &- 97 < 26 }
  var isBlank: Bool { self == .space || self == .tab }

  var asciiLowercased: UInt8 { self &- 65 < 26 ? self | 0x20 : self }
}

extension Collection<UInt8> {
  /// Whether these bytes equal the ASCII text, ignoring case.
  func equalsIgnoringCase(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return zip(self, wanted).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
  }

  /// Whether these bytes begin with the ASCII text, ignoring case.
  func startsIgnoringCase(_ text: StaticString) -> Bool {
    prefix(text.utf8CodeUnitCount).equalsIgnoringCase(text)
  }
}

extension BidirectionalCollection<UInt8> {
  /// Returns the bytes without spaces and tabs at the ends.
  var trimmedBlanks: SubSequence {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
