/// A phone number without separators.
public struct PhoneNumber: Hashable, Sendable {
  public static let acceptedDigits = 3...20

  /// The digits to dial, after a `+` if the number has a country code.
  public let dialled: String

  /// Parses a phone number and removes spaces, `-`, `/`, `.` and parentheses. Throws
  /// ``DomainError/invalid(_:)`` for everything else but digits and a leading `+`, such as
  /// extensions.
  public init(_ text: String) throws {
    guard let dialled = PhoneNumber.dialledDigits(text) else {
      throw DomainError.invalid(.phone, .notAPhoneNumber(text))
    }
    let digitCount = dialled.utf8.count - (dialled.hasPrefix("+") ? 1 : 0)
    guard PhoneNumber.acceptedDigits.contains(digitCount) else {
      throw DomainError.invalid(
        .phone, .digitsOutOfRange(PhoneNumber.acceptedDigits, actual: digitCount))
    }
    self.dialled = dialled
  }

  /// Returns the digits of the text, after a leading `+` if it has one; nil for other characters.
  private static func dialledDigits(_ text: String) -> String? {
    var dialled = ""
    for scalar in withoutTrunkZero(text).unicodeScalars {
      switch scalar {
      case "0"..."9": dialled.unicodeScalars.append(scalar)
      case "０"..."９": dialled += String(scalar.value - 0xFF10)
      case "+" where dialled.isEmpty, "＋" where dialled.isEmpty: dialled = "+"
      case "-", "/", ".", "(", ")", "‐", "‑", "–", "－": break
      case _ where PhoneNumber.isInvisible(scalar): break
      default: return nil
      }
    }
    return dialled
  }

  /// Returns the text of an international number without the trunk prefix, such as the `(0)` in
  /// `+44 (0)113`.
  package static func withoutTrunkZero(_ text: String) -> String {
    // Fast path: few numbers have parentheses.
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    let isInternational = text.contains { $0 == "+" || $0 == "＋" }
    return isInternational ? text.replacing("(0)", with: "") : text
  }

  // Phones surround copied numbers with marks of writing direction.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
  }

  /// The form in which numbers are compared: Korea's country code becomes the trunk prefix 0, so
  /// that `+82 10-…`, `+82 (0)10-…`, `0082 10-…` and `010-…` are equal.
  public var comparisonKey: String {
    for prefix in ["+82", "0082"] where dialled.hasPrefix(prefix) {
      let national = dialled.dropFirst(prefix.count)
      return national.hasPrefix("0") ? String(national) : "0" + national
    }
    return dialled
  }

  /// Returns the digits of a query to find in the ``comparisonKey`` of numbers; nil if the query
  /// contains other characters or fewer than two digits.
  public static func searchDigits(in query: String) -> String? {
    guard let dialled = dialledDigits(query) else { return nil }
    let digits = dialled.drop { $0 == "+" }
    guard digits.utf8.count >= 2 else { return nil }
    return (try? PhoneNumber(dialled).comparisonKey) ?? String(digits)
  }

  /// Whether the query is a part of this number.
  public func contains(_ query: String) -> Bool {
    PhoneNumber.searchDigits(in: query).map { comparisonKey.contains($0) } ?? false
  }
}
