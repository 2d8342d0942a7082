/// What a text may be: how long, of one line or several.
public protocol TextRule: Sendable {
  /// The name under which a wrong text is reported.
  static var field: Field { get }
  /// How many characters (grapheme clusters) are accepted after trimming; where it counts cells,
  /// how many of those.
  static var characters: ClosedRange<Int> { get }
  /// Whether it counts the cells that a terminal needs.
  static var isInCells: Bool { get }
  /// How many characters are accepted of what other programs wrote, which is kept whole; as many
  /// as of what is entered, or more.
  static var mostImported: Int { get }
  /// Whether line breaks are kept; where they are not, each becomes a space.
  static var keepsLines: Bool { get }
}

extension TextRule {
  public static var isInCells: Bool { false }
  public static var mostImported: Int { characters.upperBound }

  /// How many bytes are accepted: letters have one to four, and most emoji fewer than sixteen. Of
  /// a text of longer emoji ``TextWeight`` accepts more.
  public static var mostBytes: Int { 16 * characters.upperBound }
}

/// The rule of a text that may be left out.
public protocol BlankTextRule: TextRule {}

extension LimitedText where Rule: BlankTextRule {
  public static var blank: LimitedText { LimitedText(known: "") }
}

/// A text that was trimmed and has a length its rule accepts.
///
/// Lengths are counted in grapheme clusters, as a person counts characters; and so that no
/// character is heavier than any that people write, in the scalars of each and in the bytes of all.
///
/// The type itself asks nothing of its rule: the runtime would look for that among all there are,
/// for each kind of text in every run of a command.
public struct LimitedText<Rule>: Hashable, Sendable {
  public let value: String

  /// For texts written in this module that the rule is known to accept.
  init(known value: String) {
    self.value = value
  }

  public var isEmpty: Bool { value.isEmpty }
}

extension LimitedText where Rule: TextRule {
  /// Throws ``DomainError/invalid(_:)`` when the trimmed text is too short, too long or too heavy.
  public init(_ raw: String) throws {
    try self.init(raw, most: Rule.characters.upperBound)
    try TextWeight.check(value, of: Rule.field, mostBytes: Rule.mostBytes)
  }

  /// A text as another program wrote it, which may be longer than one that is entered.
  public init(imported raw: String) throws {
    try self.init(kept: raw)
    let times = max(1, Rule.mostImported / max(1, Rule.characters.upperBound))
    try TextWeight.check(value, of: Rule.field, mostBytes: Rule.mostBytes * times)
  }

  /// A text that is kept already: older versions took heavier ones, and none of them is hidden.
  public init(kept raw: String) throws {
    try self.init(raw, most: Rule.mostImported)
  }

  private init(_ raw: String, most limit: Int) throws {
    let plain = raw.plainLength(inCells: Rule.isInCells)
    let text = plain == nil ? raw.tidied(keepingLines: Rule.keepsLines) : raw
    let count =
      plain ?? (text.isInvisible ? 0 : Rule.isInCells ? TextCells.count(text) : text.count)
    if count > limit {
      throw DomainError.invalid(
        Rule.field,
        Rule.isInCells
          ? .tooWide(limit: limit, actual: count) : .tooLong(limit: limit, actual: count))
    }
    if count < Rule.characters.lowerBound {
      throw DomainError.invalid(
        Rule.field, count == 0 ? .empty : .tooShort(least: Rule.characters.lowerBound))
    }
    self.init(known: text)
  }
}

extension LimitedText: CustomStringConvertible {
  public var description: String { value }
}

extension String {
  /// How many characters it has, where that is easily told and nothing is to be trimmed: of
  /// printable ASCII and Hangul syllables each scalar is one, or two cells of a syllable. Most
  /// texts are such, and stores hand over thousands at a time.
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

  /// Whether it has letters, but none that anybody would see.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || $0.properties.isWhitespace
    }
  }

  /// Without white space at the ends, and on one line unless lines are to be kept.
  package func tidied(keepingLines: Bool) -> String {
    let oneLine = keepingLines ? self : String(map { $0.isNewline ? " " : $0 })
    // By scalars, so that a mark on a space does not go with it.
    let scalars = oneLine.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
