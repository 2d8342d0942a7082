import HearthDomain
import TerminalKit

/// A search field above a list, which is filtered while the user types.
struct SearchBar: Hashable {
  private var field = TextFieldState.search
  /// Whether the user is typing in the field.
  private(set) var isOpen = false

  var text: String { field.value }
  var textBeingTyped: String? { isOpen ? text : nil }

  enum Input: Hashable {
    case opened
    case typed(TextInput)
    /// The program completed the last word of the search text.
    case completed
    /// The user continued from the search field to the results.
    case continued
    case cleared
  }

  /// Handles the input. Returns whether the search text changed.
  mutating func apply(_ input: Input) -> Bool {
    switch input {
    case .opened: isOpen = true
    case .continued: isOpen = false
    case .typed(let input): return field.apply(input)
    case .completed: return false
    case .cleared:
      defer { self = SearchBar() }
      return !field.isEmpty
    }
    return false
  }

  func draw(_ words: SearchTexts, in frame: inout Frame, at line: Rect, _ view: ViewContext) {
    let label = view.language(ko: "검색 ", en: "search ")
    let used = frame.write(StyledText(label, view.theme.heading), in: line)
    TextField(field, placeholder: words.placeholder(view.language), look: view.theme.textFieldLook)
      .draw(in: &frame, at: line.insetBy(left: used))
  }
}

/// The texts of an area's search.
struct SearchTexts: Hashable {
  let placeholder: Words
  /// Help of the keys that begin the search, continue with the results, and end the search.
  let openHelp: Words
  let continueHelp: Words
  let endHelp: Words
}

extension SearchBar {
  static func openingKey<Action>(
    _ words: SearchTexts, disabled: Words?, _ action: (Input) -> Action
  ) -> KeyBinding<Action> {
    KeyBinding(
      [.character("/")], Words(ko: "검색", en: "search"), help: words.openHelp,
      action: action(.opened), disabledReason: disabled)
  }

  /// Returns the key that ends the search; none if there is no search text.
  func endingKeys<Action>(
    _ words: SearchTexts, _ action: (Input) -> Action
  ) -> [KeyBinding<Action>] {
    guard !text.isEmpty else { return [] }
    return [
      KeyBinding(
        [Key(.escape)], Words(ko: "검색 끝", en: "end search"), help: words.endHelp,
        action: action(.cleared))
    ]
  }

  static let completionHelp = Words(
    ko: "who: is: tag:처럼 좁히는 말과 이름을 이어 채워요",
    en: "Complete a word such as who:mina or is:overdue")

  static func typingKeys<Action>(
    _ words: SearchTexts, search action: @escaping (Input) -> Action,
    move: (ListMove) -> Action
  ) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], Words(ko: "확인", en: "done"), help: words.continueHelp,
          action: action(.continued)),
        KeyBinding(
          [Key(.escape)], Words(ko: "그만두기", en: "cancel"), help: words.endHelp,
          action: action(.cleared)),
        KeyBinding(
          [Key(.tab)], Words(ko: "채우기", en: "complete"),
          help: completionHelp, action: action(.completed), isCommon: true),
        KeyBinding(
          [Key(.down)], ko: ("아래", "다음 줄로 가요"), en: ("down", "Go to the next row"),
          action: move(.rows(1)), isCommon: true),
        KeyBinding(
          [Key(.up)], ko: ("위", "이전 줄로 가요"), en: ("up", "Go to the previous row"),
          action: move(.rows(-1)), isCommon: true),
      ], textAction: { action(.typed($0)) })
  }
}

extension TextFieldState {
  /// Creates a search field, without a counter.
  static var search: TextFieldState {
    TextFieldState(limit: SearchedTextRule.lengthRange.upperBound, showsCounter: false)
  }

  /// Handles the input. Returns whether the text changed.
  mutating func apply(_ input: TextInput) -> Bool {
    let before = value
    switch input {
    case .key(let key): _ = handle(key)
    case .paste(let text): paste(text)
    }
    return value != before
  }
}
