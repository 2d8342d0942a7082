import TerminalKit

/// Displays a message that does not fit in one line.
enum MessageScreen: DialogScreen {
  struct State: Hashable, ScrolledState {
    let message: Words
    /// Whether the message is about a change that undo can revert.
    var offersUndo = false
    var dialog = DialogState()
    var textShape = ListShape(count: 0, visibleCount: 0)
  }

  enum Action: Hashable {
    case closed
    case moved(ListMove)
    case undoPressed
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    let close = KeyBinding<Action>(
      [Key(.enter), Key(.escape), .character("q"), .character(" ")], ko: ("닫기", "알림을 닫아요"),
      en: ("close", "Close the message"), action: .closed)
    return Keymap(
      [close] + (state.offersUndo ? [UndoWords.undoKey(.undoPressed)] : [])
        + ListMove.bindings { .moved($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .closed: return .back
    case .undoPressed: return .undoLastReported
    case .moved(let move): state.scroll(move)
    }
    return nil
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    ListMove(mouse).map { .moved($0) } ?? (mouse.isLeftPress ? .closed : nil)
  }

  static func dialog(_ state: State, in view: ViewContext) -> Dialog {
    Dialog(
      title: "", text: StyledText(state.message(view.language)),
      buttons: [view.language(ko: "닫기", en: "close")], state: state.dialog,
      look: view.theme.dialogLook
    )
    .withScrollHint(in: dialogArea(in: view), view)
  }
}
