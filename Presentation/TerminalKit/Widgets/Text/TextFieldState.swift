/// The text of a field of one line, and where its caret stands.
public struct TextFieldState: Hashable, Sendable {
  private(set) var text: EditedText
  /// How many characters may be typed; a longer text given from outside is kept.
  public let limit: Int?
  /// Whether the limit counts the cells of a terminal, of which a Hangul syllable takes two.
  public let isInCells: Bool
  /// Whether the field shows how many characters it has and may have.
  public let isCounted: Bool

  /// The text in one line, with the caret at its end.
  public init(
    _ text: String = "", limit: Int? = nil, isInCells: Bool = false, isCounted: Bool = true
  ) {
    self.text = EditedText(Self.oneLine(text), isInCells: isInCells)
    self.isInCells = isInCells
    self.limit = limit.map { max(0, $0) }
    self.isCounted = isCounted
  }

  public var value: String { text.string }
  public var isEmpty: Bool { text.characters.isEmpty }
  /// How many characters stand before the caret.
  public var caret: Int { text.caret }
  /// How many characters, as people count them, the text has.
  public var count: Int { text.characters.count }
  /// How much of the limit the text takes.
  public var length: Int { text.length }
  /// Whether a part of what was typed or pasted last had no room within the limit.
  public var isCut: Bool { text.isCut }

  /// Types, deletes or moves; keys that mean something else to a form are ignored.
  public mutating func handle(_ key: Key) -> KeyOutcome {
    if case .character(let character) = key.code, character.isNewline { return .ignored }
    return text.handle(key, limit: limit)
  }

  /// Puts in text at the caret, its lines joined by spaces, as far as the limit lets it.
  @discardableResult
  public mutating func paste(_ pasted: String) -> Bool {
    text.insert(Self.oneLine(pasted), limit: limit)
  }

  @discardableResult
  public mutating func moveCaret(to index: Int) -> Bool {
    text.moveCaret(to: index)
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .split(separator: "\t", omittingEmptySubsequences: false).joined(separator: " ")
  }
}
