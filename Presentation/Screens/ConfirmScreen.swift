import TerminalKit

/// Asks whether to go on; no is the answer that is nearer at hand.
enum ConfirmScreen: DialogScreen {
  struct State: Hashable {
    let question: Words
    var dialog = DialogState(selected: 1)
  }

  enum Action: Hashable {
    case yes
    case no
    case chosen
    case moved
    case pressed(button: Int)
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap([
      KeyBinding([.character("y")], ko: ("예", "예"), en: ("yes", "Yes"), action: .yes),
      KeyBinding(
        [.character("n"), Key(.escape), .character("q")], ko: ("아니요", "아니요"), en: ("no", "No"),
        action: .no),
      KeyBinding(
        [Key(.enter)], ko: ("고르기", "표시된 답을 골라요"), en: ("choose", "Take the marked answer"),
        action: .chosen),
      KeyBinding(
        [Key(.tab), Key(.tab, .shift), Key(.left), Key(.right), .character("h"), .character("l")],
        ko: ("옮기기", "다른 답으로 옮겨요"), en: ("move", "Move to the other answer"), action: .moved),
    ])
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .yes: return .answer(true)
    case .no: return .answer(false)
    case .chosen: return .answer(state.dialog.selection(of: 2) == 0)
    case .pressed(let button): return .answer(button == 0)
    case .moved: state.dialog.move(by: 1, of: 2)
    }
    return nil
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    guard mouse.isLeftPress else { return nil }
    return dialog(state, in: view)
      .button(at: mouse.position, in: Rect(size: view.size), widths: view.widths)
      .map { .pressed(button: $0) }
  }

  static func dialog(_ state: State, in view: ViewContext) -> Dialog {
    Dialog(
      title: "", text: StyledText(state.question(view.language)),
      buttons: [view.language(ko: "예 y", en: "yes y"), view.language(ko: "아니요 n", en: "no n")],
      state: state.dialog, look: view.theme.dialog)
  }
}
