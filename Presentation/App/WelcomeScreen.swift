import HearthDomain
import TerminalKit

/// Greets whoever comes for the first time: what Hearth is, its areas, its keys, and one question.
enum WelcomeScreen: Screen {
  enum Page: Int, CaseIterable, Hashable {
    case hello
    case areas
    case keys
    case name
  }

  struct State: Hashable {
    var page = Page.hello
    let areas: [Area]
    var name: TextFieldState
    /// How far the page is read, where the window is too low for it.
    var text = ScrolledRows()

    init(areas: [Area], name: String) {
      self.areas = areas
      self.name = TextFieldState(
        name, limit: DisplayNameRule.characters.upperBound,
        isInCells: DisplayNameRule.isInCells)
    }
  }

  enum Action: Hashable, Sendable {
    case next
    case previous
    case skip
    /// Asks for what the whole program does on a key.
    case leave(AppAction)
    case typed(TextInput)
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    state.page == .name
      ? Keymap([finish, previous([Key(.up), Key(.tab, .shift)]), skip([Key(.escape)])]) {
        .typed($0)
      }
      : Keymap(
        [next]
          + (state.page == .hello
            ? []
            : [
              previous([Key(.up), Key(.left), Key(.backspace), .character("h"), Key(.tab, .shift)])
            ])
          + [skip([Key(.escape), .character("q")])] + AppKeys.onWelcome(areas: state.areas))
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .next:
      // What was not seen yet comes before the next page.
      if state.page != .name, state.text.apply(.pages(1)) { return nil }
      state.text = ScrolledRows()
      guard let next = Page(rawValue: state.page.rawValue + 1) else {
        return .finishWelcome(name(in: state))
      }
      state.page = next
    case .previous:
      state.text = ScrolledRows()
      state.page = Page(rawValue: state.page.rawValue - 1) ?? state.page
    case .skip: return .skipWelcome(for: nil)
    case .leave(let action): return .skipWelcome(for: action)
    case .typed(.key(let key)): _ = state.name.handle(key)
    case .typed(.paste(let text)): state.name.paste(text)
    }
    return nil
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    mouse.isLeftPress && state.page != .name ? .next : nil
  }

  // The field takes no more characters than a name may have, so that only white space at
  // its ends is lost here.
  private static func name(in state: State) -> DisplayName {
    (try? DisplayName(state.name.value)) ?? .blank
  }

  private static let next = KeyBinding<Action>(
    [Key(.enter), Key(.right), .character(" "), .character("l"), Key(.tab)],
    ko: ("다음", "다음 장으로 넘겨요"), en: ("next", "Go to the next page"), action: .next)

  private static let finish = KeyBinding<Action>(
    [Key(.enter)], ko: ("시작하기", "이름을 저장하고 시작해요"), en: ("begin", "Keep the name and begin"),
    action: .next)

  private static func previous(_ keys: [Key]) -> KeyBinding<Action> {
    KeyBinding(
      keys, ko: ("이전", "이전 장으로 넘겨요"), en: ("back", "Go to the page before"), action: .previous)
  }

  private static func skip(_ keys: [Key]) -> KeyBinding<Action> {
    KeyBinding(keys, ko: ("건너뛰기", "안내를 건너뛰어요"), en: ("skip", "Skip the welcome"), action: .skip)
  }
}
