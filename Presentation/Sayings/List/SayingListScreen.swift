import HearthDomain
import TerminalKit

/// The recommended saying and a list of all sayings.
enum SayingListScreen: Screen {
  struct State: Hashable {
    var now: Instant
    var counts = SayingCounts()
    var shownList = SayingList.all
    var sayings = RowList<Saying>()
    /// The recommended saying.
    var recommendation: Saying?
    /// Whether the recommended saying is selected rather than the list.
    var isRecommendationFocused = true

    var isEmpty: Bool { counts.totals.all == 0 }

    /// The selected saying.
    var selected: Saying? { isRecommendationSelected ? recommendation : sayings.selected }

    var isRecommendationSelected: Bool { isRecommendationFocused && recommendation != nil }

    var rowShape: SayingRow.Shape {
      SayingRow.Shape(of: sayings.loadedRows.rows, highestNumber: counts.totals.all, at: now)
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    case recommendationPressed(isDouble: Bool)
    case requested(Output)
    case listSwitched(Int)
    case listPressed(SayingList)
  }

  typealias Output = SayingsEffect

  static func selection(_ state: State) -> HistorySubject? { state.selected?.historySubject }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .requested(let output): return output
    case .listSwitched(let steps): return show(state.shownList.moved(by: steps), &state)
    case .listPressed(let list): return show(list, &state)
    case .recommendationPressed(let isDouble):
      state.isRecommendationFocused = true
      if isDouble { return state.openEffect }
    case .list(let input): return update(&state, input)
    }
    return nil
  }

  private static func show(_ list: SayingList, _ state: inout State) -> Output? {
    state.shownList = list
    state.isRecommendationFocused = false
    return .reloadList
  }

  private static func update(_ state: inout State, _ input: ListInput) -> Output? {
    switch input {
    case .move(let move) where state.isRecommendationSelected:
      state.moveFromRecommendationToList(by: move)
    case .move(.rows(let rows)) where rows < 0 && state.isAtTop:
      state.isRecommendationFocused = true
    default:
      state.isRecommendationFocused = false
      if state.sayings.apply(input) { return state.openEffect }
    }
    return nil
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.sayings.visibleCount = SayingListLayout(state, view).list.height
  }
}

extension SayingListScreen.State {
  /// The effect of Enter.
  var openEffect: SayingsEffect? {
    selected.map { .open($0.id, from: isRecommendationSelected ? .recommendation : .list) }
  }

  fileprivate var isAtTop: Bool { recommendation != nil && sayings.selectedIndex ?? 0 == 0 }

  /// Moves from the recommended saying down to the list, whose selection is unchanged.
  fileprivate mutating func moveFromRecommendationToList(by move: ListMove) {
    guard sayings.count > 0 else { return }
    switch move {
    case .rows(let rows), .pages(let rows): isRecommendationFocused = rows < 0
    case .first: break
    case .scroll: _ = sayings.apply(.move(move))
    case .last:
      isRecommendationFocused = false
      _ = sayings.apply(.move(move))
    }
  }
}

/// Number of sayings in each list.
struct SayingCounts: Hashable {
  var totals = SayingTotals()
  var newCount = 0

  subscript(list: SayingList) -> Int {
    switch list {
    case .all: totals.all
    case .liked: totals.liked
    case .unused: totals.unused
    case .used: totals.used
    case .new: newCount
    }
  }
}

extension SayingList {
  var label: Words {
    switch self {
    case .all: Words(ko: "모두", en: "all")
    case .liked: Words(ko: "좋아요", en: "liked")
    case .unused: Words(ko: "안 쓴 글귀", en: "unused")
    case .used: Words(ko: "쓴 글귀", en: "used")
    case .new: Words(ko: "새 글귀", en: "new")
    }
  }

  /// The text shown while the list is empty.
  var emptyText: Words {
    switch self {
    case .all: Words(ko: "아직 글귀가 없어요.", en: "There are no sayings yet.")
    case .liked:
      Words(ko: "좋아하는 글귀가 아직 없어요. *를 누르면 담겨요.", en: "No liked sayings yet. Press * to like one.")
    case .unused: Words(ko: "글귀를 모두 썼어요.", en: "You have used every saying.")
    case .used:
      Words(
        ko: "아직 쓴 글귀가 없어요. 다이어리에 옮겨 적었으면 x를 눌러 보세요.",
        en: "No used sayings yet. Press x once you have copied one into your planner.")
    case .new:
      Words(ko: "최근 이틀 동안 추가한 글귀가 없어요.", en: "No sayings were added in the last two days.")
    }
  }
}
