import HearthDomain

/// The tabs of the full screen, one of which is in front.
struct TabRow {
  private(set) var all: [any TabCoordinator]
  private(set) var current = 0

  /// Creates the row. There must be at least one tab; the first one is in front.
  init(_ tabs: [any TabCoordinator]) {
    all = tabs
  }

  var front: any TabCoordinator { all[current] }

  var areas: [Area] { all.map(\.area) }

  /// Returns the index of the tab at the given distance from the front one, wrapping around at most
  /// once.
  func place(stepsFromFront steps: Int) -> Int { (current + steps + all.count) % all.count }

  func place(of area: Area) -> Int? { all.firstIndex { $0.area == area } }

  mutating func bringToFront(_ place: Int) {
    current = place
  }

  mutating func actInFront<Answer>(
    _ act: (inout any TabCoordinator) throws -> Answer
  ) rethrows -> Answer {
    try act(&all[current])
  }

  /// Lets the tab at the index act.
  mutating func act<Answer>(
    at place: Int, _ act: (inout any TabCoordinator) throws -> Answer
  ) rethrows -> Answer {
    try act(&all[place])
  }
}
