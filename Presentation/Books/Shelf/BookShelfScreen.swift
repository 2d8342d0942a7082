import HearthDomain
import TerminalKit

/// The shelf: finished books or favourites as spines on boards, with the tower of finished books
/// next to them.
enum BookShelfScreen: Screen {
  struct State: Hashable {
    var today: Day
    var list = BookList.finished
    /// The books on the boards.
    var books: [Book]
    var totals: BookTotals
    var tower: BookTower
    /// Finished books for the tower, latest first.
    var towerBooks: [Book]
    var selection = 0
    /// Width of the boards.
    fileprivate var boardColumns = 76

    init(
      books: [Book], totals: BookTotals, tower: BookTower, stacked: [Book], today: Day
    ) {
      self.books = books
      self.totals = totals
      self.tower = tower
      self.towerBooks = stacked
      self.today = today
    }

    /// Maximum number of books on the boards.
    static let maxBooks = 300

    /// Maximum number of books drawn in the tower.
    static let maxTowerBooks = 60

    var selectedIndex: Int? { books.isEmpty ? nil : min(max(0, selection), books.count - 1) }
    var selected: Book? { selectedIndex.map { books[$0] } }
    fileprivate var boards: SpineBoards { SpineBoards(books, columns: boardColumns) }

    /// Replaces the books with those of the list.
    mutating func show(_ books: [Book], of list: BookList) {
      selection = list == self.list ? selection : 0
      self.books = books
      self.list = list
    }
  }

  enum Action: Hashable {
    case moved(Int)
    case movedBoards(Int)
    case movedTo(Int)
    case pressed(Int, isDouble: Bool)
    case requested(Output)
  }

  typealias Output = BooksEffect

  static func selection(_ state: State) -> HistorySubject? { state.selected?.historySubject }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    guard let index = state.selectedIndex else {
      if case .requested(let output) = action { return output }
      return nil
    }
    switch action {
    case .moved(let step): state.selection = min(max(0, index + step), state.books.count - 1)
    case .movedBoards(let step): state.selection = state.boards.index(from: index, boards: step)
    case .movedTo(let place): state.selection = min(max(0, place), state.books.count - 1)
    case .pressed(let place, let isDouble):
      state.selection = place
      if isDouble { return state.selected.map { .show(.book($0.id)) } }
    case .requested(let output): return output
    }
    return nil
  }

  static func keys(_ state: State) -> Keymap<Action> {
    let other: BookList = state.list == .finished ? .favourites : .finished
    return Keymap(
      [
        KeyBinding(
          [Key(.enter)], ko: ("열기", "고른 책을 봐요"), en: ("open", "See the selected book"),
          action: state.selected.map { .requested(.show(.book($0.id))) } ?? .moved(0),
          disabledReason: state.selected == nil
            ? Words(ko: "책장이 비어 있어요", en: "the shelf is empty") : nil),
        KeyBinding(
          [.character("v")],
          other == .favourites
            ? Words(ko: "좋아하는 책", en: "favourites") : Words(ko: "다 읽은 책", en: "finished"),
          help: Words(
            ko: "다 읽은 책과 좋아하는 책을 바꿔 봐요", en: "Switch between finished books and favourites"),
          action: .requested(.switchShelf(other))),
        KeyBinding(
          [.character("i")], ko: ("분석", "언제 얼마나 읽었는지 봐요"),
          en: ("analysis", "See how much you read, and when"),
          action: .requested(.show(.analysis(nil)))),
        .back(.requested(.back)),
      ] + moveKeys)
  }

  private static var moveKeys: [KeyBinding<Action>] {
    let moves: [([Key], Words, Action)] = [
      ([Key(.left), .character("h")], Words(ko: "왼쪽 책", en: "left"), .moved(-1)),
      ([Key(.right), .character("l")], Words(ko: "오른쪽 책", en: "right"), .moved(1)),
      ([Key(.up), .character("k")], Words(ko: "위 칸", en: "board above"), .movedBoards(-1)),
      ([Key(.down), .character("j")], Words(ko: "아래 칸", en: "board below"), .movedBoards(1)),
      ([Key(.pageUp)], Words(ko: "두 칸 위", en: "two boards up"), .movedBoards(-2)),
      ([Key(.pageDown)], Words(ko: "두 칸 아래", en: "two boards down"), .movedBoards(2)),
      ([Key(.home), .character("g")], Words(ko: "첫 책", en: "first book"), .movedTo(0)),
      ([Key(.end), .character("G")], Words(ko: "마지막 책", en: "last book"), .movedTo(.max)),
    ]
    return moves.map { keys, label, action in
      KeyBinding(keys, label, help: label, action: action, isCommon: true)
    }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.boardColumns = BookShelfLayout(view).shelf.width
  }
}
