import HearthDomain
import TerminalKit

/// The diary: all moods by day, the newest day first.
enum DiaryScreen: Screen {
  struct State: Hashable {
    var now: LocalTime
    let habits: DateHabits
    var palette: Palette
    var list = DiaryList()
    var search = SearchBar()
    /// The day to go to while it is typed.
    var jump: TextFieldState?
    /// Whether somebody wanted to go to what is typed and cannot be read.
    var isJumpRefused = false
    /// Whether nothing was ever saved.
    var isEmpty = false

    var selected: Mood? { list.selected }

    /// What the day typed to go to means; nil while none is typed.
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

  /// What is done with the field for the day to go to.
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
      // What cannot be understood stays, to be mended.
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

/// What the words for a day mean, while they are typed.
enum JumpReading: Hashable {
  case understood(Day)
  case unclear(Words)

  /// Nil where nothing is typed.
  init?(_ text: String, now: LocalTime, by habits: DateHabits) {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    do {
      self = .understood(try DateInput(now: now, by: habits, leaning: .past).day(text))
    } catch {
      self = .unclear(Words { error.words(in: $0) })
    }
  }
}
