import TerminalKit

/// Tells something that does not fit into one line.
enum MessageScreen: DialogScreen {
  struct State: Hashable {
    let words: Words
    var dialog = DialogState()
  }

  enum Action: Hashable {
    case closed
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap([
      KeyBinding(
        [Key(.enter), Key(.escape), .character("q"), .character(" ")], ko: ("닫기", "알림을 닫아요"),
        en: ("close", "Close the message"), action: .closed)
    ])
  }

  static func update(_ state: inout State, _ action: Action) -> Output? { .back }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    mouse.isLeftPress ? .closed : nil
  }

  static func dialog(_ state: State, in view: ViewContext) -> Dialog {
    Dialog(
      title: "", text: StyledText(state.words(view.language)),
      buttons: [view.language(ko: "닫기", en: "close")], state: state.dialog,
      look: view.theme.dialog)
  }
}
