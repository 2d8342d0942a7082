import HearthDomain
import TerminalKit

/// Searches books to add: local ones while the user types, online ones on Enter.
enum BookSearchScreen: Screen {
  /// The source to search.
  enum Place: Hashable {
    /// The local sources, in the order of the settings.
    case here
    /// An online source.
    case source(BookSource)
  }

  struct State: Hashable {
    var place = Place.here
    var field = TextFieldState.search
    var rows = RowList<FindBooks.Row>(all: [])
    var hasMore = false
    /// Number of result pages loaded.
    var pages = 1
    var troubles: [FindBooks.Trouble] = []
    /// The text that the rows are results for; nil before the first search.
    var answered: String?
    var waiting: Waiting?

    struct Waiting: Hashable {
      let source: BookSource
      let text: String
      /// Number of animation steps since the search began.
      var step = 0
    }

    var text: String { field.value }
    var isBlank: Bool { field.value.allSatisfy(\.isWhitespace) }
    var selected: FindBooks.Row? { rows.selected }

    /// Whether Enter starts a search rather than opening a result.
    var searchesOnEnter: Bool { place != .here && answered != text }

    /// Shows the results for a text.
    mutating func show(_ answer: FindBooks.Answer, to text: String) {
      rows.show(answer.rows)
      pages = 1
      (hasMore, troubles, answered) = (answer.hasMore, answer.troubles, text)
    }

    /// Appends another page of results; the selection stays.
    mutating func add(_ answer: FindBooks.Answer) {
      let shown = Set(rows.window.rows.map(\.book))
      rows.renew(rows.window.rows + answer.rows.filter { !shown.contains($0.book) }) {
        $0.book == $1.book
      }
      (hasMore, pages) = (answer.hasMore, pages + 1)
    }

    /// Whether the selection has reached the end of local results that continue.
    fileprivate var wantsMore: Bool {
      hasMore && place == .here && rows.selectedIndex == rows.count - 1
    }

    /// Updates the marks of the rows; the selection stays.
    mutating func renew(_ answer: FindBooks.Answer) {
      rows.renew(answer.rows) { $0.book == $1.book }
    }
  }

  enum Action: Hashable {
    case typed(TextInput)
    case list(ListInput)
    case chosen
    case sourceSwitched
    case favourite
    case byHand
    case stopped
    case cancelled
  }

  typealias Output = BooksEffect

  static func advance(_ state: inout State) { state.waiting?.step += 1 }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .typed(let input):
      guard state.field.apply(input) else { return nil }
      return state.place == .here ? .find(state.text) : nil
    case .list(let input):
      if state.rows.apply(input) { return take(state) }
      return state.wantsMore ? .findMore(state.text, page: state.pages + 1) : nil
    case .chosen: return choose(&state)
    case .sourceSwitched: return switchSource(&state)
    case .favourite: return state.selected.map { .change(.addFoundAsFavourite($0.book)) }
    case .byHand: return .show(.byHand(state.text))
    case .stopped: return .cancelWork
    case .cancelled: return .back
    }
  }

  private static func choose(_ state: inout State) -> Output? {
    guard state.searchesOnEnter, case .source(let source) = state.place else { return take(state) }
    guard !state.isBlank else { return nil }
    return .search(source, state.text)
  }

  private static func take(_ state: State) -> Output? {
    guard let row = state.selected, !row.isGoal else { return nil }
    return .show(.found(row.book))
  }

  private static func switchSource(_ state: inout State) -> Output? {
    let places = Place.all
    let index = places.firstIndex(of: state.place) ?? 0
    state.place = places[(index + 1) % places.count]
    state.show(FindBooks.Answer(), to: "")
    state.answered = nil
    return state.place == .here ? .find(state.text) : nil
  }
}

extension BookSearchScreen.Place {
  static let all = [.here] + BookSource.allCases.filter(\.needsNetwork).map { Self.source($0) }

  var name: Words {
    switch self {
    case .here: Words(ko: "내 컴퓨터", en: "this machine")
    case .source(let source): Words(source.name)
    }
  }
}

// MARK: - Keys

extension BookSearchScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    let row = state.selected
    return Keymap(
      [
        KeyBinding(
          [Key(.enter)],
          state.searchesOnEnter ? Words(ko: "검색", en: "search") : Words(ko: "책 추가", en: "add"),
          help: state.searchesOnEnter
            ? Words(ko: "고른 곳에서 찾아요", en: "Search there")
            : Words(ko: "고른 책을 읽을 책에 추가해요", en: "Add the selected book as a goal"),
          action: .chosen, disabled: enterRefusal(state)),
        KeyBinding(
          [Key(.tab)], ko: ("직접 적기", "찾지 않고 직접 적어요"), en: ("by hand", "Enter a book by hand"),
          action: .byHand),
        KeyBinding(
          [.control("n")], ko: ("다른 곳", "찾을 곳을 바꿔요"), en: ("elsewhere", "Search in another place"),
          action: .sourceSwitched,
          disabled: state.waiting == nil ? nil : Words(ko: "찾는 중이에요", en: "it is searching")),
        KeyBinding(
          [.control("f")], ko: ("좋아하는 책", "고른 책을 좋아하는 책에 넣어요"),
          en: ("favourite", "Keep the selected book as a favourite"), action: .favourite,
          disabled: row == nil
            ? Words(ko: "찾은 책이 없어요", en: "no book was found")
            : row?.isFavourite == true
              ? Words(ko: "이미 좋아하는 책이에요", en: "it is a favourite already") : nil),
        leaving(state),
      ] + ListMove.bindingsWhileTyping { .list(.move($0)) }, typing: { .typed($0) })
  }

  private static func leaving(_ state: State) -> KeyBinding<Action> {
    guard state.waiting == nil else {
      return KeyBinding(
        [Key(.escape)], ko: ("멈추기", "기다리지 않고 멈춰요"), en: ("stop", "Stop waiting"), action: .stopped)
    }
    return KeyBinding(
      [Key(.escape)], ko: ("뒤로", "추가하지 않고 돌아가요"), en: ("back", "Go back without adding"),
      action: .cancelled)
  }

  private static func enterRefusal(_ state: State) -> Words? {
    if state.waiting != nil { return Words(ko: "찾는 중이에요", en: "it is searching") }
    if state.isBlank { return Words(ko: "찾을 말을 적어 주세요", en: "type what to look for") }
    if state.searchesOnEnter { return nil }
    guard let row = state.selected else {
      return Words(ko: "찾은 책이 없어요", en: "no book was found")
    }
    return row.isGoal ? Words(ko: "이미 목표로 둔 책이에요", en: "it is a goal already") : nil
  }
}
