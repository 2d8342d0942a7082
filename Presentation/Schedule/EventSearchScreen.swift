import HearthDomain
import TerminalKit

/// Finds among all events while one types: first what is to come, then what is over, the nearest
/// first.
enum EventSearchScreen: Screen {
  struct State: Hashable {
    var now: LocalTime
    var moment: Instant
    var field = TextFieldState()
    var events = RowList<Occurrence>()
    /// Whether there may be more than are listed.
    var hasMore = false
  }

  enum Action: Hashable {
    case typed(TextInput)
    case list(ListInput)
    case chosen
    case cancelled
  }

  enum Output: Hashable {
    case searchChanged(String)
    case event(ID<Event>)
    case cancelled
  }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], Words(ko: "그날 보기", en: "see day"),
          help: Words(ko: "고른 일정이 있는 날로 가요", en: "Go to the day of the selected event"),
          action: .chosen,
          disabled: state.events.selected == nil
            ? Words(ko: "찾은 일정이 없어요", en: "no events found") : nil),
        KeyBinding(
          [Key(.escape)], Words(ko: "그만두기", en: "cancel"),
          help: Words(ko: "찾기를 그만두고 돌아가요", en: "End the search and go back"),
          action: .cancelled),
      ] + moveKeys, typing: { .typed($0) })
  }

  /// Letters, Home and End belong to the text.
  private static var moveKeys: [KeyBinding<Action>] {
    let moves: [(Key, Words, ListMove)] = [
      (Key(.down), Words(ko: "다음 일정으로 가요", en: "Go to the next event"), .rows(1)),
      (Key(.up), Words(ko: "이전 일정으로 가요", en: "Go to the previous event"), .rows(-1)),
      (Key(.pageDown), Words(ko: "한 화면 아래로 가요", en: "Go a page down"), .pages(1)),
      (Key(.pageUp), Words(ko: "한 화면 위로 가요", en: "Go a page up"), .pages(-1)),
    ]
    return moves.map { key, help, move in
      KeyBinding(
        [key], Words(ko: "옮기기", en: "move"), help: help, action: .list(.move(move)),
        isCommon: true)
    }
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .typed(let input):
      return state.field.apply(input) ? .searchChanged(state.field.value) : nil
    case .list(let input): return state.events.apply(input) ? chosen(state) : nil
    case .chosen: return chosen(state)
    case .cancelled: return .cancelled
    }
  }

  private static func chosen(_ state: State) -> Output? {
    state.events.selected.map { .event($0.event.id) }
  }
}

// MARK: - Drawing

extension EventSearchScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    state.events.visible = layout(view).list.height
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    ListInput(mouse, on: list(of: state, in: view), at: layout(view).list).map { .list($0) }
  }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    let label = view.language(ko: "일정 찾기 ", en: "search events ")
    let used = frame.write(StyledText(label, view.theme.heading), in: place.field)
    let example = view.language(ko: "제목이나 메모, 초성", en: "title, note, or a part of them")
    TextField(state.field, placeholder: example, look: view.theme.field)
      .draw(in: &frame, at: place.field.margins(left: used))
    frame.write(StyledText(count(of: state, view.language), view.theme.faint), in: place.count)
    list(of: state, in: view).draw(in: &frame, at: place.list)
    return frame
  }

  private static func count(of state: State, _ language: Language) -> String {
    let count = state.events.count
    if count == 0 { return "" }
    return state.hasMore
      ? language(
        ko: "가까운 \(count)개만 보여요. 더 적으면 좁혀져요.", en: "The nearest \(count); type more to narrow them."
      )
      : language(ko: "\(count)개를 찾았어요.", en: "\(Plural("event")(count)) found.")
  }

  private static func layout(_ view: ViewContext) -> (field: Rect, count: Rect, list: Rect) {
    let isLow = view.size.height < 12
    let body = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
    let rows = body.rows(.fixed(1), .fixed(1), .fixed(isLow ? 0 : 1), .fill)
    return (rows[0], rows[1], rows[3])
  }

  private static func list(of state: State, in view: ViewContext) -> List {
    let words = OccurrenceWords(view.language, today: state.now.day)
    let nothing = StyledText(
      view.language(ko: "찾은 일정이 없어요.", en: "No events found."))
    let whens = state.events.window.rows.map { view.widths.columns(of: words.when($0)) }
    let column = min(view.size.width / 2, max(whens.max() ?? 0, 12))
    return state.events.list(whenEmpty: nothing, look: view.theme.list) { occurrence in
      let status = occurrence.status(at: state.moment)
      let style = status.style(in: view.theme)
      return StyledText("\(status.mark) ", style)
        + StyledText(view.widths.padded(words.when(occurrence), to: column), view.theme.faint)
        + StyledText("  " + occurrence.event.title)
    }
  }
}
