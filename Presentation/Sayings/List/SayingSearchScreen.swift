import HearthDomain
import TerminalKit

/// Searches sayings while the user types.
enum SayingSearchScreen: SearchScreen {
  struct State: Hashable, SearchState {
    var now: Instant
    var field = TextFieldState.search
    var results = RowList<Saying>(all: [])

    /// Maximum number of sayings listed.
    static let maxRows = LoadedRows<Saying>.maxSearchResults

    /// Shows the results of a search.
    mutating func show(_ sayings: [Saying]) { results.replaceRows(sayings, most: State.maxRows) }

    /// Replaces the results with the current contents of the store; the selection stays.
    mutating func refresh(_ sayings: [Saying]) {
      results.refreshRows(sayings, most: State.maxRows) { $0.id == $1.id }
    }
  }

  typealias Output = SayingsEffect

  static func openOutput(_ state: State) -> Output? {
    state.results.selected.map { .open($0.id, from: .search) }
  }

  static func openKey(_ state: State) -> KeyBinding<SearchAction<Output>> {
    let refusal =
      state.isBlank
      ? Words(ko: "찾을 말을 적어 주세요", en: "type something to search for")
      : Words(ko: "찾은 글귀가 없어요", en: "no sayings found")
    return KeyBinding(
      [Key(.enter)], ko: ("열기", "찾은 글귀를 봐요"), en: ("open", "See the saying that was found"),
      action: .opened, disabledReason: state.results.selected == nil ? refusal : nil)
  }
}

// MARK: - Drawing

extension SayingSearchScreen {
  static func page(_ state: State, in view: ViewContext) -> SearchPage {
    SearchPage(
      label: Words(ko: "글귀 검색", en: "Find a saying"),
      placeholder: Words(ko: "글, 말한 사람, 태그, 초성(ㅁㄷㅂ)", en: "text, who said it, or tag"),
      field: state.field, hint: hint(state)
    ) { list(of: state, width: $0, in: view) }
  }

  private static func hint(_ state: State) -> Words {
    if state.isBlank {
      return Words(
        ko: "낱말의 일부나 초성만 적어도 찾아요.", en: "A part of a word is enough, and case does not matter.")
    }
    let count = state.results.count
    if state.results.hasMore {
      return Words(
        ko: "\(count)개까지 보여요. 더 적어서 좁혀 주세요.",
        en: "The first \(count): type more to narrow them down.")
    }
    if count == 0 { return Words(ko: "", en: "") }
    return Words(ko: "\(count)개를 찾았어요.", en: "\(Plural("saying")(count)) found.")
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let nothing =
      state.isBlank ? "" : view.language(ko: "찾은 글귀가 없어요.", en: "No sayings found.")
    let shape = SayingRow.Shape(of: state.results.loadedRows.rows, at: state.now)
    let selected = state.results.selected?.id
    return state.results.list(whenEmpty: StyledText(nothing), look: view.theme.listLook) { saying in
      SayingRow(
        saying: saying, now: state.now, search: state.field.value,
        isSelected: saying.id == selected, view: view
      )
      .text(columns: width - RowList<Saying>.markColumns, shape)
    }
  }
}
