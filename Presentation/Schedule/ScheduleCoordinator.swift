import HearthDomain
import TerminalKit

/// Leads through the days of the schedule and the screens that lie over them.
public struct ScheduleCoordinator: TabCoordinator, EffectPerforming {
  public let area = Area.schedule
  let tools: EventTools
  var schedule: ScheduleScreen.State
  /// What lies over the day.
  var pages = PageStack<ScheduleEffect>()

  public init(_ tools: EventTools) {
    self.tools = tools
    let clock = tools.schedule.queries.clock
    let now = clock.localTime
    schedule = ScheduleScreen.State(
      on: now.day, now: now, page: .empty(on: now.day, at: clock.now()))
  }

  public var keyHelp: [KeyHelp] {
    pages.front?.keyHelp ?? ScheduleScreen.keys(schedule).keyHelp
  }

  public var takesText: Bool { pages.front?.takesText ?? (schedule.jump != nil) }
  public var isTyping: Bool { pages.front?.isTyping ?? takesText }
  public var canGoBack: Bool { !pages.isEmpty }

  public mutating func goBack() {
    pages.pop()
  }

  public mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    if takesText, event == .key(Key(.function(1))) { return .ignored }
    let answer =
      pages.front?.handle(event, in: view)
      ?? ScheduleScreen.answer(to: event, &schedule, in: view).map(\.effect)
    return try settle(answer)
  }

  public mutating func show(_ route: Route) throws {
    guard case .event(let id) = route else { return }
    _ = try perform(.showEvent(id))
  }

  public mutating func answer(_ isConfirmed: Bool) throws -> TabOutcome {
    guard let effect = pages.answered(isConfirmed) else { return .handled }
    return try perform(effect)
  }

  public mutating func written(_ text: String) -> TabOutcome {
    pages.front?.change(EventFormScreen.self) { _ = EventFormScreen.update(&$0, .written(text)) }
    return .handled
  }

  public func render(in view: ViewContext) -> Frame {
    pages.front?.render(in: view) ?? ScheduleScreen.render(schedule, in: view)
  }
}
