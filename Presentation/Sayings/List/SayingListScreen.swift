import HearthDomain
import TerminalKit

/// The recommended saying and a list of all sayings.
enum SayingListScreen: Screen {
  struct State: Hashable {
    var now: Instant
    var counts = SayingCounts()
    var shown = SayingList.all
    var sayings = RowList<Saying>()
    /// The recommended saying.
    var pick: Saying?
    /// Whether the recommended saying is selected rather than the list.
    var isPickFocused = true

    var isEmpty: Bool { counts.totals.all == 0 }

    /// The selected saying.
    var selected: Saying? { isPickSelected ? pick : sayings.selected }

    var isPickSelected: Bool { isPickFocused && pick != nil }

    /// Number of digits of the highest number.
    var digits: Int {
      let greatest = max(sayings.window.rows.map(\.number).max() ?? 0, counts.totals.all)
      return String(greatest).count
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    case pickPressed(isDouble: Bool)
    case asked(Output)
    case listSwitched(Int)
    case listPressed(SayingList)
  }

  typealias Output = SayingsEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .asked(let output): return output
    case .listSwitched(let steps): return show(state.shown.moved(by: steps), &state)
    case .listPressed(let list): return show(list, &state)
    case .pickPressed(let isDouble):
      state.isPickFocused = true
      if isDouble { return state.opening }
    case .list(let input): return update(&state, input)
    }
    return nil
  }

  private static func show(_ list: SayingList, _ state: inout State) -> Output? {
    state.shown = list
    state.isPickFocused = false
    return .list
  }

  private static func update(_ state: inout State, _ input: ListInput) -> Output? {
    switch input {
    case .move(let move) where state.isPickSelected: state.moveFromPickToList(by: move)
    case .move(.rows(let rows)) where rows < 0 && state.isAtTop: state.isPickFocused = true
    default:
      state.isPickFocused = false
      if state.sayings.apply(input) { return state.opening }
    }
    return nil
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.sayings.visible = SayingListLayout(state, view).list.height
  }
}

extension SayingListScreen.State {
  /// The effect of Enter.
  var opening: SayingsEffect? {
    selected.map { .open($0.id, from: isPickSelected ? .pick : .list) }
  }

  fileprivate var isAtTop: Bool { pick != nil && sayings.selectedIndex ?? 0 == 0 }

  /// Moves from the recommended saying down to the list, whose selection is unchanged.
  fileprivate mutating func moveFromPickToList(by move: ListMove) {
    guard sayings.count > 0 else { return }
    switch move {
    case .rows(let rows), .pages(let rows): isPickFocused = rows < 0
    case .first: break
    case .scroll: _ = sayings.apply(.move(move))
    case .last:
      isPickFocused = false
      _ = sayings.apply(.move(move))
    }
  }
}

/// Number of sayings in each list.
struct SayingCounts: Hashable {
  var totals = SayingTotals()
  var new = 0

  subscript(list: SayingList) -> Int {
    switch list {
    case .all: totals.all
    case .liked: totals.liked
    case .unused: totals.unused
    case .used: totals.used
    case .new: new
    }
  }
}

extension SayingList {
  var label: Words {
    switch self {
    case .all: Words(ko: "전체", en: "all")
    case .liked: Words(ko: "좋아요", en: "liked")
    case .unused: Words(ko: "안 쓴 글귀", en: "unused")
    case .used: Words(ko: "쓴 글귀", en: "used")
    case .new: Words(ko: "새 글귀", en: "new")
    }
  }

  /// The text shown while the list is empty.
  var whenEmpty: Words {
    switch self {
    case .all: Words(ko: "아직 글귀가 없어요.", en: "There are no sayings yet.")
    case .liked:
      Words(ko: "좋아하는 글귀가 아직 없어요. *를 누르면 담겨요.", en: "None is liked yet. * likes one.")
    case .unused: Words(ko: "글귀를 모두 썼어요.", en: "All of them have been used.")
    case .used:
      Words(
        ko: "아직 쓴 글귀가 없어요. 다이어리에 옮겨 적었으면 x를 눌러 보세요.",
        en: "None has been used yet. Press x once you have copied one into your planner.")
    case .new:
      Words(ko: "최근 이틀 동안 추가한 글귀가 없어요.", en: "None was added in the last two days.")
    }
  }
}
