import HearthDomain
import TerminalKit

/// Leads through the days of the schedule and the screens that lie over them.
public struct ScheduleCoordinator: AreaCoordinator {
  typealias Home = ScheduleScreen

  public let area = Area.schedule
  let tools: EventTools
  var home: Home.State
  /// What lies over the day.
  var pages = ScreenStack<SchedulePage>()

  public init(_ tools: EventTools) {
    self.tools = tools
    let clock = tools.schedule.queries.clock
    let now = clock.localTime
    home = ScheduleScreen.State(
      on: now.day, now: now, page: .empty(on: now.day, at: clock.now()))
  }

  public mutating func show(_ route: Route) throws {
    guard case .event(let id) = route else { return }
    _ = try perform(.showEvent(id))
  }
}
