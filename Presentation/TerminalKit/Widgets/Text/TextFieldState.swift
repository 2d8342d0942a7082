/// The text of an input field of one line, and its caret.
public struct TextFieldState: Hashable, Sendable {
  private(set) var text: EditedText
  /// Maximum length of typed text. A longer initial text is kept.
  public let limit: Int?
  /// Whether the limit counts terminal columns, of which a Hangul syllable takes two.
  public let limitCountsColumns: Bool
  /// Whether the field displays its length and its limit.
  public let showsCounter: Bool

  /// Creates the state with the text in one line and the caret at its end.
  public init(
    _ text: String = "", limit: Int? = nil, limitCountsColumns isInCells: Bool = false,
    showsCounter isCounted: Bool = true
  ) {
    self.text = EditedText(Self.joiningLines(text), limitCountsColumns: isInCells)
    self.limitCountsColumns = isInCells
    self.limit = limit.map { max(0, $0) }
    self.showsCounter = isCounted
  }

  public var value: String { text.string }
  public var isEmpty: Bool { text.characters.isEmpty }
  /// Number of characters before the caret.
  public var caret: Int { text.caret }
  /// Number of characters as people count them.
  public var count: Int { text.characters.count }
  /// Length of the text in the unit of the limit.
  public var limitLength: Int { text.limitLength }
  /// Whether the text last typed or pasted was truncated at the limit.
  public var wasTruncated: Bool { text.wasTruncated }

  /// Handles keys that type, delete or move. Keys with another meaning in forms are ignored.
  public mutating func handle(_ key: Key) -> KeyOutcome {
    if case .character(let character) = key.code, character.isNewline { return .ignored }
    return text.handle(key, limit: limit)
  }

  /// Inserts text at the caret, its lines joined by spaces, truncated at the limit.
  @discardableResult
  public mutating func paste(_ pasted: String) -> Bool {
    text.insert(Self.joiningLines(pasted), limit: limit)
  }

  @discardableResult
  public mutating func moveCaret(to index: Int) -> Bool {
    text.moveCaret(to: index)
  }

  private static func joiningLines(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .split(separator: "\t", omittingEmptySubsequences: false).joined(separator: " ")
  }
}
