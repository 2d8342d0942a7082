import HearthDomain
import TerminalKit

/// Opens the routes of the rows on Today, and the calendar of all areas.
package struct TodayCoordinator: AreaCoordinator {
  /// The pages over Today.
  enum Page: ScreenPage {
    typealias Effect = TodayEffect
    typealias Reader = TodayCoordinator

    case calendar(CombinedCalendarScreen.State)

    var shownScreen: any ShownScreen<Page> {
      switch self {
      case .calendar(let state):
        ScreenWithState(CombinedCalendarScreen.self, state, as: Self.calendar) { state, reader in
          // If today was selected, the selection moves to the new day at midnight.
          if state.day == state.today { state.day = reader.queries.today }
          state.today = reader.queries.today
          state.month = try reader.readMonth(of: state.day)
          state.refresh(try reader.readDayItems(on: state.day))
        }
      }
    }
  }

  typealias Home = TodayScreen

  package let area = Area.today
  private let reader: TodayReader
  private let queries: CalendarQueries
  var home = TodayScreen.State()
  var pages = ScreenStack<Page>()

  package init(reader: TodayReader, calendar: CalendarQueries) {
    self.reader = reader
    queries = calendar
  }

  mutating func goBack() {
    if pages[Page.calendar]?.isListFocused == true {
      pages[Page.calendar]?.isListFocused = false
    } else {
      pages.pop()
    }
  }

  package mutating func refresh(selecting route: Route?) throws {
    let before = home
    home.refresh(try reader.page())
    if let view = before.layoutView { TodayScreen.fit(&home, in: view) }
    home.select(asIn: before)
    try rereadPages()
  }

  package mutating func select(_ thing: HistorySubject) { home.select(thing) }

  mutating func perform(_ effect: TodayEffect) throws -> TabOutcome {
    switch effect {
    case .open(let route): return route.isForm ? .performAction(route, nil) : .goTo(route)
    case .openFromCalendar(let route): return .openFromCalendar(route)
    case .performAction(let route, let key): return .performAction(route, key)
    case .chooseWhatToAdd: return .chooseWhatToAdd
    case .showCalendar: pages.push(.calendar(try calendarState(on: queries.today)))
    case .showDay(let day): try showDay(day)
    case .back: pages.pop()
    }
    return .handled
  }
}

// MARK: - The calendar

extension TodayCoordinator {
  /// Maximum numbers of named events in a month, and of listed items of each kind on a day.
  private static let (maxEvents, maxThings) = (300, 100)

  private func readMonth(of day: Day) throws -> CalendarMonth {
    try queries.month(day.calendarMonth, naming: TodayCoordinator.maxEvents)
  }

  private func readDayItems(on day: Day) throws -> DayItems {
    try queries.day(day, limit: TodayCoordinator.maxThings)
  }

  private func calendarState(on day: Day) throws -> CombinedCalendarScreen.State {
    CombinedCalendarScreen.State(
      on: day, today: queries.today, month: try readMonth(of: day),
      things: try readDayItems(on: day))
  }

  /// Displays the day. If reading fails, nothing changes.
  private mutating func showDay(_ day: Day) throws {
    guard var changed = pages[Page.calendar] else { return }
    (changed.day, changed.isListFocused) = (day, false)
    if day.calendarMonth != changed.month.month { changed.month = try readMonth(of: day) }
    changed.refresh(try readDayItems(on: day))
    pages[Page.calendar] = changed
  }
}
