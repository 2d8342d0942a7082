import HearthDomain
import TerminalKit

extension BookListScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    if state.isEmpty {
      invitation(view).draw(in: &frame, view)
      return
    }
    let layout = BookListLayout(state, view)
    drawHeader(of: state, in: &frame, at: layout.header, view)
    rows(of: state, in: view).draw(in: &frame, at: layout.list)
    if let place = layout.panel, let book = state.selected {
      BookPanel(book: book, today: state.today, cover: state.cover, view: view).draw(
        in: &frame, at: place)
    }
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let layout = BookListLayout(state, view)
    if mouse.isLeftPress, layout.header.contains(mouse.position) {
      let index = ChoiceLine(listLabels(of: state, view), view: view)
        .index(at: mouse.position.x - layout.header.minX, in: layout.header.width)
      return index.map { .listPressed(BookList.tabLists[$0]) }
    }
    return rows(of: state, in: view).input(mouse, at: layout.list).map { .list($0) }
  }

  private static func rows(of state: State, in view: ViewContext) -> BookRows {
    let nothing =
      state.isSearching
        || state.category != nil
      ? Words(ko: "찾은 책이 없어요.", en: "No books found.") : state.shownList.emptyText
    return BookRows(
      books: state.books, today: state.today, emptyText: StyledText(nothing(view.language)),
      list: state.shownList, view: view)
  }

  private static func drawHeader(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    if state.search.isOpen {
      return state.search.draw(searchWords, in: &frame, at: line, view)
    }
    let note = headerNote(of: state, isNarrow: line.width < 56, view)
    let tabs = ChoiceLine(listLabels(of: state, view), view: view)
    StatusLine(
      tabs.text(
        selected: state.isSearching ? nil : BookList.tabLists.firstIndex(of: state.shownList),
        in: line.width - view.widths.columns(of: note) - 2),
      trailing: StyledText(note, state.isSearching ? view.theme.accent : view.theme.faint)
    )
    .draw(in: &frame, at: line)
  }

  /// Returns the search text, or the category and the order of the list.
  private static func headerNote(
    of state: State, isNarrow: Bool, _ view: ViewContext
  ) -> String {
    guard !state.isSearching else { return "/\(state.search.text)" }
    let category = state.category?.name(view.language)
    // In a narrow line, the category replaces the order, because it hides books.
    let order = isNarrow && category != nil ? nil : "o " + state.order.label(view.language)
    return [category, order].compactMap { $0 }.joined(separator: " · ")
  }

  /// Returns the columns that the books and the line above them need, at most `most`.
  static func listColumns(of state: State, atMost most: Int, in view: ViewContext) -> Int {
    let header =
      ChoiceLine(listLabels(of: state, view), view: view).neededColumns + 2
      + view.widths.columns(of: headerNote(of: state, isNarrow: false, view))
    return max(header, rows(of: state, in: view).neededColumns(atMost: most))
  }

  private static func listLabels(of state: State, _ view: ViewContext) -> [String] {
    BookList.tabLists.map { "\($0.label(view.language)) \(state.totals[$0])" }
  }

  private static func invitation(_ view: ViewContext) -> Invitation {
    Invitation(
      text: Words(
        ko: "아직 책이 없어요.\n읽고 싶은 책과 다 읽고 싶은 날을 정하면, 하루에 몇 쪽씩 읽으면 되는지 알려 드릴게요.",
        en: "There are no books yet.\nName a book and the day you want to finish it, and see how "
          + "many pages a day that takes."),
      key: "a", keyEffect: Words(ko: "첫 책을 추가해요", en: "adds the first one")
    ) { frame, place in
      StackedBooksDrawing(view: view).draw(in: &frame, at: place)
    }
  }
}
