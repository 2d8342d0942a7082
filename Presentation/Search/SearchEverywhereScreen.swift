import HearthDomain
import TerminalKit

/// Searches all areas while the user types.
enum SearchEverywhereScreen: SearchScreen {
  /// A search result with its date.
  struct Row: Hashable {
    let finding: SearchResult
    let dateText: Words?
  }

  struct State: Hashable, SearchState {
    var field = TextFieldState.search
    var results = RowList<Row>(all: [])
    /// Whether there are more results than listed.
    var hasMore = false

    /// The approximate limit of the list.
    static let maxRows = 60

    /// Updates the results from the store; the selection stays.
    mutating func refresh(_ rows: [Row], hasMore: Bool) {
      results.refreshRows(rows) { $0.finding.item.isSameItem(as: $1.finding.item) }
      self.hasMore = hasMore
    }
  }

  typealias Output = PageEffect

  static func openOutput(_ state: State) -> Output? {
    if let row = state.results.selected { return .open(row.finding.item.route) }
    return SearchCommand.birthdaysNote(state.field.value).map { _ in
      .runCommand("person birthdays")
    }
  }

  static func openKey(_ state: State) -> KeyBinding<SearchAction<Output>> {
    let refusal =
      state.isBlank
      ? Words(ko: "찾을 말을 적어 주세요", en: "type something to search for")
      : Words(ko: "찾은 것이 없어요", en: "nothing found")
    return KeyBinding(
      [Key(.enter)], ko: ("열기", "고른 것이 있는 곳으로 가요"), en: ("open", "Go to the selected item"),
      action: .opened, disabledReason: openOutput(state) == nil ? refusal : nil)
  }
}

extension FoundItem {
  /// Whether both are the same item, possibly in different versions.
  fileprivate func isSameItem(as other: FoundItem) -> Bool {
    if case .task(let task) = self, case .task(let other) = other {
      return task.toDo.id == other.toDo.id
    }
    return route == other.route
  }

  /// The destination in the app that displays the item.
  var route: Route {
    switch self {
    case .person(let person): .person(person.id)
    case .contact(let contact): .contact(contact.id)
    case .watering(let watering, let person):
      .watering(watering.id, of: person.id, on: watering.day)
    case .saying(let saying, _): .saying(saying.id)
    case .mood(let mood): .mood(mood.id)
    case .event(let occurrence): .event(occurrence.occurrenceID)
    case .task(let task): .task(task)
    case .book(let book): .book(book.id)
    case .sentence(let sentence, let book): .sentence(sentence.id, of: book.id)
    }
  }
}

// MARK: - Drawing

extension SearchEverywhereScreen {
  static func page(_ state: State, in view: ViewContext) -> SearchPage {
    SearchPage(
      label: Words(ko: "전체 검색", en: "Find anything"),
      placeholder: Words(ko: "이름, 글, 제목, 초성(ㅁㄷㅂ)", en: "a name, a word, or a part of it"),
      field: state.field, hint: hint(state)
    ) { list(of: state, width: $0, in: view) }
  }

  private static func hint(_ state: State) -> Words {
    if state.isBlank {
      return Words(
        ko: "사람, 글귀, 기분, 일정, 책, 문장에서 한꺼번에 찾아요.",
        en: "People, sayings, moods, events, books and sentences, all at once.")
    }
    if let note = SearchCommand.birthdaysNote(state.field.value) { return note.withScreenCommands }
    let count = state.results.count
    if count == 0 {
      return SearchKeyHelp.unknownKeysNote(in: state.field.value) ?? Words(ko: "", en: "")
    }
    return state.hasMore
      ? Words(
        ko: "\(count)개까지 보여요. 더 적어서 좁혀 주세요.",
        en: "The best \(count): type more to narrow them down.")
      : Words(ko: "\(count)개를 찾았어요.", en: "\(count) found.")
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let nothing =
      state.isBlank
      ? ""
      : openOutput(state) == nil
        ? view.language(ko: "찾은 것이 없어요.", en: "Nothing found.")
        : view.language(ko: "Enter를 누르면 사람들의 생일을 봐요.", en: "Enter lists everybody's birthdays.")
    let moments = state.results.loadedRows.rows
      .map { view.widths.columns(of: $0.dateText?(view.language) ?? "") }
    let selected = state.results.selected
    return state.results.list(whenEmpty: StyledText(nothing), look: view.theme.listLook) { row in
      let isSelected = row == selected
      let marks = HitMarks.forListRow(state.field.value, isSelected: isSelected, in: view.theme)
      return FindingRow(
        label: row.finding.item.kind.label,
        text: FindingText(row.finding.item, marks, language: view.language),
        dateText: row.dateText?(view.language), hitMarks: marks,
        secondaryStyle: isSelected ? nil : view.theme.faint, language: view.language,
        widths: view.widths
      ).styled(columns: width - 4, momentColumns: moments.max() ?? 0)
    }
  }
}
