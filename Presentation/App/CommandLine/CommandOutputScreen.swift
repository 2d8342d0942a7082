import TerminalKit

/// A page with the output of a command.
enum CommandOutputScreen: Screen {
  struct State: Hashable {
    /// The command as typed.
    let line: String
    let lines: [StyledText]
    /// The error with which the command ended.
    let errorMessage: Words?
    /// Whether the command made changes that undo can revert.
    var offersUndo = false
    var scroll = ScrollState()
    /// The lines wrapped to `width`.
    var rows: [StyledText] = []
    var width = 0
    var visibleRowCount = 0

    var shape: ListShape { ListShape(count: rows.count, visibleCount: visibleRowCount) }
  }

  enum Action: Hashable {
    case closed
    case moved(ListMove)
    case commandPressed
    case undoPressed
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.escape), .character("q"), Key(.enter)], ko: ("닫기", "이 화면을 닫아요"),
          en: ("close", "Close the page"), action: .closed),
        KeyBinding(
          [.character(" ")], ko: ("다음 화면", "한 화면 아래로 가요"), en: ("page down", "Go a page down"),
          action: .moved(.pages(1)), isCommon: state.shape.count <= state.shape.visibleCount),
        KeyBinding(
          [.character(":")], ko: ("명령", "다른 명령을 적어요"), en: ("command", "Type another command"),
          action: .commandPressed),
      ] + (state.offersUndo ? [UndoWords.undoKey(.undoPressed)] : [])
        + ListMove.bindings { .moved($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .closed: return .back
    case .commandPressed: return .showCommandLine
    case .undoPressed: return .undoLastReported
    case .moved(let move): state.scroll.apply(move, in: state.shape)
    }
    return nil
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    ListMove(mouse).map { .moved($0) }
  }

  /// Returns the rect of the lines, without the column of the scroll mark.
  static func textRect(in view: ViewContext) -> Rect {
    Rect(size: view.size).insetBy(top: 2, left: 1, bottom: 1, right: 2)
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    let body = textRect(in: view)
    state.visibleRowCount = body.height
    guard state.width != body.width else { return }
    state.width = body.width
    let trouble = state.errorMessage.map { StyledText("! " + $0(view.language), view.theme.error) }
    state.rows = (state.lines + [trouble].compactMap { $0 }).flatMap { line in
      view.widths.columns(of: line) > body.width
        ? Paragraph(line).rows(columns: body.width, widths: view.widths) : [line]
    }
  }

  static let showsScreenBelow = true

  /// Draws the page over everything but the footer.
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    var state = state
    fit(&state, in: view)
    frame.clear(Rect(size: view.size).insetBy(bottom: 1), style: view.theme.text)
    let page = Rect(size: view.size).insetBy(left: 1, right: 1)
    frame.write(StyledText(": " + state.line, view.theme.heading), in: page)
    frame.fill(
      page.row(1), with: view.widths.singleColumn("─", or: "-"), style: view.theme.border)
    let body = textRect(in: view)
    let first = state.scroll.offset(in: state.shape)
    for (index, row) in state.rows.dropFirst(first).prefix(body.height).enumerated() {
      frame.write(row, in: body, row: index)
    }
    ScrollMark(
      first: first, visible: body.height, count: state.rows.count, style: view.theme.border
    )
    .draw(in: &frame, at: page.insetBy(top: 2, left: page.width - 1, bottom: 1))
  }
}
