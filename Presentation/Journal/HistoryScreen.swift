import HearthDomain
import TerminalKit

/// Lists the changes, newest first, filtered by a search.
enum HistoryScreen: Screen {
  /// An entry as displayed.
  struct Row: Hashable {
    let entry: JournalEntry
    let time: Words
    let sentence: Words
    let stateRemark: Words?
  }

  struct State: Hashable {
    var rows = RowList<Row>(all: [])
    var search = SearchBar()
    /// The thing whose changes are listed; nil for all changes.
    let subject: HistorySubject?
    /// The sentence that tells since when all changes are recorded.
    let recordedSince: Words
    /// Whether there are older entries that were not read.
    var hasMore = false

    init(of thing: HistorySubject? = nil, since: Words) {
      self.subject = thing
      self.recordedSince = since
    }

    /// Number of entries read at once.
    static let batchSize = 50

    /// Replaces the entries; the selection stays.
    mutating func refresh(_ entries: [Row], hasMore: Bool) {
      rows.refreshRows(entries) { $0.entry.id == $1.entry.id }
      self.hasMore = hasMore
    }

    /// Whether the selection is so near the end that older entries should be read.
    fileprivate var needsOlderEntries: Bool {
      hasMore && (rows.selectedIndex ?? 0) + 2 * rows.visibleCount > rows.count
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    case opened
    case search(SearchBar.Input)
    case requested(Output)
  }

  typealias Output = PageEffect

  static func searchTextBeingTyped(_ state: State) -> String? { state.search.textBeingTyped }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input):
      if state.rows.apply(input) { return openOutput(state) }
      return state.needsOlderEntries ? .readHistory(isMore: true) : nil
    case .opened: return openOutput(state)
    case .search(let input): return state.search.apply(input) ? .readHistory(isMore: false) : nil
    case .requested(let output): return output
    }
  }

  private static func openOutput(_ state: State) -> Output? {
    state.rows.selected.map { .showHistoryEntry($0.entry.name) }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.rows.visibleCount = layout(view).body.height
  }
}

// MARK: - Keys

extension HistoryScreen {
  private static let searchWords = SearchTexts(
    placeholder: Words(ko: "이름, 제목, 초성", en: "a name, a title, or a part of it"),
    openHelp: Words(ko: "바뀐 기록에서 찾아요", en: "Search all changes"),
    continueHelp: Words(ko: "찾은 것에서 골라요", en: "Choose from the results"),
    endHelp: Words(ko: "검색을 그만두고 모두 봐요", en: "End the search and show everything"))

  static func keys(_ state: State) -> Keymap<Action> {
    if state.search.isOpen {
      return SearchBar.typingKeys(
        searchWords, search: { .search($0) }, move: { .list(.move($0)) })
    }
    let nothing =
      state.rows.selected == nil ? Words(ko: "바뀐 것이 없어요", en: "nothing was changed") : nil
    let open = KeyBinding<Action>(
      [Key(.enter)], ko: ("열기", "바뀌기 전과 뒤를 봐요"), en: ("open", "See it before and after"),
      action: .opened, disabledReason: nothing)
    let undoChanges = undoKey(state.rows.selected?.entry) { Action.requested(.undoChanges($0)) }
    let search =
      state.subject == nil
      ? [SearchBar.openingKey(searchWords, disabled: nil) { Action.search($0) }]
        + state.search.endingKeys(searchWords) { .search($0) } : []
    let back = KeyBinding<Action>(
      [Key(.escape), .character("q")], ko: ("뒤로", "이전 화면으로 돌아가요"),
      en: ("back", "Go back to the previous screen"), action: .requested(.back))
    return Keymap(
      [open, undoChanges, forgetKey(state.rows.selected?.entry) { Action.requested($0) }] + search
        + [
          back
        ]
        + ListMove.bindings(disabled: nothing) { .list(.move($0)) })
  }

  /// Returns the key that permanently removes an entry's contents, after a question. It is disabled
  /// with a reason if that is not possible.
  static func forgetKey<Action>(
    _ entry: JournalEntry?, _ action: (PageEffect) -> Action
  ) -> KeyBinding<Action> where Action: Hashable {
    let refusal: Words? =
      switch entry?.state {
      case nil: Words(ko: "바뀐 것이 없어요", en: "nothing was changed")
      case .forgotten: Words(ko: "내용을 이미 지웠어요", en: "its contents are gone")
      case .complete, .trimmed: nil
      }
    return KeyBinding(
      [.character("d")], ko: ("내용 지우기", "이 기록의 내용을 아주 지워요. 먼저 물어봐요"),
      en: ("forget", "Erase the contents of this change for good; asks first"),
      action: action(entry.map { .runCommand("log forget \($0.name)") } ?? .back),
      disabledReason: refusal)
  }

