import HearthDomain
import TerminalKit

/// Finds among all events while one types: first what is to come, then what is over, the nearest
/// first.
enum EventSearchScreen: SearchScreen {
  struct State: Hashable, SearchState {
    var now: LocalTime
    var moment: Instant
    var field = TextFieldState.search
    var found = RowList<Occurrence>()
    /// Whether there may be more than are listed.
    var hasMore = false
  }

  typealias Output = ScheduleEffect

  static func opened(_ state: State) -> Output? {
    state.found.selected.map { .showEvent($0.place) }
  }

  static func openKey(_ state: State) -> KeyBinding<SearchAction<Output>> {
    KeyBinding(
      [Key(.enter)], ko: ("그날 보기", "고른 일정이 있는 날로 가요"),
      en: ("see day", "Go to the day of the selected event"), action: .opened,
      disabled: state.found.selected == nil ? Words(ko: "찾은 일정이 없어요", en: "no events found") : nil)
  }
}

// MARK: - Drawing

extension EventSearchScreen {
  static func page(_ state: State, in view: ViewContext) -> SearchPage {
    SearchPage(
      label: Words(ko: "일정 검색", en: "Find an event"),
      example: Words(ko: "제목이나 메모, 초성", en: "title, note, or a part of them"),
      field: state.field, hint: count(of: state)
    ) { _ in list(of: state, in: view) }
  }

  private static func count(of state: State) -> Words {
    let count = state.found.count
    if count == 0 { return Words(ko: "", en: "") }
    return state.hasMore
      ? Words(
        ko: "가까운 \(count)개만 보여요. 더 적으면 좁혀져요.", en: "The nearest \(count); type more to narrow them."
      )
      : Words(ko: "\(count)개를 찾았어요.", en: "\(Plural("event")(count)) found.")
  }

  private static func list(of state: State, in view: ViewContext) -> List {
    let words = OccurrenceWords(view.language, today: state.now.day)
    let nothing = StyledText(
      view.language(ko: "찾은 일정이 없어요.", en: "No events found."))
    let whens = state.found.window.rows.map { view.widths.columns(of: words.when($0)) }
    let column = min(view.size.width / 2, max(whens.max() ?? 0, 12))
    return state.found.list(whenEmpty: nothing, look: view.theme.list) { occurrence in
      let status = occurrence.status(at: state.moment)
      let style = status.style(in: view.theme)
      return StyledText("\(status.mark) ", style)
        + StyledText(view.widths.padded(words.when(occurrence), to: column), view.theme.faint)
        + StyledText("  ")
        + StyledText(words.title(occurrence), occurrence.titled(view.theme.text))
    }
  }
}
