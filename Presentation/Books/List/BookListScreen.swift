import HearthDomain

/// The lists of books: open goals with today's share, finished, favourites, kept, all.
enum BookListScreen: Screen {
  struct State: Hashable {
    var today: Day
    var totals = BookTotals()
    var shownList = BookList.open
    /// The category shown; nil for all.
    var category: BookCategory?
    /// The categories that have books.
    var categories: [BookCategory] = []
    /// Number of books in the list with the selected category.
    var countInCategory = 0
    var search = SearchBar()
    var books = RowList<Book>()
    /// The cover of the selected book, and the ISBN it belongs to.
    var cover: DisplayedPicture?
    var coverISBN: ISBN?
    private var orders: [BookList: BookOrder] = [:]

    init(today: Day) {
      self.today = today
    }

    var filter: BookFilter { BookFilter(shownList, category: category) }
    var isEmpty: Bool { totals[.all] == 0 }
    var selected: Book? { books.selected }

    /// The order of the list shown; each list has its own.
    var order: BookOrder {
      get { orders[shownList] ?? shownList.orders[0] }
      set { orders[shownList] = newValue }
    }

    var isSearching: Bool { !search.text.allSatisfy(\.isWhitespace) }

    /// Why the selected book cannot be moved; nil if it can.
    var moveDisabledReason: Words? {
      if selected == nil { return .noBookReason }
      if isSearching || shownList != .open || order != .own {
        return Words(
          ko: "o로 ‘내 순서’를 고르면 옮길 수 있어요", en: "choose your own order with o first")
      }
      return nil
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    case search(SearchBar.Input)
    case listSwitched(Int)
    case listPressed(BookList)
    case orderSwitched
    case categorySwitched
    case requested(Output)
  }

  typealias Output = BooksEffect

  static func selection(_ state: State) -> HistorySubject? { state.selected?.historySubject }

  static func searchTextBeingTyped(_ state: State) -> String? { state.search.textBeingTyped }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input):
      if state.books.apply(input) { return state.selected.map { .show(.book($0.id)) } }
    case .search(let input): if state.search.apply(input) { return .reloadList }
    case .listSwitched(let steps): return show(state.shownList.moved(by: steps), &state)
    case .listPressed(let list): return show(list, &state)
    case .orderSwitched:
      let orders = state.shownList.orders
      let index = orders.firstIndex(of: state.order) ?? 0
      state.order = orders[(index + 1) % orders.count]
      return .sortList
    case .categorySwitched:
      let all = [nil] + state.categories.map { Optional($0) }
      let index = all.firstIndex(of: state.category) ?? 0
      state.category = all[(index + 1) % all.count]
      return .reloadList
    case .requested(let output): return output
    }
    return nil
  }

  private static func show(_ list: BookList, _ state: inout State) -> Output? {
    state.shownList = list
    state.search = SearchBar()
    return .reloadList
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.books.visibleCount = BookRows.visibleCount(in: BookListLayout(state, view).list)
  }
}
