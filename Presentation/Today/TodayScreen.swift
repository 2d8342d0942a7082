import TerminalKit

/// Today: the greeting, and the sections of all areas.
enum TodayScreen: Screen {
  struct State: Hashable {
    /// The page; nil until it is read.
    private(set) var page: TodayPage?
    /// The rows that fit on the screen; all rows until the layout is known.
    var rows: [TodayRow]
    /// The view for which the layout was made.
    var layoutView: ViewContext?
    /// Index of the selected row. It may exceed the last index after the page has changed.
    var selected = 0 {
      didSet { isSelectedByUser = true }
    }
    /// Number of lines scrolled past the last row, and its maximum.
    var linesScrolledPastEnd = 0
    var maxScrollOffset = 0
    /// Whether the user has selected a row; until then, the first row that needs an action is
    /// selected.
    private(set) var isSelectedByUser = false

    init(page: TodayPage? = nil) {
      self.page = page
      rows = page?.allRows ?? []
      selectFirstNeedingAction()
    }

    /// Replaces the page; the selection keeps its index.
    mutating func refresh(_ page: TodayPage) {
      self.page = page
      (rows, layoutView) = (page.allRows, nil)
      selectFirstNeedingAction()
    }

    /// Selects the row of the thing. If there is none, the selection keeps its index.
    mutating func select(_ thing: HistorySubject) {
      if let index = rows.firstIndex(where: { $0.isAbout(thing) }) { selected = index }
    }

    /// Selects the row that the user had selected before the page was replaced, or the row about
    /// the same thing in that section. If it is gone, the row that took its place is selected: a
    /// repeating to-do that was done is listed again on a later day.
    mutating func select(asIn before: Self) {
      guard isSelectedByUser, let old = before.selectedRow,
        let key = before.page?.section(of: old)?.name.key,
        let listed = page?.sections.first(where: { $0.name.key == key })?.rows(within: .max)
      else { return }
      let places = rows.indices.filter { listed.contains(rows[$0]) }
      let index =
        places.first { rows[$0].route == old.route }
        ?? old.thing.flatMap { thing in places.first { rows[$0].isAbout(thing) } }
      if let index { selected = index }
    }

    /// Selects the first row that needs an action, else the first one outside the banner. Does
    /// nothing if the user has selected a row.
    mutating func selectFirstNeedingAction() {
      guard let page, !isSelectedByUser else { return }
      let banners = Set(page.sections.filter(\.isBanner).flatMap { $0.rows(within: .max) })
      selected =
        rows.firstIndex(where: \.needsAction) ?? rows.firstIndex { !banners.contains($0) } ?? 0
      isSelectedByUser = false
    }

    var clampedSelection: Int { min(selected, max(0, rows.count - 1)) }
    var selectedRow: TodayRow? { rows.isEmpty ? nil : rows[clampedSelection] }
  }

  enum Action: Hashable {
    case move(Int)
    case moveToFirst
    case moveToLast
    case open
    case pressed(row: Int)
    case doublePressed(row: Int)
    case calendar
    case add
    case actionPressed(Character)
  }

  typealias Output = TodayEffect

  static func selection(_ state: State) -> HistorySubject? {
    state.selectedRow?.thing
  }

  static func keys(_ state: State) -> Keymap<Action> {
    guard state.page != nil else { return Keymap([]) }
    let nothing =
      state.rows.isEmpty ? Words(ko: "아직 열 것이 없어요", en: "there is nothing to open yet") : nil
    let still = state.maxScrollOffset > 0 ? nil : nothing
    let isForm = state.selectedRow?.route.isForm == true
    let acts = (state.selectedRow?.itemActions ?? []).map { act in
      KeyBinding<Action>(
        [.character(act.key)], act.label, help: act.help, action: .actionPressed(act.key))
    }
    let open = KeyBinding<Action>(
      [Key(.enter)], isForm ? Words(ko: "적기", en: "write") : Words(ko: "열기", en: "open"),
      help: Words(ko: "고른 줄을 열어요", en: "Open the selected row"), action: .open,
      disabledReason: nothing)
    let add = KeyBinding<Action>(
      [.character("a")], ko: ("적기", "사람, 글귀, 기분, 일정, 책을 새로 적어요"),
      en: ("add", "Add a person, a saying, a mood, an event or a book"), action: .add)
    return Keymap(
      [open] + acts + [add] + [
        KeyBinding(
          [.character("c")], ko: ("달력", "모든 것이 모인 달력을 봐요"),
          en: ("calendar", "See the calendar of everything"), action: .calendar),
        KeyBinding(
          [Key(.down), .character("j")], ko: ("아래", "다음 줄로 가요"), en: ("down", "Go to the next row"),
          action: .move(1), disabledReason: still, isCommon: true),
        KeyBinding(
          [Key(.up), .character("k")], ko: ("위", "이전 줄로 가요"), en: ("up", "Go to the previous row"),
          action: .move(-1), disabledReason: still, isCommon: true),
        KeyBinding(
          [Key(.pageDown)], ko: ("다음 화면", "한 화면 아래로 가요"), en: ("page down", "Go one page down"),
          action: .move(10), disabledReason: still, isCommon: true),
        KeyBinding(
          [Key(.pageUp)], ko: ("이전 화면", "한 화면 위로 가요"), en: ("page up", "Go one page up"),
          action: .move(-10), disabledReason: still, isCommon: true),
        KeyBinding(
          [Key(.home), .character("g")], ko: ("처음", "첫 줄로 가요"),
          en: ("first", "Go to the first row"), action: .moveToFirst, disabledReason: still,
          isCommon: true),
        KeyBinding(
          [Key(.end), .character("G")], ko: ("끝", "마지막 줄로 가요"), en: ("last", "Go to the last row"),
          action: .moveToLast, disabledReason: still, isCommon: true),
      ])
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    let last = max(0, state.rows.count - 1)
    switch action {
    case .move(let rows) where rows > 0 && state.clampedSelection == last:
      state.linesScrolledPastEnd = min(state.linesScrolledPastEnd + rows, state.maxScrollOffset)
    case .move(let rows) where rows < 0 && state.linesScrolledPastEnd > 0:
      state.linesScrolledPastEnd = max(0, state.linesScrolledPastEnd + rows)
    case .move(let rows): state.selected = min(max(0, min(state.selected, last) + rows), last)
    case .moveToFirst: (state.selected, state.linesScrolledPastEnd) = (0, 0)
    case .moveToLast: (state.selected, state.linesScrolledPastEnd) = (last, state.maxScrollOffset)
    case .open: return state.selectedRow.map { .open($0.route) }
    case .actionPressed(let key):
      // The row stays selected, so that the same key can take the action back.
      state.selected = state.clampedSelection
      return state.selectedRow.map { .performAction($0.route, key) }
    case .add: return .chooseWhatToAdd
    case .pressed(let row): state.selected = min(max(0, row), last)
    case .doublePressed(let row):
      state.selected = min(max(0, row), last)
      return state.selectedRow.map { .open($0.route) }
    case .calendar: return .showCalendar
    }
    return nil
  }
}

extension TodayRow {
  fileprivate var thing: HistorySubject? { HistorySubject(at: route, called: text) }

  fileprivate func isAbout(_ thing: HistorySubject) -> Bool {
    self.thing.map { ($0.kind, $0.id) == (thing.kind, thing.id) } ?? false
  }
}

extension TodayPage {
  fileprivate var allRows: [TodayRow] { sections.flatMap { $0.rows(within: .max) } }

  fileprivate func section(of row: TodayRow) -> TodaySection? {
    sections.first { $0.rows(within: .max).contains(row) }
  }
}
