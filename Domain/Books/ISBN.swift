/// The ISBN of an edition, as thirteen digits.
public struct ISBN: Hashable, Sendable {
  /// Thirteen digits with a valid check digit.
  public let value: String

  /// Parses an ISBN of 10 or 13 digits. Hyphens, spaces, full-width digits and the five extra
  /// digits of Korean barcodes are accepted.
  ///
  /// Throws ``DomainError/invalid(_:)``. For a wrong check digit, the error contains the right one.
  public init(_ text: String) throws {
    let marks = ISBN.digitValues(of: text)
    switch marks.count {
    case 13, 18: value = try ISBN.validated13(Array(marks.prefix(13)), text)
    case 10: value = try ISBN.converted10(marks, text)
    default: throw ISBN.unreadable(text)
    }
  }

  /// The ISBN in its old form with ten digits; nil if it has no such form.
  public var tenDigits: String? {
    guard value.hasPrefix("978") else { return nil }
    let digits = value.dropFirst(3).prefix(9).compactMap(\.wholeNumberValue)
    return digits.map { "\($0)" }.joined() + ISBN.digitCharacter(ISBN.checkDigit10(digits))
  }

  /// Returns the values of the digits, with 10 for X; empty if the text contains anything else.
  private static func digitValues(of text: String) -> [Int] {
    var marks: [Int] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39: marks.append(Int(scalar.value) - 0x30)
      case 0xFF10...0xFF19: marks.append(Int(scalar.value) - 0xFF10)
      case 0x58, 0x78: marks.append(10)
      case 0x20, 0x2D, 0xA0, 0xAD, 0x2010...0x2015, 0x2212, 0x3000, 0xFEFF: continue
      default: return []
      }
      if marks.count > 18 { return [] }
    }
    return marks
  }

  private static func validated13(_ digits: [Int], _ text: String) throws -> String {
    guard digits.allSatisfy({ $0 < 10 }), digits[0] == 9, digits[1] == 7, digits[2] >= 8 else {
      throw unreadable(text)
    }
    let expected = checkDigit13(digits.dropLast())
    guard digits[12] == expected else { throw wrongCheckDigit(text, digitCharacter(expected)) }
    return digits.map { "\($0)" }.joined()
  }

  private static func converted10(_ marks: [Int], _ text: String) throws -> String {
    let digits = marks.dropLast()
    guard digits.allSatisfy({ $0 < 10 }) else { throw unreadable(text) }
    let expected = checkDigit10(Array(digits))
    guard marks[9] == expected else { throw wrongCheckDigit(text, digitCharacter(expected)) }
    let long = [9, 7, 8] + digits
    return (long + [checkDigit13(long)]).map { "\($0)" }.joined()
  }

  private static func checkDigit13(_ digits: some Collection<Int>) -> Int {
    let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
    return (10 - sum % 10) % 10
  }

  private static func checkDigit10(_ digits: [Int]) -> Int {
    let sum = digits.enumerated().reduce(0) { $0 + $1.element * (10 - $1.offset) }
    return (11 - sum % 11) % 11
  }

  private static func digitCharacter(_ digit: Int) -> String { digit == 10 ? "X" : "\(digit)" }

  private static func unreadable(_ text: String) -> DomainError {
    .invalid(.isbn, .unreadable(text))
  }

  private static func wrongCheckDigit(_ text: String, _ expected: String) -> DomainError {
    .invalid(.isbn, .wrongCheckDigit(text, expected: expected))
  }
}

extension ISBN: CustomStringConvertible {
  public var description: String { value }
}
