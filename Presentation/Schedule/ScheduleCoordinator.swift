import HearthDomain
import TerminalKit

/// Manages the day view of the schedule and the pages over it.
package struct ScheduleCoordinator: AreaCoordinator {
  typealias Home = ScheduleScreen

  package let area = Area.schedule
  let tools: EventTools
  var home: Home.State
  /// The language in which a form describes a repetition.
  private(set) var language = Language.english
  /// The pages over the day.
  var pages = ScreenStack<SchedulePage>()

  package init(_ tools: EventTools) {
    self.tools = tools
    let clock = tools.formatter.clock
    let now = clock.localTime
    home = ScheduleScreen.State(
      on: now.day, now: now, by: DatePreferences(in: clock.zone),
      page: .empty(on: now.day, at: clock.now()))
  }

  package mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    language = view.language
    return try handleInFrontScreen(event, in: view)
  }

  package mutating func show(_ route: Route) throws {
    if case .event(let place) = route { _ = try perform(.showEvent(place)) }
    if case .task(let task) = route { try show(task) }
    if case .day(let day) = route { _ = try perform(.showDay(day)) }
  }
}
