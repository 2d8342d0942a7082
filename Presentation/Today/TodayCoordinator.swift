import HearthDomain
import TerminalKit

/// Opens the routes of the rows on Today, and the calendar of all areas.
package struct TodayCoordinator: AreaCoordinator {
  /// The pages over Today.
  enum Page: ScreenPage {
    typealias Effect = TodayEffect

    case calendar(CombinedCalendarScreen.State)

    var shown: any ShownScreen<Page> {
      switch self {
      case .calendar(let state): Shown(CombinedCalendarScreen.self, state, as: Self.calendar)
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

  var selection: HistorySubject? {
    guard pages.isEmpty else { return nil }
    return home.selectedRow.flatMap { HistorySubject(at: $0.route, called: $0.text) }
  }

  mutating func goBack() {
    if pages[Page.calendar]?.isInList == true {
      pages[Page.calendar]?.isInList = false
    } else {
      pages.pop()
    }
  }

  package mutating func refresh(selecting route: Route?) throws {
    let view = home.fitted
    home.renew(try reader.page())
    if let view { TodayScreen.fit(&home, in: view) }
    try refreshCalendar()
  }

  mutating func perform(_ effect: TodayEffect) throws -> TabOutcome {
    switch effect {
    case .open(let route): return route.isForm ? .acts(route, nil) : .goes(route)
    case .visit(let route): return .visits(route)
    case .act(let route, let key): return .acts(route, key)
    case .add: return .adds
    case .calendar: pages.push(.calendar(try calendar(on: queries.today)))
    case .day(let day): try show(day)
    case .back: pages.pop()
    }
    return .handled
  }
}

// MARK: - The calendar

extension TodayCoordinator {
  /// Maximum numbers of named events of a month, and of listed things of each kind of a day.
  private static let (maxEvents, maxThings) = (300, 100)

  private func month(of day: Day) throws -> CalendarMonth {
    try queries.month(day.calendarMonth, naming: TodayCoordinator.maxEvents)
  }

  private func things(on day: Day) throws -> DayItems {
    try queries.day(day, limit: TodayCoordinator.maxThings)
  }

  private func calendar(on day: Day) throws -> CombinedCalendarScreen.State {
    CombinedCalendarScreen.State(
      on: day, today: queries.today, month: try month(of: day), things: try things(on: day))
  }

  /// Refreshes the calendar. If today was selected, the selection moves to the new day at midnight.
  private mutating func refreshCalendar() throws {
    guard var changed = pages[Page.calendar] else { return }
    if changed.day == changed.today { changed.day = queries.today }
    changed.today = queries.today
    changed.month = try month(of: changed.day)
    changed.renew(try things(on: changed.day))
    pages[Page.calendar] = changed
  }

  /// Displays the day. If reading fails, nothing changes.
  private mutating func show(_ day: Day) throws {
    guard var changed = pages[Page.calendar] else { return }
    (changed.day, changed.isInList) = (day, false)
    if day.calendarMonth != changed.month.month { changed.month = try month(of: day) }
    changed.renew(try things(on: day))
    pages[Page.calendar] = changed
  }
}
