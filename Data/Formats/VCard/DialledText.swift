import HearthDomain

/// A number as people and programs write it.
enum DialledText {
  /// What is dialled, of a `tel:` address or a number with spaces, dots, hyphens, slashes and
  /// parentheses; nil when there is anything else but an extension or a remark without digits.
  static func number(in text: String) -> String? {
    let trimmed = text.utf8.trimmedBlanks
    let isAddress = trimmed.startsIgnoringCase("tel:")
    let bytes = isAddress ? HexEscapes.decoded(trimmed.dropFirst(4), mark: UInt8(ascii: "%")) : []
    let body = isAddress ? String(decoding: bytes, as: UTF8.self) : text
    let (number, tail) = leadingNumber(of: PhoneNumber.withoutHomeZero(body).unicodeScalars)
    return number.utf8.contains(where: \.isASCIIDigit) && isUnderstood(tail) ? number : nil
  }

  /// The number up to the first scalar that cannot be part of one; the rest begins with the
  /// mark before it, if there is one.
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
      } else if isMark(scalar) {
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

  /// What stands between digits, among it the invisible marks that address books copy along.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", ".", "/", "·", "\t", "\n": return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .spaceSeparator, .format: return true
    default: return false
    }
  }

  /// Whether it is an extension, as `;ext=12`, `ext. 12`, `x12`, `,,12`, `p12`, `내선 12`; words
  /// without digits are a remark.
  private static func isUnderstood(_ tail: Substring.UnicodeScalarView) -> Bool {
    // A remark stands apart; other letters are keys to press, as in 1-800-FLOWERS.
    guard tail.contains(where: { digit($0) != nil }) else {
      return [" ", "(", nil].contains(tail.first)
    }
    let lowercased = String(tail).lowercased()
    if lowercased.contains(";phone-context=") || lowercased.contains(";isub=") { return true }
    let words = String(
      String.UnicodeScalarView(
        lowercased.unicodeScalars.filter { digit($0) == nil && !isMark($0) }))
    let marks = ["x", "ext", "extension", "p", "w", "#", "내선", ";ext=", ";postd=", "내선번호"]
    return marks.contains(words)
      || words.utf8.allSatisfy { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
  }
}
