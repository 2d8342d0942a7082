/// Rule for a text: its length, and whether it may have several lines.
public protocol TextRule: Sendable {
  /// The field under which an invalid text is reported.
  static var field: Field { get }
  /// Accepted number of characters (grapheme clusters) after trimming, or of terminal cells if
  /// ``countsCells``.
  static var lengthRange: ClosedRange<Int> { get }
  /// Whether terminal cells are counted instead of characters.
  static var countsCells: Bool { get }
  /// Maximum length of texts written by other programs, which are stored completely. At least the
  /// maximum of ``lengthRange``.
  static var maxImportedLength: Int { get }
  /// Whether line breaks are kept; otherwise each becomes a space.
  static var keepsLineBreaks: Bool { get }
}

extension TextRule {
  public static var countsCells: Bool { false }
  public static var maxImportedLength: Int { lengthRange.upperBound }

  /// Maximum size in bytes: sixteen for each character. A letter has one to four bytes, and most
  /// emoji fewer than sixteen; ``TextSizeLimits`` accepts more for longer emoji.
  public static var maxBytes: Int { 16 * lengthRange.upperBound }
}

/// Rule for a text that may be empty.
public protocol BlankTextRule: TextRule {}

extension LimitedText where Rule: BlankTextRule {
  public static var blank: LimitedText { LimitedText(known: "") }
}

/// A text without surrounding white space whose length satisfies its rule.
///
/// Lengths are counted in grapheme clusters. The number of scalars in a character, and of bytes in
/// all, are limited, too.
///
/// The generic type has no constraints, since the runtime would have to look up conformances in
/// every run, for each kind of text.
public struct LimitedText<Rule>: Hashable, Sendable {
  public let value: String

  /// Creates a constant that is known to satisfy the rule.
  init(known value: String) {
    self.value = value
  }

  public var isEmpty: Bool { value.isEmpty }
}

extension LimitedText where Rule: TextRule {
  /// Creates an entered text. Throws ``DomainError/invalid(_:)`` if, without surrounding white
  /// space, it is too short or too long, or has too many scalars or bytes.
  public init(_ raw: String) throws {
    try self.init(raw, most: Rule.lengthRange.upperBound)
    try TextSizeLimits.checkSize(value, of: Rule.field, maxBytes: Rule.maxBytes)
  }

  /// Creates a text from another program, which may be longer than an entered one.
  public init(imported raw: String) throws {
    try self.init(stored: raw)
    let times = max(1, Rule.maxImportedLength / max(1, Rule.lengthRange.upperBound))
    try TextSizeLimits.checkSize(value, of: Rule.field, maxBytes: Rule.maxBytes * times)
  }

  /// Creates a text from its stored form. Older versions had other limits for scalars and bytes,
  /// and no text must be lost.
  public init(stored raw: String) throws {
    try self.init(raw, most: Rule.maxImportedLength)
  }

  private init(_ raw: String, most limit: Int) throws {
    let plain = raw.plainLength(inCells: Rule.countsCells)
    let text = plain == nil ? raw.normalizingWhitespace(keepingLines: Rule.keepsLineBreaks) : raw
    let count =
      plain ?? (text.isInvisible ? 0 : Rule.countsCells ? TextCells.count(text) : text.count)
    if count > limit {
      throw DomainError.invalid(
        Rule.field,
        Rule.countsCells
          ? .tooWide(limit: limit, actual: count) : .tooLong(limit: limit, actual: count))
    }
    if count < Rule.lengthRange.lowerBound {
      throw DomainError.invalid(
        Rule.field, count == 0 ? .empty : .tooShort(least: Rule.lengthRange.lowerBound))
    }
    self.init(known: text)
  }
}

extension LimitedText: CustomStringConvertible {
  public var description: String { value }
}

extension String {
  /// Length of a text that needs no trimming and consists only of printable ASCII and Hangul
  /// syllables; nil for others. Makes loading thousands of texts fast.
  fileprivate func plainLength(inCells: Bool) -> Int? {
    let space = UInt8(ascii: " ")
    guard utf8.first != space, utf8.last != space else { return nil }
    var length = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E: length += 1
      case 0xAC00...0xD7A3: length += inCells ? 2 : 1
      default: return nil
      }
    }
    return length
  }

  /// Whether all scalars are invisible.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || $0.properties.isWhitespace
    }
  }

  /// Returns the text without surrounding white space. Line breaks become spaces unless
  /// `keepingLines`.
  package func normalizingWhitespace(keepingLines: Bool) -> String {
    if plainLength(inCells: false) != nil { return self }
    let oneLine = keepingLines ? self : String(map { $0.isNewline ? " " : $0 })
    // Trim scalar by scalar, so that a space with a combining mark is kept.
    let scalars = oneLine.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
