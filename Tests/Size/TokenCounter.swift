/// Counts the tokens of a source text outside comments and strings, and the bytes inside strings.
///
/// The layout of code does not matter: line breaks and comments are not counted, nor are the
/// semicolons and trailing commas that depend on line breaks in Swift. A string literal is one
/// token whatever its length; code interpolated in it is counted like any other.
struct TokenCounter {
  enum Language {
    case swift
    case c
  }

  private(set) var tokens = 0
  /// Bytes in string literals, without the indentation of multi-line literals.
  private(set) var textBytes = 0

  private let source: [UInt8]
  private let language: Language
  private var index = 0
  private var followsComma = false

  init(_ source: [UInt8], language: Language) {
    self.source = source
    self.language = language
    countCode()
  }

  /// Counts up to the end, or past the parenthesis that closes an interpolation.
  private mutating func countCode(ofInterpolation isInterpolated: Bool = false) {
    var depth = 0
    while index < source.count {
      if skipSpace() || skipComment() || countString() { continue }
      if isInterpolated, isNext("(") { depth += 1 }
      if isInterpolated, isNext(")") {
        if depth == 0 {
          index += 1
          return
        }
        depth -= 1
      }
      countToken()
    }
  }

  private mutating func countToken() {
    let start = index
    switch ByteKind.all[Int(source[index])] {
    case .word: skip { $0 == .word || $0 == .digit }
    case .digit: skipNumber()
    case .operator: skipOperator()
    default:
      if isNext("`") { skipQuotedName() } else if isNext("..") { skipOperator() }
    }
    if index == start { index += 1 }
    tokens += 1
    guard language == .swift else { return }
    let (first, isSingle) = (source[start], index == start + 1)
    let closes = first == UInt8(ascii: ")") || first == UInt8(ascii: "]")
    if closes && followsComma || isSingle && first == UInt8(ascii: ";") { tokens -= 1 }
    followsComma = isSingle && first == UInt8(ascii: ",")
  }

  private mutating func skip(while isPart: (ByteKind) -> Bool) {
    while index < source.count, isPart(ByteKind.all[Int(source[index])]) { index += 1 }
  }

  private mutating func skipSpace() -> Bool {
    let start = index
    skip { $0 == .space }
    // A backslash at the end of a line only joins it with the next one.
    if language == .c, isNext("\\\n") { index += 2 }
    return index > start
  }

  private mutating func skipNumber() {
    skip { $0 == .word || $0 == .digit }
    guard isNext("."), index + 1 < source.count, ByteKind.all[Int(source[index + 1])] == .digit
    else { return }
    index += 1
    skip { $0 == .word || $0 == .digit }
  }

  private mutating func skipOperator() {
    let hasDots = isNext("..")
    while index < source.count, !isNext("//"), !isNext("/*") {
      let isPart = ByteKind.all[Int(source[index])] == .operator || hasDots && isNext(".")
      guard isPart else { return }
      index += 1
    }
  }

  private mutating func skipQuotedName() {
    index += 1
    while index < source.count, !isNext("`"), !isNext("\n") { index += 1 }
    index = min(index + 1, source.count)
  }

  private mutating func skipComment() -> Bool {
    if isNext("//") {
      while index < source.count, !isNext("\n") { index += 1 }
      return true
    }
    guard isNext("/*") else { return false }
    index += 2
    var depth = 1
    while index < source.count, depth > 0 {
      if language == .swift, isNext("/*") {
        depth += 1
        index += 2
      } else if isNext("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    }
    return true
  }

  /// Returns false if no literal begins here.
  private mutating func countString() -> Bool {
    guard let literal = StringDelimiter(source[index...], in: language) else { return false }
    followsComma = false
    tokens += 1
    index += literal.openingLength
    while index < source.count {
      if isNext(literal.closing) {
        index += literal.closing.count
        break
      }
      if language == .swift, isNext(literal.interpolation) {
        index += literal.interpolation.count
        countCode(ofInterpolation: true)
      } else if isNext(literal.escape) {
        countText(literal.escape.count + 1)
      } else if isNext("\n") {
        // An unclosed literal ends with its line.
        if !literal.isMultiline { break }
        countText(1)
        skip { $0 == .space }
      } else {
        countText(1)
      }
    }
    followsComma = false
    return true
  }

  private mutating func countText(_ count: Int) {
    let end = min(index + count, source.count)
    textBytes += end - index
    index = end
  }

  private func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= source.count, source[index] == text.utf8Start[0] else { return false }
    return (1..<count).allSatisfy { source[index + $0] == text.utf8Start[$0] }
  }

  private func isNext(_ bytes: [UInt8]) -> Bool {
    source[index] == bytes[0] && source[index...].starts(with: bytes)
  }
}

/// Opening and closing of a string literal.
private struct StringDelimiter {
  let openingLength: Int
  let closing: [UInt8]
  /// Beginning of an escape in the literal.
  let escape: [UInt8]
  let interpolation: [UInt8]
  let isMultiline: Bool

  /// Returns nil if the source does not begin with a literal.
  init?(_ source: ArraySlice<UInt8>, in language: TokenCounter.Language) {
    guard let first = source.first else { return nil }
    let quote = UInt8(ascii: "\"")
    let isCharacter = language == .c && first == UInt8(ascii: "'")
    let isRaw = language == .swift && first == UInt8(ascii: "#")
    guard first == quote || isCharacter || isRaw else { return nil }
    let hashes = isRaw ? source.prefix { $0 == UInt8(ascii: "#") } : []
    let rest = source.dropFirst(hashes.count)
    guard rest.first == quote || isCharacter else { return nil }
    isMultiline = language == .swift && rest.starts(with: [quote, quote, quote])
    let quotes = [UInt8](repeating: isCharacter ? first : quote, count: isMultiline ? 3 : 1)
    openingLength = hashes.count + quotes.count
    closing = quotes + hashes
    escape = [UInt8(ascii: "\\")] + hashes
    interpolation = escape + [UInt8(ascii: "(")]
  }
}

/// Possible roles of a byte.
private enum ByteKind {
  case space
  case word
  case digit
  case `operator`
  case other

  static let all = (0...UInt8.max).map(ByteKind.init)

  private init(_ byte: UInt8) {
    self =
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): .space
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
        .word
      default: "/=-+!*%<>&|^~?".utf8.contains(byte) ? .operator : .other
      }
  }
}
