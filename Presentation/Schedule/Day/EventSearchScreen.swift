import HearthDomain
import TerminalKit

/// A result of a search in the schedule.
enum ScheduleFinding: Hashable {
  case event(Occurrence)
  /// A task of another program, described relative to today.
  case task(TaskLine)

  /// The sort key; tasks without a due day come first.
  var start: LocalTime {
    switch self {
    case .event(let occurrence): occurrence.start
    case .task(let task): task.moment ?? .earliest
    }
  }

  /// Returns whether both are the same plan; an event may have changed in between.
  func isSame(as other: ScheduleFinding) -> Bool {
    if case .event(let left) = self, case .event(let right) = other {
      return left.place == right.place
    }
    return self == other
  }
}

/// Searches all events and tasks while the user types: upcoming ones first, then past ones, the
/// nearest first.
enum EventSearchScreen: SearchScreen {
  struct State: Hashable, SearchState {
    var now: LocalTime
    var moment: Instant
    var field = TextFieldState.search
    var found = RowList<ScheduleFinding>()
  }

  typealias Output = ScheduleEffect

  static func opened(_ state: State) -> Output? {
    switch state.found.selected {
    case .event(let occurrence): .showEvent(occurrence.place)
    case .task(let task): task.day.map { .showDay($0) }
    case nil: nil
    }
  }

  static func openKey(_ state: State) -> KeyBinding<SearchAction<Output>> {
    KeyBinding(
      [Key(.enter)], ko: ("그날 보기", "고른 것이 있는 날로 가요"),
      en: ("see day", "Go to the day of what is selected"), action: .opened,
      disabled: cannotOpen(state.found.selected))
  }

  private static func cannotOpen(_ selected: ScheduleFinding?) -> Words? {
    switch selected {
    case nil: Words(ko: "찾은 것이 없어요", en: "nothing found")
    case .task(let task) where task.day == nil:
      Words(ko: "마감일이 없는 할 일이라 어느 날에도 없어요", en: "this task is due on no day")
    case .event, .task: nil
    }
  }
}

// MARK: - Drawing

extension EventSearchScreen {
  static func page(_ state: State, in view: ViewContext) -> SearchPage {
    SearchPage(
      label: Words(ko: "일정과 할 일 검색", en: "Find events and tasks"),
      example: Words(ko: "제목이나 메모, 초성", en: "title, note, or a part of them"),
      field: state.field, hint: count(of: state)
    ) { _ in list(of: state, in: view) }
  }

  private static func count(of state: State) -> Words {
    let count = state.found.count
    if count == 0 { return Words(ko: "", en: "") }
    guard !state.found.hasMore else {
      return Words(
        ko: "가까운 \(count)개만 보여요. 더 적으면 좁혀져요.", en: "The nearest \(count); type more to narrow them."
      )
    }
    let tasks = state.found.window.rows.count { if case .task = $0 { true } else { false } }
    if tasks == 0 {
      return Words(ko: "\(count)개를 찾았어요.", en: "\(Plural("event")(count)) found.")
    }
    if tasks == count {
      return Words(ko: "할 일 \(count)개를 찾았어요.", en: "\(Plural("task")(count)) found.")
    }
    return Words(
      ko: "일정 \(count - tasks)개와 할 일 \(tasks)개를 찾았어요.",
      en: "\(Plural("event")(count - tasks)) and \(Plural("task")(tasks)) found.")
  }

  private static func list(of state: State, in view: ViewContext) -> List {
    let words = OccurrenceWords(view.language, today: state.now.day)
    func when(_ found: ScheduleFinding) -> String {
      switch found {
      case .event(let occurrence): words.when(occurrence)
      case .task(let task):
        task.due?(view.language) ?? view.language(ko: "마감일 없음", en: "no due day")
      }
    }
    let nothing = StyledText(view.language(ko: "찾은 것이 없어요.", en: "Nothing found."))
    let whens = state.found.window.rows.map { view.widths.columns(of: when($0)) }
    let column = min(view.size.width / 2, max(whens.max() ?? 0, 12))
    return state.found.list(whenEmpty: nothing, look: view.theme.list) { found in
      let (mark, title): (StyledText, StyledText)
      switch found {
      case .event(let occurrence):
        let status = occurrence.status(at: state.moment)
        mark = StyledText(status.mark, status.style(in: view.theme))
        title = StyledText(words.title(occurrence), occurrence.titled(view.theme.text))
      case .task(let task):
        let style = task.isDone ? view.theme.faint : view.theme.text
        (mark, title) = (StyledText(task.mark, style), StyledText(task.title, style))
      }
      return mark + StyledText(" ")
        + StyledText(view.widths.padded(when(found), to: column), view.theme.faint)
        + StyledText("  ") + title
    }
  }
}
