import HearthDomain

/// The tabs of the full screen, one of which is in front.
struct TabRow {
  private(set) var allTabs: [any TabCoordinator]
  private(set) var frontIndex = 0

  /// Creates the row. There must be at least one tab; the first one is in front.
  init(_ tabs: [any TabCoordinator]) {
    allTabs = tabs
  }

  var front: any TabCoordinator { allTabs[frontIndex] }

  var areas: [Area] { allTabs.map(\.area) }

  /// Returns the index of the tab that is `steps` tabs to the right of the front one, or to the
  /// left if negative. Wraps around at most once.
  func index(stepsFromFront steps: Int) -> Int {
    (frontIndex + steps + allTabs.count) % allTabs.count
  }

  func index(of area: Area) -> Int? { allTabs.firstIndex { $0.area == area } }

  mutating func bringToFront(_ place: Int) {
    frontIndex = place
  }

  mutating func withFrontTab<Answer>(
    _ act: (inout any TabCoordinator) throws -> Answer
  ) rethrows -> Answer {
    try act(&allTabs[frontIndex])
  }

  /// Lets the tab at the index act.
  mutating func withTab<Answer>(
    at place: Int, _ act: (inout any TabCoordinator) throws -> Answer
  ) rethrows -> Answer {
    try act(&allTabs[place])
  }
}
