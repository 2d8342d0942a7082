/// The text of an input field of several lines, its caret, and its scroll position.
public struct TextAreaState: Hashable, Sendable {
  private(set) var text: EditedText
  private var firstVisibleRow = 0
  /// The column to which the caret returns when moving up and down.
  private var goalColumn: Int?
  /// Maximum length of typed text. A longer initial text is kept.
  public let limit: Int?
  /// Whether the limit counts terminal columns, of which a Hangul syllable takes two.
  public let limitCountsColumns: Bool

  /// Creates the state with the caret at the end of the text.
  public init(_ text: String = "", limit: Int? = nil, limitCountsColumns isInCells: Bool = false) {
    self.text = EditedText(text, limitCountsColumns: isInCells)
    self.limitCountsColumns = isInCells
    self.limit = limit.map { max(0, $0) }
  }

  public var value: String { text.string }
  public var isEmpty: Bool { text.characters.isEmpty }
  /// Number of characters before the caret.
  public var caret: Int { text.caret }
  /// Number of characters as people count them; a line break is one.
  public var count: Int { text.characters.count }
  /// Length of the text in the unit of the limit.
  public var limitLength: Int { text.limitLength }
  /// Whether the text last typed or pasted was truncated at the limit.
  public var wasTruncated: Bool { text.wasTruncated }

  /// Handles keys that type, delete or move. Up in the first row and down in the last are ignored,
  /// so that a form can move to another field.
  public mutating func handle(_ key: Key, in shape: TextAreaShape) -> KeyOutcome {
    let outcome = edit(key, in: shape)
    if outcome == .changed { scrollToCaret(in: shape) }
    return outcome
  }

  /// Inserts text at the caret, truncated at the limit.
  @discardableResult
  public mutating func paste(_ pasted: String, in shape: TextAreaShape) -> Bool {
    goalColumn = nil
    defer { scrollToCaret(in: shape) }
    return text.insert(pasted, limit: limit)
  }

  @discardableResult
  public mutating func moveCaret(to index: Int, in shape: TextAreaShape) -> Bool {
    goalColumn = nil
    defer { scrollToCaret(in: shape) }
    return text.moveCaret(to: index)
  }

  /// Returns the first visible row, chosen so that the caret is visible.
  func offset(in rows: TextAreaRows, visible: Int) -> Int {
    let visible = max(1, visible)
    let row = rows.row(of: caret)
    let kept = min(max(firstVisibleRow, row - visible + 1), row)
    return min(kept, max(0, rows.ranges.count - visible))
  }

  private mutating func edit(_ key: Key, in shape: TextAreaShape) -> KeyOutcome {
    switch (key.code, key.modifiers) {
    case (.up, []): return moveRows(by: -1, in: shape)
    case (.down, []): return moveRows(by: 1, in: shape)
    case (.pageUp, []): return moveRows(by: -max(1, shape.size.height - 1), in: shape)
    case (.pageDown, []): return moveRows(by: max(1, shape.size.height - 1), in: shape)
    case (.enter, _):
      goalColumn = nil
      return KeyOutcome(text.insert("\n", limit: limit))
    default:
      let outcome = text.handle(key, limit: limit)
      if outcome == .changed { goalColumn = nil }
      return outcome
    }
  }

  private mutating func moveRows(by count: Int, in shape: TextAreaShape) -> KeyOutcome {
    let rows = shape.rows(of: text.characters)
    let row = rows.row(of: caret)
    let all = rows.ranges.count
    let target = min(max(0, row + min(max(-all, count), all)), all - 1)
    guard target != row else { return .ignored }
    let column = goalColumn ?? rows.column(of: caret)
    goalColumn = column
    return KeyOutcome(text.moveCaret(to: rows.index(row: target, column: column)))
  }

  private mutating func scrollToCaret(in shape: TextAreaShape) {
    firstVisibleRow = offset(in: shape.rows(of: text.characters), visible: shape.size.height)
  }
}
