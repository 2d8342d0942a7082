import HearthDomain
import TerminalKit

/// The diary: all moods by day, latest day first.
enum DiaryScreen: Screen {
  struct State: Hashable {
    var now: LocalTime
    let datePreferences: DatePreferences
    var palette: Palette
    var list = DiaryList()
    var search = SearchBar()
    /// The text field for going to a day; nil while it is closed.
    var jumpField: TextFieldState?
    /// Whether Enter was pressed on text that is not a day.
    var isJumpRefused = false
    /// Whether no mood was ever saved.
    var isEmpty = false

    var selected: Mood? { list.selected }

    /// The meaning of the typed day; nil if nothing is typed.
    var parsedJump: JumpParseResult? {
      jumpField.flatMap { JumpParseResult($0.value, now: now, by: datePreferences) }
    }
  }

  enum Action: Hashable {
    case moved(ListMove)
    case dayMoved(Int)
    case pressed(row: Int, isDouble: Bool)
    case requested(Output)
    case search(SearchBar.Input)
    case jump(JumpInput)
  }

  /// Input for the field for going to a day.
  enum JumpInput: Hashable {
    case opened
    case typed(TextInput)
    case submitted
    case closed
  }

  typealias Output = MoodsEffect

  static func selection(_ state: State) -> HistorySubject? { state.selected?.historySubject }

  static func searchTextBeingTyped(_ state: State) -> String? { state.search.textBeingTyped }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moved(let move): return apply(move, &state)
    case .dayMoved(let step): state.list.moveDays(by: step)
    case .pressed(let row, let isDouble):
      state.list.press(row: row)
      if isDouble { return state.selected.map { .show(.editing($0)) } }
    case .requested(let output): return output
    case .search(let input): if state.search.apply(input) { return .showInDiary(.newest) }
    case .jump(let input): return jump(input, &state)
    }
    return nil
  }

  private static func apply(_ move: ListMove, _ state: inout State) -> Output? {
    switch move {
    case .rows(let rows): state.list.move(by: rows)
    case .pages(let pages): state.list.move(by: pages * max(1, state.list.visibleRows - 2))
    case .scroll(let rows): state.list.scroll(by: rows)
    case .first: return .showInDiary(.newest)
    case .last: return .showInDiary(.oldest)
    }
    return nil
  }

  private static func jump(_ input: JumpInput, _ state: inout State) -> Output? {
    switch input {
    case .opened: (state.jumpField, state.isJumpRefused) = (TextFieldState(), false)
    case .typed(let input): if state.jumpField?.apply(input) == true { state.isJumpRefused = false }
    case .closed: state.jumpField = nil
    case .submitted:
      // Text that cannot be parsed stays, so that it can be corrected.
      guard let reading = state.parsedJump else {
        state.jumpField = nil
        return nil
      }
      guard case .understood(let day) = reading else {
        state.isJumpRefused = true
        return nil
      }
      state.jumpField = nil
      return .showInDiary(.day(day))
    }
    return nil
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.list.visibleRows = DiaryLayout(state, view).list.height
    state.list.scrollToSelection()
  }
}

/// The meaning of a typed day.
enum JumpParseResult: Hashable {
  case understood(Day)
  case unclear(Words)

  /// Returns nil if nothing is typed.
  init?(_ text: String, now: LocalTime, by habits: DatePreferences) {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    do {
      self = .understood(try habits.reader(at: now, .past).day(text))
    } catch {
      self = .unclear(Words { error.message(in: $0) })
    }
  }
}
