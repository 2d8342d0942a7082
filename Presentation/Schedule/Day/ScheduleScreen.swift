import HearthDomain
import HearthWhen
import TerminalKit

/// A day of the schedule below a strip of days: current, upcoming and past events.
enum ScheduleScreen: Screen {
  struct State: Hashable {
    var now: LocalTime
    let datePreferences: DatePreferences
    var day: Day
    var page: DayPage
    /// Number of events on the days around the shown one.
    var eventCounts: [Day: Int] = [:]
    /// Number of open tasks on the days around the shown one.
    var taskCounts: [Day: Int] = [:]
    /// All calendars except the home calendar; their events are marked in their colours.
    var calendars: [EventCalendar] = []
    /// The home calendar.
    var homeCalendar = EventCalendar.home
    var allCalendars: [EventCalendar] { [homeCalendar] + calendars }
    /// Start times in the events' own time zones; only for events whose zone is not the local one.
    var startInOwnZone: [OccurrenceID: String] = [:]
    /// Tasks due on the shown day; for today also overdue ones.
    var tasks: [TaskLine] = []
    /// Number of overdue tasks that are not listed.
    var unlistedTaskCount = 0
    /// The events that start next from now on, and the to-dos due next, whichever day is shown.
    var coming: [ScheduleSearchResult] = []
    /// Whether the store has any event or to-do.
    var hasPlans = true
    var unfoldedEvents: Set<OccurrenceID> = []
    /// The text field for going to a day; nil while it is closed.
    var jumpField: TextFieldState?
    /// Whether the user pressed Enter although the text is not a day.
    var isJumpRefused = false
    var scroll = AgendaScroll()
    private var selection = 0
    /// Position of the selected task; nil while an event is selected.
    private var taskSelection: Int?

    init(on day: Day, now: LocalTime, by habits: DatePreferences, page: DayPage) {
      self.day = day
      self.now = now
      self.datePreferences = habits
      self.page = page
    }

    var today: Day { now.day }
    var selectedIndex: Int? {
      page.entries.isEmpty || selectedTaskIndex != nil
        ? nil : min(selection, page.entries.count - 1)
    }
    /// The position of the selected task. On a day without events, the first one is selected.
    var selectedTaskIndex: Int? {
      if tasks.isEmpty { return nil }
      return taskSelection.map { min($0, tasks.count - 1) } ?? (page.entries.isEmpty ? 0 : nil)
    }
    var selectedTask: TaskLine? { selectedTaskIndex.map { tasks[$0] } }
    var selectedEntry: Agenda.Entry? { selectedIndex.map { page.entries[$0] } }

    mutating func select(_ index: Int) {
      taskSelection = nil
      selection = min(max(0, index), max(0, page.entries.count - 1))
    }

    mutating func selectTask(at index: Int) { taskSelection = max(0, index) }

    /// Selects the to-do if it is listed.
    mutating func selectTask(_ id: ID<ToDo>) {
      if let index = tasks.firstIndex(where: { $0.toDo == id }) { selectTask(at: index) }
    }

    mutating func toggleDetails() {
      guard let place = selectedEntry?.occurrence.occurrenceID else { return }
      if unfoldedEvents.remove(place) == nil { unfoldedEvents.insert(place) }
    }

    /// The day that was typed to go to, or the error; nil if nothing is typed. For a week, month or
    /// year, it is the first day.
    var jumpDay: Result<Day, WhenRefusal>? {
      guard let text = jumpField?.value, !text.allSatisfy(\.isWhitespace) else { return nil }
      do throws(WhenRefusal) {
        return .success(
          try datePreferences.reader(at: now, .nearest).days(text).lowerBound)
      } catch {
        return .failure(error)
      }
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    case moveDays(Int)
    case moveMonths(Int)
    case dayPressed(Day)
    case taskPressed(Int)
    case todayPressed
    case detailsToggled
    case jumpOpened
    case jumpTyped(TextInput)
    case jumpConfirmed
    case jumpCancelled
    case requested(Output)
  }

  typealias Output = ScheduleEffect

  static func selection(_ state: State) -> HistorySubject? {
    if let task = state.selectedTask {
      return HistorySubject(.toDo, task.toDo.rawValue) { _ in task.title }
    }
    return state.selectedEntry.map { entry in
      HistorySubject(.event, entry.event.id.rawValue) { _ in entry.event.title }
    }
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input): return apply(input, &state)
    case .moveDays(let days): return go(to: state.day.adding(days: days), state)
    case .moveMonths(let months): return go(to: state.day.adding(months: months), state)
    case .dayPressed(let day): return go(to: day, state)
    case .taskPressed(let index): state.selectTask(at: index)
    case .todayPressed: return go(to: state.today, state)
    case .detailsToggled: state.toggleDetails()
    case .jumpOpened:
      state.jumpField = TextFieldState()
      state.isJumpRefused = false
    case .jumpTyped(let input):
      if state.jumpField?.apply(input) == true { state.isJumpRefused = false }
    case .jumpCancelled: state.jumpField = nil
    case .jumpConfirmed:
      guard case .success(let day)? = state.jumpDay else {
        state.isJumpRefused = true
        return nil
      }
      state.jumpField = nil
      return go(to: day, state)
    case .requested(let output): return output
    }
    return nil
  }

  private static func go(to day: Day, _ state: State) -> Output? {
    day == state.day ? nil : .showDay(day)
  }

  private static func apply(_ input: ListInput, _ state: inout State) -> Output? {
    switch input {
    case .pressed(let index, let isDouble):
      state.select(index)
      if isDouble { state.toggleDetails() }
      return nil
    case .move(let move): return apply(move, &state)
    }
  }

  private static func apply(_ move: ListMove, _ state: inout State) -> Output? {
    let last = state.page.entries.count - 1
    switch move {
    case .first:
      state.tasks.isEmpty ? state.select(0) : state.selectTask(at: 0)
      return nil
    case .last:
      last < 0 ? state.selectTask(at: state.tasks.count - 1) : state.select(last)
      return nil
    case .rows(let rows), .scroll(let rows):
      // If the event is longer than the view, first scrolls to its end.
      if state.scroll.scroll(by: rows) { return nil }
      return moveSelection(rows < 0 ? -1 : 1, &state)
    case .pages(let pages):
      return moveSelection(pages * max(1, state.scroll.visibleCount - 2), &state)
    }
  }

  private static func moveSelection(_ count: Int, _ state: inout State) -> Output? {
    if let task = state.selectedTaskIndex {
      let target = task + count
      if target < state.tasks.count || state.page.entries.isEmpty {
        state.selectTask(at: target)
      } else {
        state.select(target - state.tasks.count)
      }
      return nil
    }
    let index = state.selectedIndex ?? 0
    let target = index + count
    if target < 0, index == 0, let start = state.page.previousPageStart {
      return .showPage(from: start, fromEnd: true)
    }
    if target < 0, index == 0, !state.tasks.isEmpty {
      state.selectTask(at: state.tasks.count + target)
      return nil
    }
    if target >= state.page.entries.count, index == state.page.entries.count - 1,
      let start = state.page.nextPageStart
    {
      return .showPage(from: start, fromEnd: false)
    }
    state.select(target)
    return nil
  }
}
