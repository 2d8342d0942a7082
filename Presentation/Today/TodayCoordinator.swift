import HearthDomain
import TerminalKit

/// Leads from Today to the places that its rows belong to, and to the calendar of all areas.
package struct TodayCoordinator: TabCoordinator {
  package let area = Area.today
  private let reader: TodayReader
  private let queries: CalendarQueries
  private var state: TodayScreen.State?
  /// The surroundings in which it was seen last.
  private var view: ViewContext?
  /// What lies over Today while it is open.
  private var calendar: WholeCalendarScreen.State?

  package init(reader: TodayReader, calendar: CalendarQueries) {
    self.reader = reader
    queries = calendar
  }

  package var keyHelp: [KeyHelp] {
    calendar.map { WholeCalendarScreen.keys($0).keyHelp }
      ?? state.map { TodayScreen.keys($0).keyHelp } ?? []
  }

  package var condition: TabCondition {
    if calendar != nil { return TabCondition(canGoBack: true, depth: 1) }
    return TabCondition(
      selection: state?.selectedRow.flatMap { HistoryThing(at: $0.route, called: $0.text) })
  }

  package mutating func receive(_ event: TabEvent) -> TabOutcome {
    guard event == .left else { return .handled }
    if calendar?.isInList == true {
      calendar?.isInList = false
    } else {
      calendar = nil
    }
    return .handled
  }

  package mutating func refresh(selecting route: Route?) throws {
    let page = try reader.page()
    if state == nil { state = TodayScreen.State(page: page) } else { state?.renew(page) }
    if let view, var fitted = state {
      TodayScreen.fit(&fitted, in: view)
      state = fitted
    }
    try refreshCalendar()
  }

  package mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    if calendar != nil { return try handleInCalendar(event, in: view) }
    self.view = view
    guard var changed = state else { return .ignored }
    let answer = TodayScreen.answer(to: event, &changed, in: view)
    state = changed
    switch answer {
    case .ignored: return .ignored
    case .refused(let reason): return .refused(reason)
    case .handled(.open(let route)?): return route.isForm ? .acts(route, nil) : .goes(route)
    case .handled(.act(let route, let key)?): return .acts(route, key)
    case .handled(.add?): return .adds
    case .handled(.calendar?):
      calendar = try calendar(on: queries.today)
      return .handled
    case .handled(nil): return .handled
    }
  }

  package func render(in view: ViewContext) -> Frame {
    calendar.map { WholeCalendarScreen.render($0, in: view) }
      ?? state.map { TodayScreen.render($0, in: view) } ?? view.emptyFrame()
  }
}

// MARK: - The calendar

extension TodayCoordinator {
  /// So many events of a month are named, and things of each kind are listed of a day.
  private static let (mostEvents, mostThings) = (300, 100)

  private func month(of day: Day) throws -> CalendarMonth {
    try queries.month(day.calendarMonth, naming: TodayCoordinator.mostEvents)
  }

  private func things(on day: Day) throws -> DayThings {
    try queries.day(day, limit: TodayCoordinator.mostThings)
  }

  private func calendar(on day: Day) throws -> WholeCalendarScreen.State {
    WholeCalendarScreen.State(
      on: day, today: queries.today, month: try month(of: day), things: try things(on: day))
  }

  /// Who looked at today goes on with the new one at midnight.
  private mutating func refreshCalendar() throws {
    guard var changed = calendar else { return }
    if changed.day == changed.today { changed.day = queries.today }
    changed.today = queries.today
    changed.month = try month(of: changed.day)
    changed.renew(try things(on: changed.day))
    calendar = changed
  }

  private mutating func handleInCalendar(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    guard var changed = calendar else { return .ignored }
    let answer = WholeCalendarScreen.answer(to: event, &changed, in: view)
    switch answer {
    case .ignored: return .ignored
    case .refused(let reason): return .refused(reason)
    case .handled(.dayChanged?):
      // What cannot be read is not shown as if it had been.
      if changed.day.calendarMonth != changed.month.month {
        changed.month = try month(of: changed.day)
      }
      changed.renew(try things(on: changed.day))
    case .handled(.cancelled?):
      calendar = nil
      return .handled
    case .handled(.open(let route)?):
      calendar = changed
      return .visits(route)
    case .handled(nil): break
    }
    calendar = changed
    return .handled
  }
}
