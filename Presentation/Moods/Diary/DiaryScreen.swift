import HearthDomain
import TerminalKit

/// The diary: all moods by day, latest day first.
enum DiaryScreen: Screen {
  struct State: Hashable {
    var now: LocalTime
    let habits: DatePreferences
    var palette: Palette
    var list = DiaryList()
    var search = SearchBar()
    /// The text field for going to a day; nil while it is closed.
    var jump: TextFieldState?
    /// Whether Enter was pressed on text that is not a day.
    var isJumpRefused = false
    /// Whether no mood was ever saved.
    var isEmpty = false

    var selected: Mood? { list.selected }

    /// The meaning of the typed day; nil if nothing is typed.
    var jumpReading: JumpReading? {
      jump.flatMap { JumpReading($0.value, now: now, by: habits) }
    }
  }

  enum Action: Hashable {
    case moved(ListMove)
    case dayMoved(Int)
    case pressed(row: Int, isDouble: Bool)
    case asked(Output)
    case search(SearchBar.Input)
    case jump(JumpInput)
  }

  /// Input for the field for going to a day.
  enum JumpInput: Hashable {
    case opened
    case typed(TextInput)
    case done
    case closed
  }

  typealias Output = MoodsEffect

  static func searchBeingTyped(_ state: State) -> String? { state.search.beingTyped }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moved(let move): return apply(move, &state)
    case .dayMoved(let step): state.list.moveDays(by: step)
    case .pressed(let row, let isDouble):
      state.list.press(row: row)
      if isDouble { return state.selected.map { .show(.editing($0)) } }
    case .asked(let output): return output
    case .search(let input): if state.search.apply(input) { return .list(.newest) }
    case .jump(let input): return jump(input, &state)
    }
    return nil
  }

  private static func apply(_ move: ListMove, _ state: inout State) -> Output? {
    switch move {
    case .rows(let rows): state.list.move(by: rows)
    case .pages(let pages): state.list.move(by: pages * max(1, state.list.visible - 2))
    case .scroll(let rows): state.list.scroll(by: rows)
    case .first: return .list(.newest)
    case .last: return .list(.oldest)
    }
    return nil
  }

  private static func jump(_ input: JumpInput, _ state: inout State) -> Output? {
    switch input {
    case .opened: (state.jump, state.isJumpRefused) = (TextFieldState(), false)
    case .typed(let input): if state.jump?.apply(input) == true { state.isJumpRefused = false }
    case .closed: state.jump = nil
    case .done:
      // Text that cannot be parsed stays, so that it can be corrected.
      guard let reading = state.jumpReading else {
        state.jump = nil
        return nil
      }
      guard case .understood(let day) = reading else {
        state.isJumpRefused = true
        return nil
      }
      state.jump = nil
      return .list(.day(day))
    }
    return nil
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.list.visible = DiaryLayout(size: view.size).list.height
    state.list.follow()
  }
}

/// The meaning of a typed day.
enum JumpReading: Hashable {
  case understood(Day)
  case unclear(Words)

  /// Returns nil if nothing is typed.
  init?(_ text: String, now: LocalTime, by habits: DatePreferences) {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    do {
      self = .understood(try habits.reader(at: now, .past).day(text))
    } catch {
      self = .unclear(Words { error.words(in: $0) })
    }
  }
}
