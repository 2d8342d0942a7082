import HearthDomain
import TerminalKit

/// Controls the tab People: the garden, which lists all people with their plants, and the pages
/// opened over it.
package struct PeopleCoordinator: AreaCoordinator {
  typealias Home = GardenScreen

  package let area = Area.people
  let tools: PersonTools
  var home: Home.State
  /// The pages over the garden.
  var pages = ScreenStack<PeoplePage>()
  /// A watering that was just recorded, and is reported once its notes are written or skipped.
  var pendingNotice: WateringOutcome?

  package init(_ tools: PersonTools) {
    self.tools = tools
    home = GardenScreen.State(today: tools.people.queries.today)
  }

  mutating func goBack() {
    guard !pages.isEmpty else { return }
    pages.pop()
    showPendingNotice()
  }

  package mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    if pages.isEmpty, home.wateringAnimation != nil, case .key(let key) = event {
      home.wateringAnimation = nil
      // Keys that skip the animation do nothing else, so `q` does not quit.
      if [Key(.escape), Key(.enter), .character(" "), .character("q")].contains(key) {
        return .handled
      }
    }
    // Without animations, the watering animation ends at once.
    if view.isAnimationOff { home.wateringAnimation = nil }
    return try handleInFrontScreen(event, in: view)
  }

  package mutating func show(_ route: Route) throws {
    switch route {
    case .person(let id):
      try returnToGarden(selecting: id)
      _ = try perform(.show(.person(id)))
    case .contact(let id): try showContact(id)
    case .watering(let watering, let id, let day):
      try returnToGarden(selecting: id)
      try show(watering, of: id, on: day)
    case .review(let watering, let id):
      try returnToGarden(selecting: id)
      _ = try perform(.show(.review(try tools.people.queries.watering(watering))))
    case .tab, .day, .book, .event, .task, .saying, .mood, .sentence, .gauge: return
    }
  }

  /// Shows the address book with a search for the contact's name.
  private mutating func showContact(_ id: ID<Contact>) throws {
    let name = try tools.people.contacts.contact(id).name
    pages.removeAll()
    _ = try perform(.show(.contacts))
    _ = pages[PeoplePage.contacts]?.search.apply(.typed(.paste(name)))
    _ = try perform(.find(name))
    let rows = pages[PeoplePage.contacts]?.rows.loadedRows.rows ?? []
    pages[PeoplePage.contacts]?.rows.select(rows.firstIndex { $0.id == id } ?? 0)
  }

  /// Shows the watering in the person's calendar.
  mutating func show(_ watering: ID<Watering>, of id: ID<Person>, on day: Day) throws {
    pages.push(try page(for: .calendar(id)))
    pages[PeoplePage.calendar]?.day = day
    try rereadFront()
    pages[PeoplePage.calendar]?.show(watering, on: day)
  }

  /// Returns the message about the watering just recorded. If no page covers the garden, starts the
  /// watering animation.
  @discardableResult
  mutating func showPendingNotice() -> TabOutcome {
    guard let outcome = pendingNotice else { return .handled }
    pendingNotice = nil
    if pages.isEmpty {
      let wasWilted = outcome.change.before.state(on: outcome.change.today) == .wilted
      home.wateringAnimation = WateringAnimation(
        person: outcome.watering.personID, wasWilted: wasWilted)
    }
    return .showMessage(PeopleOutcome.watered(outcome).screenMessage)
  }
}
