import HearthDomain

/// Parsing of phone numbers as people and programs write them.
enum DialledText {
  /// Returns the digits to dial from a `tel:` URL, or from a number with spaces, dots, hyphens,
  /// slashes and parentheses. An extension or a remark without digits may follow; returns nil if
  /// anything else does.
  static func number(in text: String) -> String? {
    let trimmed = text.utf8.trimmedBlanks
    let isAddress = trimmed.startsIgnoringCase("tel:")
    let bytes = isAddress ? HexEscapes.decoded(trimmed.dropFirst(4), mark: UInt8(ascii: "%")) : []
    let body = isAddress ? String(decoding: bytes, as: UTF8.self) : text
    let (number, tail) = leadingNumber(of: PhoneNumber.withoutTrunkZero(body).unicodeScalars)
    return number.utf8.contains(where: \.isASCIIDigit) && isExtensionOrRemark(tail) ? number : nil
  }

  /// Splits the text after the number: returns the number, and the rest from the separator before
  /// the first character that cannot be part of a number.
  private static func leadingNumber(
    of scalars: String.UnicodeScalarView
  ) -> (number: String, tail: Substring.UnicodeScalarView) {
    var number = ""
    var lastMark: String.Index?
    for (index, scalar) in zip(scalars.indices, scalars) {
      if let digit = digit(scalar) {
        number.append(digit)
        lastMark = nil
      } else if scalar == "+" || scalar == "＋", number.isEmpty {
        number = "+"
      } else if isSeparator(scalar) {
        lastMark = index
      } else {
        return (number, scalars[(lastMark ?? index)...])
      }
    }
    return (number, "".unicodeScalars[...])
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "0"..."9": Character(scalar)
    case "０"..."９": Character(Unicode.Scalar(UInt8(scalar.value - 0xFF10) + 48))
    default: nil
    }
  }

  /// Whether the scalar may stand between digits. Includes invisible characters, which are often
  /// copied along.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", ".", "/", "·", "\t", "\n": return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .spaceSeparator, .format: return true
    default: return false
    }
  }

  /// Whether the text after a number is an extension, such as `;ext=12`, `ext. 12`, `x12`, `,,12`,
  /// `p12` or `내선 12`, or a remark without digits.
  private static func isExtensionOrRemark(_ tail: Substring.UnicodeScalarView) -> Bool {
    // A remark must be separated from the number: letters right after it are keys to press, as in
    // 1-800-FLOWERS.
    guard tail.contains(where: { digit($0) != nil }) else {
      return [" ", "(", nil].contains(tail.first)
    }
    let lowercased = String(tail).lowercased()
    if lowercased.contains(";phone-context=") || lowercased.contains(";isub=") { return true }
    let words = String(
      String.UnicodeScalarView(
        lowercased.unicodeScalars.filter { digit($0) == nil && !isSeparator($0) }))
    let marks = ["x", "ext", "extension", "p", "w", "#", "내선", ";ext=", ";postd=", "내선번호"]
    return marks.contains(words)
      || words.utf8.allSatisfy { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
  }
}