  /// Returns the key that undoes one entry. It is disabled with a reason if that is not possible.
  static func undoKey<Action>(
    _ entry: JournalEntry?, _ action: (EntryName) -> Action
  ) -> KeyBinding<Action> where Action: Hashable {
    let refusal: Words? =
      switch (entry?.undoneBy, entry?.state) {
      case (_, nil): Words(ko: "바뀐 것이 없어요", en: "nothing was changed")
      case (.some, _): Words(ko: "이미 되돌렸어요", en: "it was already undone")
      case (nil, .trimmed), (nil, .forgotten):
        Words(ko: "내용이 남아 있지 않아요", en: "its contents are gone")
      case (nil, .complete):
        entry?.summary.irreversibleAction == nil
          ? nil : Words(ko: "저장소 밖에서 한 일이라 그대로 둬요", en: "it was done outside the store")
      }
    return KeyBinding(
      [.character("u")], ko: ("이것 되돌리기", "그 뒤에 다시 바뀌지 않았으면 이것만 되돌려요"),
      en: ("undo this", "Undo only this change, unless a newer one touched the same item"),
      action: action(entry?.name ?? EntryName(0)), disabledReason: refusal)
  }
}

// MARK: - Drawing

extension HistoryScreen {
  /// Returns the layout. A narrow window displays the full sentence of the selected row below the
  /// list.
  private static func layout(_ view: ViewContext) -> (title: Rect, body: Rect, story: Rect) {
    let (title, body) = view.size.titledPageAreas(lowBelow: 14, right: 1)
    let parts = body.rows(.fill, .fixed(view.size.width < 60 ? 2 : 0))
    return (title, parts[0], parts[1])
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    let place = layout(view).body
    return ListInput(mouse, on: list(of: state, width: place.width, in: view), at: place)
      .map { .list($0) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let (head, place, story) = layout(view)
    if state.search.isOpen {
      state.search.draw(searchWords, in: &frame, at: head, view)
    } else {
      let isSearching = !state.search.text.isEmpty
      StatusLine(
        StyledText(title(of: state, within: head.width, view), view.theme.heading),
        trailing: isSearching
          ? StyledText("/\(state.search.text)", view.theme.accent)
          : StyledText(state.recordedSince(view.language), view.theme.faint)
      )
      .draw(in: &frame, at: head)
    }
    list(of: state, width: place.width, in: view).draw(in: &frame, at: place)
    if let selected = state.rows.selected {
      let sentence = selected.sentence(view.language).terminalSafe.onOneLine
      Paragraph(StyledText(sentence)).draw(in: &frame, at: story)
    }
  }

  private static func title(
    of state: State, within columns: Int, _ view: ViewContext
  ) -> String {
    guard let thing = state.subject else { return view.language(ko: "바뀐 기록", en: "History") }
    return view.heading(naming: thing.name(view.language), within: columns) {
      Words(ko: "바뀐 기록: \($0)", en: "History of \($0)")
    }
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let rows = state.rows.loadedRows.rows
    let (widths, language) = (view.widths, view.language)
    let names = width >= 60 ? rows.map { widths.columns(of: "\($0.entry.name)") }.max() ?? 0 : 0
    let moments = rows.map { widths.columns(of: $0.time(language)) }.max() ?? 0
    let nothing =
      state.search.text.isEmpty
      ? Words(ko: "아직 바뀐 것이 없어요.", en: "There are no changes yet.")
      : Words(ko: "찾은 것이 없어요.", en: "Nothing found.")
    let selected = state.rows.selected
    return state.rows.list(
      whenEmpty: StyledText(nothing(language)), look: view.theme.listLook
    ) { row in
      let faint = row == selected ? nil : view.theme.faint
      let isOver = row.entry.isUndone || row.entry.state != .complete
      let number =
        names == 0 ? "" : widths.padded("\(row.entry.name)", to: names, .trailing) + "  "
      let mark = row.stateRemark.map { " (\($0(language)))" } ?? ""
      let start = number + widths.padded(row.time(language), to: moments) + "  "
      let text =
        StyledText(start, faint)
        + StyledText(row.sentence(language).terminalSafe.onOneLine, isOver ? faint : nil)
        + StyledText(mark, faint)
      return widths.truncated(text, to: max(1, width - 4))
    }
  }
}
