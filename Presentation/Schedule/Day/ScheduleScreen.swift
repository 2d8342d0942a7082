import HearthDomain
import TerminalKit

/// A day of the schedule under a strip of days: what goes on, what is to come, what is over.
enum ScheduleScreen: Screen {
  struct State: Hashable {
    var now: LocalTime
    let habits: DateHabits
    var day: Day
    var page: DayPage
    /// How many events the days about the shown one have.
    var counts: [Day: Int] = [:]
    /// How many tasks are still to be done on these days.
    var due: [Day: Int] = [:]
    /// The calendars that are not the one at home, in whose colours their events are marked.
    var calendars: [EventCalendar] = []
    /// The one at home.
    var own = EventCalendar.home
    var allCalendars: [EventCalendar] { [own] + calendars }
    /// When events of the shown day begin on the clock of their own zone, where that is another.
    var there: [OccurrencePlace: String] = [:]
    /// What is due on the shown day, and on today also what waits since another one.
    var tasks: [TaskLine] = []
    /// How many more wait since another day.
    var moreTasks = 0
    /// What starts next, whichever day is shown.
    var next: [Occurrence] = []
    /// Whether there is any event at all.
    var hasEvents = true
    /// Whether there is any event or task to be found.
    var canSearch = true
    var unfolded: Set<OccurrencePlace> = []
    /// What is typed to go to a day; nil while nobody does.
    var jump: TextFieldState?
    /// Whether somebody wanted to go to what is typed and cannot be read.
    var isJumpRefused = false
    var scroll = AgendaScroll()
    private var selection = 0

    init(on day: Day, now: LocalTime, by habits: DateHabits, page: DayPage) {
      self.day = day
      self.now = now
      self.habits = habits
      self.page = page
    }

    var today: Day { now.day }
    var selectedIndex: Int? {
      page.entries.isEmpty ? nil : min(selection, page.entries.count - 1)
    }
    var selected: Agenda.Entry? { selectedIndex.map { page.entries[$0] } }

    mutating func select(_ index: Int) {
      selection = min(max(0, index), max(0, page.entries.count - 1))
    }

    mutating func toggleSelected() {
      guard let place = selected?.occurrence.place else { return }
      if unfolded.remove(place) == nil { unfolded.insert(place) }
    }

    /// The day that is typed, the first of a week, a month or a year, or why there is none.
    var jumpDay: Result<Day, DateInputError>? {
      guard let text = jump?.value, !text.allSatisfy(\.isWhitespace) else { return nil }
      do throws(DateInputError) {
        return .success(
          try DateInput(now: now, by: habits, leaning: .nearest).days(text).lowerBound)
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
    case todayPressed
    case unfolded
    case jumpOpened
    case jumpTyped(TextInput)
    case jumped
    case jumpCancelled
    case asked(Output)
  }

  typealias Output = ScheduleEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input): return apply(input, &state)
    case .moveDays(let days): return go(to: state.day.adding(days: days), state)
    case .moveMonths(let months): return go(to: state.day.adding(months: months), state)
    case .dayPressed(let day): return go(to: day, state)
    case .todayPressed: return go(to: state.today, state)
    case .unfolded: state.toggleSelected()
    case .jumpOpened:
      state.jump = TextFieldState()
      state.isJumpRefused = false
    case .jumpTyped(let input):
      if state.jump?.apply(input) == true { state.isJumpRefused = false }
    case .jumpCancelled: state.jump = nil
    case .jumped:
      guard case .success(let day)? = state.jumpDay else {
        state.isJumpRefused = true
        return nil
      }
      state.jump = nil
      return go(to: day, state)
    case .asked(let output): return output
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
      if isDouble { state.toggleSelected() }
      return nil
    case .move(let move): return apply(move, &state)
    }
  }

  private static func apply(_ move: ListMove, _ state: inout State) -> Output? {
    let last = state.page.entries.count - 1
    switch move {
    case .first:
      state.select(0)
      return nil
    case .last:
      state.select(last)
      return nil
    case .rows(let rows), .scroll(let rows):
      // What does not fit into the view is read to its end first.
      if state.scroll.scroll(by: rows) { return nil }
      return step(rows < 0 ? -1 : 1, &state)
    case .pages(let pages):
      return step(pages * max(1, state.scroll.visible - 2), &state)
    }
  }

  private static func step(_ count: Int, _ state: inout State) -> Output? {
    let index = state.selectedIndex ?? 0
    let target = index + count
    if target < 0, index == 0, let start = state.page.before {
      return .showPart(from: start, fromEnd: true)
    }
    if target >= state.page.entries.count, index == state.page.entries.count - 1,
      let start = state.page.after
    {
      return .showPart(from: start, fromEnd: false)
    }
    state.select(target)
    return nil
  }
}
