import HearthDomain
import TerminalKit

/// Searches books to add: local ones while the user types, online ones on Enter.
enum BookSearchScreen: Screen {
  /// The source to search.
  enum Scope: Hashable {
    /// The local sources, in the order of the settings.
    case local
    /// An online source.
    case online(BookSource)
  }

  struct State: Hashable {
    var scope = Scope.local
    var field = TextFieldState.search
    var rows = RowList<FindBooks.Row>(all: [])
    var hasMore = false
    /// Number of result pages loaded.
    var loadedPages = 1
    var sourceErrors: [FindBooks.Failure] = []
    /// The text that was searched for the displayed rows; nil before the first search.
    var answeredText: String?
    var pendingSearch: PendingSearch?

    struct PendingSearch: Hashable {
      let source: BookSource
      let text: String
      /// Number of animation steps since the search began.
      var step = 0
    }

    var text: String { field.value }
    var isBlank: Bool { field.value.allSatisfy(\.isWhitespace) }
    var selected: FindBooks.Row? { rows.selected }

    /// Whether Enter starts a search rather than opening a result.
    var searchesOnEnter: Bool { scope != .local && answeredText != text }

    /// Shows the results for a text.
    mutating func show(_ answer: FindBooks.Answer, to text: String) {
      rows.replaceRows(answer.rows)
      loadedPages = 1
      (hasMore, sourceErrors, answeredText) = (answer.hasMore, answer.failures, text)
    }

    /// Appends another page of results; the selection stays.
    mutating func append(_ answer: FindBooks.Answer) {
      let shown = Set(rows.loadedRows.rows.map(\.book))
      rows.refreshRows(rows.loadedRows.rows + answer.rows.filter { !shown.contains($0.book) }) {
        $0.book == $1.book
      }
      (hasMore, loadedPages) = (answer.hasMore, loadedPages + 1)
    }

    /// Whether to load the next page of local results: the last row is selected, and there are
    /// more.
    fileprivate var needsMoreResults: Bool {
      hasMore && scope == .local && rows.selectedIndex == rows.count - 1
    }

    /// Updates the marks of the rows; the selection stays.
    mutating func updateMarks(_ answer: FindBooks.Answer) {
      rows.refreshRows(answer.rows) { $0.book == $1.book }
    }
  }

  enum Action: Hashable {
    case typed(TextInput)
    case list(ListInput)
    case enterPressed
    case sourceSwitched
    case favouritePressed
    case addByHandPressed
    case searchStopped
    case cancelled
  }

  typealias Output = BooksEffect

  static func advanceAnimation(_ state: inout State) { state.pendingSearch?.step += 1 }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .typed(let input):
      guard state.field.apply(input) else { return nil }
      return state.scope == .local ? .searchLocally(state.text) : nil
    case .list(let input):
      if state.rows.apply(input) { return openSelected(state) }
      return state.needsMoreResults
        ? .loadMoreResults(state.text, page: state.loadedPages + 1) : nil
    case .enterPressed: return handleEnter(&state)
    case .sourceSwitched: return switchSource(&state)
    case .favouritePressed: return state.selected.map { .change(.addFoundAsFavourite($0.book)) }
    case .addByHandPressed: return .show(.addingByHand(state.text))
    case .searchStopped: return .cancelWork
    case .cancelled: return .back
    }
  }

  private static func handleEnter(_ state: inout State) -> Output? {
    guard state.searchesOnEnter, case .online(let source) = state.scope else {
      return openSelected(state)
    }
    guard !state.isBlank else { return nil }
    return .searchOnline(source, state.text)
  }

  /// Opens the goal with the selected book, or the form that adds it.
  private static func openSelected(_ state: State) -> Output? {
    state.selected.map { .show($0.goal.map { .book($0) } ?? .addingFound($0.book)) }
  }

  private static func switchSource(_ state: inout State) -> Output? {
    let places = Scope.all
    let index = places.firstIndex(of: state.scope) ?? 0
    state.scope = places[(index + 1) % places.count]
    state.show(FindBooks.Answer(), to: "")
    state.answeredText = nil
    return state.scope == .local ? .searchLocally(state.text) : nil
  }
}

extension BookSearchScreen.Scope {
  static let all = [.local] + BookSource.allCases.filter(\.needsNetwork).map { Self.online($0) }

  var name: Words {
    switch self {
    case .local: Words(ko: "내 컴퓨터", en: "this machine")
    case .online(let source): Words(source.name)
    }
  }
}

// MARK: - Keys

extension BookSearchScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    let row = state.selected
    return Keymap(
      [
        enterKey(state),
        KeyBinding(
          [Key(.tab)], ko: ("직접 적기", "찾지 않고 직접 적어요"), en: ("by hand", "Enter a book by hand"),
          action: .addByHandPressed),
        KeyBinding(
          [.control("n")], ko: ("다른 곳", "찾을 곳을 바꿔요"), en: ("elsewhere", "Search somewhere else"),
          action: .sourceSwitched,
          disabledReason: state.pendingSearch == nil
            ? nil : Words(ko: "찾는 중이에요", en: "still searching")),
        KeyBinding(
          [.control("f")], ko: ("좋아하는 책", "고른 책을 좋아하는 책에 넣어요"),
          en: ("favourite", "Add the selected book to your favourites"), action: .favouritePressed,
          disabledReason: row == nil
            ? Words(ko: "찾은 책이 없어요", en: "no books found")
            : row?.isFavourite == true
              ? Words(ko: "이미 좋아하는 책이에요", en: "it is already a favourite") : nil),
        leaveKey(state),
      ] + ListMove.bindingsWhileTyping { .list(.move($0)) }, textAction: { .typed($0) })
  }

  private static func enterKey(_ state: State) -> KeyBinding<Action> {
    let (label, help) =
      state.searchesOnEnter
      ? (Words(ko: "검색", en: "search"), Words(ko: "고른 곳에서 찾아요", en: "Search there"))
      : state.selected?.isGoal == true
        ? (Words(ko: "열기", en: "open"), Words(ko: "이미 목표로 둔 책을 열어요", en: "Open the goal"))
        : (
          Words(ko: "책 추가", en: "add"),
          Words(ko: "고른 책을 읽을 책에 추가해요", en: "Add the selected book as a goal")
        )
    return KeyBinding(
      [Key(.enter)], label, help: help, action: .enterPressed,
      disabledReason: enterDisabledReason(state))
  }

  private static func leaveKey(_ state: State) -> KeyBinding<Action> {
    guard state.pendingSearch == nil else {
      return KeyBinding(
        [Key(.escape)], ko: ("멈추기", "기다리지 않고 멈춰요"), en: ("stop", "Stop waiting"),
        action: .searchStopped)
    }
    return KeyBinding(
      [Key(.escape)], ko: ("뒤로", "추가하지 않고 돌아가요"), en: ("back", "Go back without adding"),
      action: .cancelled)
  }

  private static func enterDisabledReason(_ state: State) -> Words? {
    if state.pendingSearch != nil { return Words(ko: "찾는 중이에요", en: "still searching") }
    if state.isBlank { return Words(ko: "찾을 말을 적어 주세요", en: "type something to search for") }
    return state.searchesOnEnter || state.selected != nil
      ? nil : Words(ko: "찾은 책이 없어요", en: "no books found")
  }
}
