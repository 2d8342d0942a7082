import TerminalKit

/// All keys that work on the screen below, each with a sentence.
enum HelpScreen: DialogScreen {
  struct State: Hashable {
    let title: Words
    let entries: [KeyHelp]
    var dialog = DialogState()
    /// How much of the text there is to see.
    var shape = ListShape(count: 0, visible: 0)
  }

  enum Action: Hashable {
    case close
    case tutorial
    case scroll(Int)
    case scrollPage(Int)
    case scrollToStart
    case scrollToEnd
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap([
      KeyBinding(
        [Key(.escape), .character("q"), .character("?"), Key(.function(1)), Key(.enter)],
        ko: ("닫기", "도움말을 닫아요"), en: ("close", "Close the help"), action: .close),
      KeyBinding(
        [.character("t")], ko: ("안내 다시 보기", "처음 안내를 다시 보여 줘요"),
        en: ("welcome again", "Show the welcome again"), action: .tutorial),
      KeyBinding(
        [Key(.down), .character("j")], ko: ("아래", "아래로 내려요"), en: ("down", "Scroll down"),
        action: .scroll(1), isCommon: true),
      KeyBinding(
        [Key(.up), .character("k")], ko: ("위", "위로 올려요"), en: ("up", "Scroll up"),
        action: .scroll(-1), isCommon: true),
      KeyBinding(
        [Key(.pageDown), .character(" ")], ko: ("다음 화면", "한 화면 아래로 내려요"),
        en: ("page down", "Scroll one page down"), action: .scrollPage(1), isCommon: true),
      KeyBinding(
        [Key(.pageUp)], ko: ("이전 화면", "한 화면 위로 올려요"), en: ("page up", "Scroll one page up"),
        action: .scrollPage(-1), isCommon: true),
      KeyBinding(
        [Key(.home), .character("g")], ko: ("처음", "처음으로 가요"), en: ("start", "Go to the start"),
        action: .scrollToStart, isCommon: true),
      KeyBinding(
        [Key(.end), .character("G")], ko: ("끝", "끝으로 가요"), en: ("end", "Go to the end"),
        action: .scrollToEnd, isCommon: true),
    ])
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .close: return .back
    case .tutorial: return .showWelcome
    case .scroll(let rows): state.dialog.scroll.scroll(by: rows, in: state.shape)
    case .scrollPage(let pages): state.dialog.scroll.scrollPages(by: pages, in: state.shape)
    case .scrollToStart: state.dialog.scroll.scrollToFirst(in: state.shape)
    case .scrollToEnd: state.dialog.scroll.scrollToLast(in: state.shape)
    }
    return nil
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.shape = dialog(state, in: view).shape(in: place(in: view), widths: view.widths)
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    switch mouse.action {
    case .scrollUp: .scroll(-3)
    case .scrollDown: .scroll(3)
    case .press(.left), .doublePress(.left):
      dialog(state, in: view).frame(in: place(in: view), widths: view.widths)
        .contains(mouse.position) ? nil : .close
    default: nil
    }
  }

  /// All of the screen but the footer, which tells how to get away again.
  static func place(in view: ViewContext) -> Rect {
    Rect(size: view.size).margins(bottom: 1)
  }

  static func dialog(_ state: State, in view: ViewContext) -> Dialog {
    let columns = min(view.theme.dialog.columns, view.size.width - 4)
    let list = TermList(state.entries.map { entry(of: $0, in: view) })
    return Dialog(
      title: state.title(view.language),
      text: list.text(columns: columns, widths: view.widths), state: state.dialog,
      look: view.theme.dialog)
  }

  private static func entry(of help: KeyHelp, in view: ViewContext) -> TermList.Entry {
    let names = help.keys.map(\.name).joined(separator: " ")
    var meaning = StyledText(
      help.help(view.language), help.disabled == nil ? nil : view.theme.faint)
    if let reason = help.disabled {
      meaning += StyledText(" (\(reason(view.language)))", view.theme.faint)
    }
    return TermList.Entry(StyledText(names, view.theme.heading), meaning)
  }
}
