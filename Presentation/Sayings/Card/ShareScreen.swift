import HearthDomain
import TerminalKit

/// Shares a line: copies its text to the clipboard, or saves its card to a file.
enum ShareScreen<Effect: SharingEffect>: Screen {
  enum Choice: CaseIterable, Hashable {
    case copy
    case theme
    case size
    case font
    case save
  }

  struct State: Hashable {
    var line: SharedLine
    var look: CardLook
    var choice = Choice.copy
    /// The fonts that are not installed.
    let missingFonts: Set<CardFont>

    init(of line: SharedLine, _ look: CardLook, _ isInstalled: (CardFont) -> Bool) {
      (self.line, self.look) = (line, look)
      missingFonts = Set(CardFont.allCases.filter { !isInstalled($0) })
    }
  }

  enum Action: Hashable {
    case moved(Int)
    case pressed(Choice)
    case changed(Choice, Int)
    /// Perform the choice.
    case performed(Choice)
    case cancelled
  }

  typealias Output = Effect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moved(let steps):
      let all = Choice.allCases
      let index = (all.firstIndex(of: state.choice) ?? 0) + steps
      state.choice = all[min(max(0, index), all.count - 1)]
    case .pressed(let choice): state.choice = choice
    case .changed(let choice, let steps):
      state.choice = choice
      return change(&state.look, choice, by: steps)
    case .performed(let choice):
      switch choice {
      case .copy: return .share(.copy(state.line))
      case .save: return .share(.chooseFile(state.line, state.look))
      case .theme, .size, .font: return change(&state.look, choice, by: 1)
      }
    case .cancelled: return .back
    }
    return nil
  }

  /// Changes the look. Returns a new theme as an effect, because it is stored for all cards.
  private static func change(
    _ look: inout CardLook, _ choice: Choice, by steps: Int
  ) -> Output? {
    switch choice {
    case .theme:
      look.theme = look.theme.moved(by: steps)
      return .share(.saveTheme(look.theme))
    case .size: look.size = look.size.moved(by: steps)
    case .font: look.font = look.font.moved(by: steps)
    case .copy, .save: break
    }
    return nil
  }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [.character("c")], ko: ("글 복사", "글을 터미널의 클립보드에 넣어요"),
          en: ("copy text", "Copy the text to the terminal's clipboard"), action: .performed(.copy)
        ),
        KeyBinding(
          [.character("s"), .control("s")], ko: ("그림 저장", "보이는 카드를 SVG나 PNG 파일로 저장해요"),
          en: ("save picture", "Save the card as an SVG or PNG picture"),
          action: .performed(.save)),
        KeyBinding(
          [Key(.enter)], ko: ("고르기", "고른 것을 실행하거나 다음 값으로 바꿔요"),
          en: ("choose", "Run the selected row or change its value"),
          action: .performed(state.choice)),
      ] + lookKeys(state) + moveKeys + [.back(.cancelled)])
  }

  private static func lookKeys(_ state: State) -> [KeyBinding<Action>] {
    let nothing =
      state.choice == .copy || state.choice == .save
      ? Words(ko: "색, 크기, 글꼴에서 바꿀 수 있어요", en: "only theme, size and font have values") : nil
    return [
      KeyBinding(
        [.character("t")], ko: ("색", "카드의 색을 바꿔요"), en: ("theme", "Change the theme"),
        action: .changed(.theme, 1)),
      KeyBinding(
        [.character("z")], ko: ("크기", "카드의 크기를 바꿔요"), en: ("size", "Change the size"),
        action: .changed(.size, 1)),
      KeyBinding(
        [.character("o")], ko: ("글꼴", "카드의 글꼴을 바꿔요"), en: ("font", "Change the font"),
        action: .changed(.font, 1)),
      KeyBinding(
        [Key(.right), .character("l")], ko: ("다음", "다음 값으로 바꿔요"),
        en: ("next", "Change to the next value"), action: .changed(state.choice, 1),
        disabledReason: nothing,
        isCommon: true),
      KeyBinding(
        [Key(.left), .character("h")], ko: ("이전", "이전 값으로 바꿔요"),
        en: ("previous", "Change to the previous value"), action: .changed(state.choice, -1),
        disabledReason: nothing, isCommon: true),
    ]
  }

  private static var moveKeys: [KeyBinding<Action>] {
    [
      KeyBinding(
        [Key(.down), .character("j")], ko: ("아래", "다음 줄로 가요"), en: ("down", "Go to the next row"),
        action: .moved(1), isCommon: true),
      KeyBinding(
        [Key(.up), .character("k")], ko: ("위", "이전 줄로 가요"), en: ("up", "Go to the previous row"),
        action: .moved(-1), isCommon: true),
    ]
  }
}
