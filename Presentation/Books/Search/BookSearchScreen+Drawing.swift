import HearthDomain
import TerminalKit

extension BookSearchScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    state.rows.visibleCount = SearchPage.visibleRowCount(in: view)
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    page(state, in: view).listInput(for: mouse, in: view).map { .list($0) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    page(state, in: view).draw(in: &frame, view)
    // An animation shows that a long search is still running.
    if let waiting = state.pendingSearch, waiting.step >= 7, !view.isAnimationOff {
      let line = frame.bounds.row(view.size.height - 1).insetBy(
        left: view.size.width * 2 / 3, right: 2)
      let gauge = Gauge.Look(filled: view.theme.accent, empty: view.theme.border)
      ProgressBar(.unknown(step: waiting.step), gauge: gauge).draw(in: &frame, at: line)
    }
  }

  private static func page(_ state: State, in view: ViewContext) -> SearchPage {
    SearchPage(
      label: state.scope == .local ? Words(ko: "책 검색", en: "Find a book") : state.scope.name,
      placeholder: Words(ko: "제목, 지은이, ISBN, 초성", en: "title, author or ISBN"), field: state.field,
      hint: hint(state)
    ) { list(of: state, width: $0, in: view) }
  }

  private static func hint(_ state: State) -> Words {
    if let waiting = state.pendingSearch {
      // A wait is displayed only after a moment.
      guard waiting.step > 0 else { return Words(ko: "", en: "") }
      let name = waiting.source.name
      return Words(
        ko: "\(name(.korean))에서 찾고 있어요. Esc: 멈추기",
        en: "Searching \(name(.english)). Press Esc to stop.")
    }
    if let trouble = state.sourceErrors.first {
      return Words(
        ko: "\(trouble.source.name(.korean)): \(trouble.error.message(in: .korean))",
        en: "\(trouble.source.name(.english)): \(trouble.error.message(in: .english))")
    }
    if state.isBlank {
      return Words(ko: "Tab: 직접 적기 · Ctrl-N: 다른 곳에서 찾기", en: "Tab: by hand · Ctrl-N: another place")
    }
    if state.searchesOnEnter {
      return Words(
        ko: "Enter를 누르면 \(state.scope.name.ko)에서 찾아요.",
        en: "Enter searches \(state.scope.name.en).")
    }
    let count = state.rows.count
    guard state.hasMore else {
      return count == 0
        ? Words(ko: "", en: "")
        : Words(ko: "\(count)권을 찾았어요.", en: "\(Plural("book")(count)) found.")
    }
    return state.scope == .local
      ? Words(ko: "앞의 \(count)권이에요. 끝에서 더 내려가면 이어져요.", en: "The first \(count): more at the end.")
      : Words(
        ko: "앞의 \(count)권이에요. 더 적어서 좁혀 주세요.",
        en: "The first \(count): type more to narrow them down.")
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let nothing =
      state.isBlank || state.answeredText != state.text
      ? ""
      : view.language(ko: "찾은 책이 없어요. Tab으로 직접 적어요.", en: "No books found. Press Tab to enter one.")
    let lines = FoundBookLines(state.rows.loadedRows.rows, columns: width - 4, view)
    return state.rows.list(whenEmpty: StyledText(nothing), look: view.theme.listLook) {
      lines.line(of: $0)
    }
  }
}
