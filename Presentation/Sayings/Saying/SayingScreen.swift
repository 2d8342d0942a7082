import HearthDomain
import TerminalKit

/// One saying as a card, with facts about it.
enum SayingScreen: Screen {
  struct State: Hashable {
    var saying: Saying
    /// The book from whose sentence the saying was made.
    var book: Book?
    let origin: SayingOrigin
    var now: Instant
    var today: Day
    var addedOn: Day
    /// The position in the list from which the saying was opened; nil without such a list.
    var position: SayingPosition?
    private(set) var scroll = ScrollState()
    private(set) var shape = ListShape(count: 0, visibleCount: 0)

    /// Whether there is more below the visible part.
    var hasMore: Bool { offset + shape.visibleCount < shape.count }
    var offset: Int { scroll.offset(in: shape) }

    mutating func fit(_ shape: ListShape) { self.shape = shape }
    mutating func apply(_ move: ListMove) { scroll.apply(move, in: shape) }
  }

  enum Action: Hashable {
    case requested(Output)
    case scrolled(ListMove)
  }

  typealias Output = SayingsEffect

  static func selection(_ state: State) -> HistorySubject? { state.saying.historySubject }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .requested(let output): return output
    case .scrolled(let move): state.apply(move)
    }
    return nil
  }
}

/// The position of a saying in a list.
struct SayingPosition: Hashable {
  let index: Int
  let count: Int
  /// Whether the saying is still in the list. A changed mark may remove it, for example from the
  /// list of liked ones.
  var isListed = true
}

extension SayingPosition {
  /// Returns the position of the saying if it is selected in the list; otherwise the position
  /// `before`, marked as no longer listed.
  init?(of saying: Saying, in list: RowList<Saying>, before: SayingPosition?) {
    if let index = list.selectedIndex, list.selected?.id == saying.id {
      self.init(index: index, count: list.count)
    } else if let before {
      self.init(index: min(before.index, list.count), count: list.count, isListed: false)
    } else {
      return nil
    }
  }

  /// Returns the index that many rows further; nil if the list has none.
  func index(after rows: Int) -> Int? {
    // If the saying is no longer listed, its index is that of the next one.
    let target = index + (isListed || rows < 0 ? rows : rows - 1)
    return (0..<count).contains(target) ? target : nil
  }
}

// MARK: - Keys

extension SayingScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      sayingKeys(state) + neighbourKeys(state) + changingKeys(state) + [.back(.requested(.back))]
        + ListMove.bindings { .scrolled($0) })
  }

  private static func sayingKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [.character("*")], SayingKeys.likeLabel(state.saying), help: SayingKeys.likeHelp,
        action: .requested(.togglingLiked(state.saying))),
      KeyBinding(
        [.character("x")], SayingKeys.useLabel(state.saying), help: SayingKeys.useHelp,
        action: .requested(.togglingUsed(state.saying))),
      KeyBinding(
        [.character("s"), Key(.enter)], SayingKeys.shareLabel, help: SayingKeys.shareHelp,
        action: .requested(.show(.sharing(state.saying.id)))),
    ]
  }

  private static func neighbourKeys(_ state: State) -> [KeyBinding<Action>] {
    guard state.origin != .recommendation else {
      return [
        KeyBinding(
          [.character("r"), Key(.right), .character("l"), .character("n")],
          ko: ("새로 뽑기", "추천 글귀를 새로 뽑아요"), en: ("new pick", "Recommend another saying"),
          action: .requested(.recommendAnother))
      ]
    }
    return [
      KeyBinding(
        [Key(.right), .character("l"), .character("n")], ko: ("다음", "목록의 다음 글귀를 봐요"),
        en: ("next", "See the next saying in the list"), action: .requested(.openNeighbour(1)),
        disabledReason: state.position?.index(after: 1) == nil
          ? Words(ko: "마지막 글귀예요", en: "this is the last one") : nil),
      KeyBinding(
        [Key(.left), .character("h"), .character("p")], ko: ("이전", "목록의 이전 글귀를 봐요"),
        en: ("previous", "See the previous saying in the list"),
        action: .requested(.openNeighbour(-1)),
        disabledReason: state.position?.index(after: -1) == nil
          ? Words(ko: "첫 글귀예요", en: "this is the first one") : nil),
    ]
  }

  private static func changingKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [.character("e")], Words(ko: "고치기", en: "edit"), help: SayingKeys.editHelp,
        action: .requested(.show(.editing(state.saying.id)))),
      KeyBinding(
        [.character("d")], Words(ko: "지우기", en: "remove"), help: SayingKeys.removeHelp,
        action: .requested(.asking(toRemove: state.saying))),
    ]
  }
}
