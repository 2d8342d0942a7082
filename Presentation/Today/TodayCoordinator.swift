import HearthDomain
import TerminalKit

/// Leads from Today to the places that its rows belong to.
public struct TodayCoordinator: TabCoordinator {
  public let area = Area.today
  private let reader: TodayReader
  private var state: TodayScreen.State?

  public init(reader: TodayReader) {
    self.reader = reader
  }

  public var keyHelp: [KeyHelp] {
    state.map { TodayScreen.keys($0).keyHelp } ?? []
  }

  public mutating func refresh() throws {
    let page = try reader.page()
    var fresh = TodayScreen.State(page: page)
    fresh.selected = state?.selected ?? 0
    state = fresh
  }

  public mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    guard var changed = state else { return .ignored }
    let answer = TodayScreen.answer(to: event, &changed, in: view)
    state = changed
    switch answer {
    case .ignored: return .ignored
    case .refused(let reason): return .refused(reason)
    case .handled(let route): return route.map { .goes($0) } ?? .handled
    }
  }

  public func render(in view: ViewContext) -> Frame {
    state.map { TodayScreen.render($0, in: view) } ?? view.emptyFrame()
  }
}
