import TerminalKit

/// Lists all keys that work on the screen below, each with a sentence.
enum HelpScreen: DialogScreen {
  struct State: Hashable, ScrolledState {
    let title: Words
    let entries: [KeyHelp]
    var dialog = DialogState()
    var textShape = ListShape(count: 0, visibleCount: 0)
  }

  enum Action: Hashable {
    case tutorialPressed
    case tutorial
    case moved(ListMove)
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.escape), .character("q"), .character("?"), Key(.function(1)), Key(.enter)],
          ko: ("닫기", "도움말을 닫아요"), en: ("close", "Close the help"), action: .tutorialPressed),
        KeyBinding(
          [.character("t")], ko: ("안내 다시 보기", "처음 안내를 다시 보여 줘요"),
          en: ("welcome again", "Show the welcome again"), action: .tutorial),
        KeyBinding(
          [.character(" ")], ko: ("다음 화면", "한 화면 아래로 가요"), en: ("page down", "Go a page down"),
          action: .moved(.pages(1)), isCommon: true),
      ] + ListMove.bindings { .moved($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .tutorialPressed: return .back
    case .tutorial: return .showWelcome
    case .moved(let move): state.scroll(move)
    }
    return nil
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    if let move = ListMove(mouse) { return .moved(move) }
    guard mouse.isLeftPress else { return nil }
    let box = dialog(state, in: view).coveredRect(in: dialogArea(in: view), widths: view.widths)
    return box.contains(mouse.position) ? nil : .tutorialPressed
  }

  /// Returns the screen without the footer, which displays how to close the help.
  static func dialogArea(in view: ViewContext) -> Rect {
    Rect(size: view.size).insetBy(bottom: 1)
  }

  static func dialog(_ state: State, in view: ViewContext) -> Dialog {
    let columns = min(view.theme.dialogLook.maxTextColumns, view.size.width - 4)
    let list = TermList(state.entries.map { entry(of: $0, in: view) })
    return Dialog(
      title: state.title(view.language),
      text: list.text(columns: columns, widths: view.widths), state: state.dialog,
      look: view.theme.dialogLook)
  }

  private static func entry(of help: KeyHelp, in view: ViewContext) -> TermList.Entry {
    let names = help.keys.map(\.name).joined(separator: " ")
    var meaning = StyledText(
      help.help(view.language), help.disabledReason == nil ? nil : view.theme.faint)
    if let reason = help.disabledReason {
      meaning += StyledText(" (\(reason(view.language)))", view.theme.faint)
    }
    return TermList.Entry(StyledText(names, view.theme.heading), meaning)
  }
}
