import HearthDomain
import TerminalKit

/// Displays a change with every field before and after.
enum EntryScreen: Screen {
  struct State: Hashable {
    let entry: JournalEntry
    /// The full description in both languages.
    let koreanLines: [ChangeLine]
    let englishLines: [ChangeLine]
    var rows = ScrolledRows()
  }

  enum Action: Hashable {
    case moved(ListMove)
    case requested(Output)
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    let undoChanges = HistoryScreen.undoKey(state.entry) { Action.requested(.undoChanges($0)) }
    let back = KeyBinding<Action>(
      [Key(.escape), .character("q"), Key(.enter)], ko: ("뒤로", "이전 화면으로 돌아가요"),
      en: ("back", "Go back to the previous screen"), action: .requested(.back))
    let forget = HistoryScreen.forgetKey(state.entry) { Action.requested($0) }
    return Keymap([undoChanges, forget, back] + ListMove.bindings { .moved($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moved(let move): state.rows.apply(move)
    case .requested(let output): return output
    }
    return nil
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    let place = contentRect(in: view)
    state.rows.fit(wrappedRows(of: state, in: place, view).count, in: place)
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    ListMove(mouse).map { .moved($0) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = contentRect(in: view)
    state.rows.draw(wrappedRows(of: state, in: place, view), in: &frame, at: place, view)
  }

  private static func contentRect(in view: ViewContext) -> Rect {
    Rect(size: view.size).insetBy(top: view.size.height < 14 ? 0 : 1, left: 2, right: 1)
  }

  private static func wrappedRows(
    of state: State, in place: Rect, _ view: ViewContext
  ) -> [StyledText] {
    let lines = view.language(ko: state.koreanLines, en: state.englishLines)
    let labels =
      lines.map { line in
        if case .field(let label, _) = line { view.widths.columns(of: label) } else { 0 }
      }.max() ?? 0
    return ScrolledRows.rows(in: place) { columns in
      lines.flatMap { wrappedRows(of: $0, labels, columns, view) }
    }
  }

  private static func wrappedRows(
    of line: ChangeLine, _ labels: Int, _ columns: Int, _ view: ViewContext
  ) -> [StyledText] {
    func broken(_ text: String, _ style: Style?, _ columns: Int) -> [StyledText] {
      Paragraph(StyledText(text.terminalSafe.onOneLine, style)).rows(
        columns: max(1, columns), widths: view.widths)
    }
    switch line {
    case .heading(let text): return broken(text, view.theme.heading, columns)
    case .remark(let text): return broken(text, view.theme.faint, columns)
    case .step(let text): return [StyledText()] + broken(text, view.theme.accent, columns)
    case .field(let label, let text):
      let start = "  " + view.widths.padded(label, to: labels) + "  "
      let indent = view.widths.columns(of: start)
      return broken(text, nil, columns - indent).enumerated().map { place, row in
        StyledText(place == 0 ? start : String(repeating: " ", count: indent), view.theme.faint)
          + row
      }
    }
  }
}
