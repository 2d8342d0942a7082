import HearthDomain

/// The lists of books: open goals with today's share, finished, favourites, kept, all.
enum BookListScreen: Screen {
  struct State: Hashable {
    var today: Day
    var totals = BookTotals()
    var shown = BookList.open
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
    var coverOf: ISBN?
    private var orders: [BookList: BookOrder] = [:]

    init(today: Day) {
      self.today = today
    }

    var filter: BookFilter { BookFilter(shown, category: category) }
    var isEmpty: Bool { totals[.all] == 0 }
    var selected: Book? { books.selected }

    /// The order of the list shown; each list has its own.
    var order: BookOrder {
      get { orders[shown] ?? shown.orders[0] }
      set { orders[shown] = newValue }
    }

    var isSearching: Bool { !search.text.allSatisfy(\.isWhitespace) }

    /// Why the selected book cannot be moved; nil if it can.
    var moveRefusal: Words? {
      if selected == nil { return .noBook }
      if isSearching || shown != .open || order != .own {
        return Words(
          ko: "o로 ‘내 순서’를 고르면 옮길 수 있어요", en: "choose your own order by o first")
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
    case asked(Output)
  }

  typealias Output = BooksEffect

  static func searchBeingTyped(_ state: State) -> String? { state.search.beingTyped }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input):
      if state.books.apply(input) { return state.selected.map { .show(.book($0.id)) } }
    case .search(let input): if state.search.apply(input) { return .list }
    case .listSwitched(let steps): return show(state.shown.moved(by: steps), &state)
    case .listPressed(let list): return show(list, &state)
    case .orderSwitched:
      let orders = state.shown.orders
      let index = orders.firstIndex(of: state.order) ?? 0
      state.order = orders[(index + 1) % orders.count]
      return .order
    case .categorySwitched:
      let all = [nil] + state.categories.map { Optional($0) }
      let index = all.firstIndex(of: state.category) ?? 0
      state.category = all[(index + 1) % all.count]
      return .list
    case .asked(let output): return output
    }
    return nil
  }

  private static func show(_ list: BookList, _ state: inout State) -> Output? {
    state.shown = list
    state.search = SearchBar()
    return .list
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.books.visible = BookRows.visible(in: BookListLayout(view.size).list)
  }
}
