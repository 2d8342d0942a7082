import HearthDomain
import TerminalKit

/// Leads through the garden and the screens that lie over it.
public struct PeopleCoordinator: TabCoordinator, EffectPerforming {
  public let area = Area.people
  let tools: PersonTools
  var garden: GardenScreen.State
  /// What lies over the garden.
  var pages = PageStack<PeopleEffect>()
  /// The watering that is told once its review is written or skipped.
  var untold: Untold?

  /// What a watering did, and the steps that it counts for.
  struct Untold {
    var outcome: WateringOutcome
    let steps: Int
  }

  public init(_ tools: PersonTools) {
    self.tools = tools
    garden = GardenScreen.State(today: tools.people.queries.today)
  }

  public var keyHelp: [KeyHelp] {
    pages.front?.keyHelp ?? GardenScreen.keys(garden).keyHelp
  }

  public var takesText: Bool { pages.front?.takesText ?? garden.search.isOpen }
  public var isTyping: Bool { pages.front?.isTyping ?? takesText }
  public var canGoBack: Bool { !pages.isEmpty }
  public var isMoving: Bool { pages.isEmpty && garden.watering != nil }

  public mutating func goBack() {
    guard !pages.isEmpty else { return }
    pages.pop()
    showUntold()
  }

  public mutating func advance() {
    garden.watering?.advance()
    if garden.watering?.isOver == true { garden.watering = nil }
  }

  public mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    if takesText, event == .key(Key(.function(1))) { return .ignored }
    if isMoving, case .key(let key) = event {
      garden.watering = nil
      // Who wants to end the picture does not want to quit.
      if [Key(.escape), Key(.enter), .character(" "), .character("q")].contains(key) {
        return .handled
      }
    }
    // Nothing moves on, so the watering is over at once.
    if view.isStill { garden.watering = nil }
    return try settle(answer(to: event, in: view))
  }

  public mutating func show(_ route: Route) throws {
    switch route {
    case .person(let id):
      try returnToGarden(selecting: id)
      _ = try perform(.show(.details(id)))
    case .watering(let watering, let id, let day):
      try returnToGarden(selecting: id)
      _ = try perform(.show(.calendar(id)))
      try showMonth(day.calendarMonth, of: id)
      pages.front?.change(CalendarScreen.self) { $0.show(watering, on: day) }
    default: return
    }
  }

  public mutating func answer(_ isConfirmed: Bool) throws -> TabOutcome {
    guard let effect = pages.answered(isConfirmed) else { return .handled }
    return try perform(effect)
  }

  public mutating func written(_ text: String) -> TabOutcome {
    pages.front?.change(ReviewScreen.self) { _ = ReviewScreen.update(&$0, .written(text)) }
    return .handled
  }

  public func render(in view: ViewContext) -> Frame {
    if let page = pages.front { return page.render(in: view) }
    var shown = garden
    if view.isStill { shown.watering = nil }
    return GardenScreen.render(shown, in: view)
  }

  private mutating func answer(
    to event: TerminalEvent, in view: ViewContext
  ) -> ScreenAnswer<PeopleEffect> {
    pages.front?.handle(event, in: view)
      ?? GardenScreen.answer(to: event, &garden, in: view).map(\.effect)
  }

  /// Shows the last watering where the garden is in front; tells what it did.
  @discardableResult
  mutating func showUntold() -> TabOutcome {
    guard let untold else { return .handled }
    self.untold = nil
    let outcome = untold.outcome
    if pages.isEmpty {
      let wasWilted = outcome.change.before.state(on: outcome.change.today) == .wilted
      garden.watering = WateringPlay(of: outcome.watering.personID, wasWilted: wasWilted)
    }
    return .told(CareNews.watered(outcome, steps: untold.steps))
  }
}

extension GardenScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .listChanged: .list
    case .details(let id): .show(.details(id))
    case .water(let id): .show(.watering(id, on: nil))
    case .postpone(let id): .show(.postponing(id))
    case .calendar(let id): .show(.calendar(id))
    case .edit(let id): .show(.editing(id))
    case .remove(let person): .asking(toRemove: person)
    case .add: .show(.adding)
    case .totals: .show(.totals)
    }
  }
}
