import HearthDomain
import TerminalKit

/// A result of a search in the schedule.
enum ScheduleSearchResult: Hashable {
  case event(Occurrence)
  /// A to-do, described relative to today.
  case task(TaskLine)

  /// The sort key; to-dos without a due day come first.
  var start: LocalTime {
    switch self {
    case .event(let occurrence): occurrence.start
    case .task(let task): task.dueMoment ?? .earliest
    }
  }

  /// The time of the event or the due time of the to-do.
  func timeText(_ words: OccurrenceWords) -> String {
    switch self {
    case .event(let occurrence): words.dateAndTime(occurrence)
    case .task(let task):
      task.dueTimeText?(words.language) ?? words.language(ko: "기한 없음", en: "no due date")
    }
  }

  /// Returns whether it is listed on that day.
  func isListed(on day: Day) -> Bool {
    switch self {
    case .event(let occurrence): occurrence.days.contains(day)
    case .task(let task): task.dueMoment?.day == day
    }
  }

  /// Returns whether both results are the same occurrence or to-do. An event counts as the same
  /// after it was changed.
  func isSame(as other: ScheduleSearchResult) -> Bool {
    if case .event(let left) = self, case .event(let right) = other {
      return left.occurrenceID == right.occurrenceID
    }
    return self == other
  }
}

/// Searches all events and to-dos while the user types. Upcoming ones come first, then past ones;
/// the nearest is first in each group.
enum EventSearchScreen: SearchScreen {
  struct State: Hashable, SearchState {
    var now: LocalTime
    var currentInstant: Instant
    var field = TextFieldState.search
    var results = RowList<ScheduleSearchResult>()
  }

  typealias Output = ScheduleEffect

  static func openOutput(_ state: State) -> Output? {
    switch state.results.selected {
    case .event(let occurrence): .showEvent(occurrence.occurrenceID)
    case .task(let task): .showToDo(task.toDo)
    case nil: nil
    }
  }

  static func openKey(_ state: State) -> KeyBinding<SearchAction<Output>> {
    KeyBinding(
      [Key(.enter)], ko: ("그날 보기", "고른 것이 있는 날로 가요"),
      en: ("see day", "Go to the day of the selected item"), action: .opened,
      disabledReason: state.results.selected == nil
        ? Words(ko: "찾은 것이 없어요", en: "nothing found") : nil)
  }
}

// MARK: - Drawing

extension EventSearchScreen {
  static func page(_ state: State, in view: ViewContext) -> SearchPage {
    SearchPage(
      label: Words(ko: "일정과 할 일 검색", en: "Find events and to-dos"),
      placeholder: Words(ko: "제목이나 메모, 장소, 초성", en: "title, note, place, or a part of them"),
      field: state.field, hint: countText(of: state)
    ) { _ in list(of: state, in: view) }
  }

  private static func countText(of state: State) -> Words {
    let count = state.results.count
    if count == 0 { return Words(ko: "", en: "") }
    guard !state.results.hasMore else {
      return Words(
        ko: "가까운 \(count)개만 보여요. 더 적어서 좁혀 주세요.",
        en: "The nearest \(count): type more to narrow them down."
      )
    }
    let tasks = state.results.loadedRows.rows.count { if case .task = $0 { true } else { false } }
    if tasks == 0 {
      return Words(ko: "\(count)개를 찾았어요.", en: "\(Plural("event")(count)) found.")
    }
    if tasks == count {
      return Words(ko: "할 일 \(count)개를 찾았어요.", en: "\(Plural("to-do")(count)) found.")
    }
    return Words(
      ko: "일정 \(count - tasks)개와 할 일 \(tasks)개를 찾았어요.",
      en: "\(Plural("event")(count - tasks)) and \(Plural("to-do")(tasks)) found.")
  }

  private static func list(of state: State, in view: ViewContext) -> List {
    let words = OccurrenceWords(view.language, today: state.now.day)
    let nothing = StyledText(view.language(ko: "찾은 것이 없어요.", en: "Nothing found."))
    let whens = state.results.loadedRows.rows.map { view.widths.columns(of: $0.timeText(words)) }
    let column = min(view.size.width / 2, max(whens.max() ?? 0, 12))
    return state.results.list(whenEmpty: nothing, look: view.theme.listLook) { found in
      let (mark, title): (StyledText, StyledText)
      switch found {
      case .event(let occurrence):
        let status = occurrence.status(at: state.currentInstant)
        mark = StyledText(status.mark, status.style(in: view.theme))
        title = StyledText(words.title(occurrence), occurrence.titleStyle(view.theme.text))
      case .task(let task):
        let style = task.isDone ? view.theme.faint : view.theme.text
        (mark, title) = (StyledText(task.mark, style), StyledText(task.title, style))
      }
      return mark + StyledText(" ")
        + StyledText(view.widths.padded(found.timeText(words), to: column), view.theme.faint)
        + StyledText("  ") + title
    }
  }
}
