import TerminalKit

/// Asks whether to continue; “no” is preselected. If the question is longer than the box, choosing
/// “yes” first scrolls to its end, so that the user has seen all of it.
enum ConfirmScreen: DialogScreen {
  struct State: Hashable, ScrolledState {
    let question: Words
    var dialog = DialogState(selected: 1)
    var textShape = ListShape(count: 0, visibleCount: 0)
  }

  enum Action: Hashable {
    case yes
    case no
    case selectedChosen
    case selectionMoved
    case scrolled(ListMove)
    case pressed(button: Int)
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding([.character("y")], ko: ("예", "예"), en: ("yes", "Yes"), action: .yes),
        KeyBinding(
          [.character("n"), Key(.escape), .character("q")], ko: ("아니요", "아니요"), en: ("no", "No"),
          action: .no),
        KeyBinding(
          [Key(.enter)], ko: ("고르기", "표시된 답을 골라요"), en: ("choose", "Choose the marked answer"),
          action: .selectedChosen),
        KeyBinding(
          [
            Key(.tab), Key(.tab, .shift), Key(.left), Key(.right), .character("h"), .character("l"),
          ],
          ko: ("옮기기", "다른 답으로 옮겨요"), en: ("move", "Move to the other answer"),
          action: .selectionMoved),
      ] + ListMove.bindings { .scrolled($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .yes: return confirmOrScroll(&state)
    case .no: return .answerQuestion(false)
    case .selectedChosen:
      return state.dialog.selection(of: 2) == 0 ? confirmOrScroll(&state) : .answerQuestion(false)
    case .pressed(let button): return button == 0 ? confirmOrScroll(&state) : .answerQuestion(false)
    case .selectionMoved: state.dialog.moveSelection(by: 1, of: 2)
    case .scrolled(let move): state.scroll(move)
    }
    return nil
  }

  private static func confirmOrScroll(_ state: inout State) -> Output? {
    if state.showsEndOfText { return .answerQuestion(true) }
    state.scroll(.pages(1))
    return nil
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    if let move = ListMove(mouse) { return .scrolled(move) }
    guard mouse.isLeftPress else { return nil }
    return dialog(state, in: view)
      .button(at: mouse.position, in: Rect(size: view.size), widths: view.widths)
      .map { .pressed(button: $0) }
  }

  static func dialog(_ state: State, in view: ViewContext) -> Dialog {
    Dialog(
      title: "", text: StyledText(state.question(view.language)),
      buttons: [view.language(ko: "예 y", en: "yes y"), view.language(ko: "아니요 n", en: "no n")],
      state: state.dialog, look: view.theme.dialogLook
    )
    .withScrollHint(in: dialogArea(in: view), view)
  }
}
