import HearthDomain

/// Manages the canvas and the pages over it.
package struct MoodsCoordinator: AreaCoordinator {
  typealias Home = CanvasScreen

  package let area = Area.moods
  let tools: MoodTools
  var home: Home.State
  /// The day whose canvas is shown; nil for the latest one, which is today's or that of the last
  /// ten moods.
  var shownDay: Day?
  /// The mood to select in a diary that is read now; nil if its selection stays.
  var moodToSelect: ID<Mood>?
  /// The pages over the canvas.
  var pages = ScreenStack<MoodsPage>()

  package init(_ tools: MoodTools) {
    self.tools = tools
    home = CanvasScreen.State(now: tools.formatter.clock.localTime)
  }

  package mutating func show(_ route: Route) throws {
    let effect: MoodsEffect
    switch route {
    case .gauge(let moment, let memo): effect = .show(.adding(at: moment, memo: memo))
    case .mood(let id): effect = .show(.diary(.mood(id)))
    case .tab, .day, .book, .event, .task, .person, .contact, .watering, .review, .saying,
      .sentence:
      return
    }
    pages.removeAll()
    shownDay = nil
    try refresh()
    _ = try perform(effect)
  }
}
