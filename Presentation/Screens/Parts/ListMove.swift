import TerminalKit

/// A move of the selection in a list; its keys are the same on every screen.
enum ListMove: Hashable {
  case rows(Int)
  case pages(Int)
  case first
  case last
  /// Scroll as a mouse wheel does.
  case scroll(Int)

  static func bindings<Action>(
    disabled: Words? = nil, _ action: (ListMove) -> Action
  ) -> [KeyBinding<Action>] {
    let moves: [([Key], Words, Words, ListMove)] = [
      (
        [Key(.down), .character("j")], Words(ko: "아래", en: "down"),
        Words(ko: "다음 줄로 가요", en: "Go to the next row"), .rows(1)
      ),
      (
        [Key(.up), .character("k")], Words(ko: "위", en: "up"),
        Words(ko: "이전 줄로 가요", en: "Go to the previous row"), .rows(-1)
      ),
      (
        [Key(.pageDown)], Words(ko: "다음 화면", en: "page down"),
        Words(ko: "한 화면 아래로 가요", en: "Go a page down"), .pages(1)
      ),
      (
        [Key(.pageUp)], Words(ko: "이전 화면", en: "page up"),
        Words(ko: "한 화면 위로 가요", en: "Go a page up"), .pages(-1)
      ),
      (
        [Key(.home), .character("g")], Words(ko: "처음", en: "first"),
        Words(ko: "첫 줄로 가요", en: "Go to the first row"), .first
      ),
      (
        [Key(.end), .character("G")], Words(ko: "끝", en: "last"),
        Words(ko: "마지막 줄로 가요", en: "Go to the last row"), .last
      ),
    ]
    return moves.map { keys, label, help, move in
      KeyBinding(
        keys, label, help: help, action: action(move), disabledReason: disabled, isCommon: true)
    }
  }

  /// The keys that move in a list while text is typed. Letters, Home and End belong to the text.
  static func bindingsWhileTyping<Action>(
    _ action: (ListMove) -> Action
  ) -> [KeyBinding<Action>] {
    let free: [Key] = [Key(.up), Key(.down), Key(.pageUp), Key(.pageDown)]
    return bindings(action).compactMap { binding in
      guard let key = binding.keys.first, free.contains(key) else { return nil }
      return KeyBinding(
        [key], binding.label, help: binding.help, action: binding.action, isCommon: true)
    }
  }

  /// Creates the move for the mouse wheel; nil for other events.
  init?(_ mouse: MouseEvent) {
    switch mouse.action {
    case .scrollDown: self = .scroll(3)
    case .scrollUp: self = .scroll(-3)
    default: return nil
    }
  }
}

extension ListState {
  mutating func apply(_ step: ListMove, in shape: ListShape) {
    switch step {
    case .rows(let rows): move(by: rows, in: shape)
    case .pages(let pages): movePages(by: pages, in: shape)
    case .first: moveToFirst(in: shape)
    case .last: moveToLast(in: shape)
    case .scroll(let rows): scroll(by: rows, in: shape)
    }
  }
}

extension ScrollState {
  /// Scrolls. Returns whether the visible rows changed.
  @discardableResult
  mutating func apply(_ step: ListMove, in shape: ListShape) -> Bool {
    switch step {
    case .rows(let rows), .scroll(let rows): scroll(by: rows, in: shape)
    case .pages(let pages): scrollPages(by: pages, in: shape)
    case .first: scrollToFirst(in: shape)
    case .last: scrollToLast(in: shape)
    }
  }
}
