/// The effect of a key on the state of a widget.
public enum KeyOutcome: Hashable, Sendable {
  /// The key has no meaning here; another handler may use it.
  case ignored
  /// The key has a meaning here, but nothing changed.
  case unchanged
  case changed

  init(_ hasChanged: Bool) {
    self = hasChanged ? .changed : .unchanged
  }
}

extension EditedText {
  /// Handles the keys that have the same meaning in every text: typing, deleting, and moving within
  /// a line.
  mutating func handle(_ key: Key, limit: Int?) -> KeyOutcome {
    switch (key.code, key.modifiers.subtracting(.shift)) {
    case (.character(let character), []): KeyOutcome(insert(String(character), limit: limit))
    case (.character(let letter), .control): handleControlKey(letter)
    case (.character(let letter), .alt): handleAltKey(letter)
    case (.left, .alt), (.left, .control): KeyOutcome(moveCaret(to: wordStart))
    case (.right, .alt), (.right, .control): KeyOutcome(moveCaret(to: wordEnd))
    case (.backspace, .alt): KeyOutcome(remove(wordStart..<caret))
    case (.delete, .alt): KeyOutcome(remove(caret..<wordEnd))
    case (let code, []): handlePlainKey(code)
    default: .ignored
    }
  }

  private mutating func handlePlainKey(_ code: Key.Code) -> KeyOutcome {
    switch code {
    case .left: KeyOutcome(moveCaret(to: caret - 1))
    case .right: KeyOutcome(moveCaret(to: caret + 1))
    case .home: KeyOutcome(moveCaret(to: lineStart))
    case .end: KeyOutcome(moveCaret(to: lineEnd))
    case .backspace: KeyOutcome(remove(caret - 1..<caret))
    case .delete: KeyOutcome(remove(caret..<caret + 1))
    default: .ignored
    }
  }

  private mutating func handleControlKey(_ letter: Character) -> KeyOutcome {
    switch letter {
    case "a": KeyOutcome(moveCaret(to: lineStart))
    case "e": KeyOutcome(moveCaret(to: lineEnd))
    case "u": KeyOutcome(remove(lineStart..<caret))
    case "k": KeyOutcome(remove(caret..<max(lineEnd, isAtLineEnd ? caret + 1 : caret)))
    case "w": KeyOutcome(remove(whitespaceDelimitedWordStart..<caret))
    default: .ignored
    }
  }

  private mutating func handleAltKey(_ letter: Character) -> KeyOutcome {
    switch letter {
    case "b": KeyOutcome(moveCaret(to: wordStart))
    case "f": KeyOutcome(moveCaret(to: wordEnd))
    case "d": KeyOutcome(remove(caret..<wordEnd))
    default: .ignored
    }
  }

  /// Whether the caret is at the end of its line, where Ctrl-K joins the next line.
  private var isAtLineEnd: Bool { lineEnd == caret }
}
