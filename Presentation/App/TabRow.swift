import HearthDomain

/// The tabs of the full screen, one of which is in front.
struct TabRow {
  private(set) var all: [any TabCoordinator]
  private(set) var current = 0

  /// At least one tab must be given; the first is in front at first.
  init(_ tabs: [any TabCoordinator]) {
    all = tabs
  }

  var front: any TabCoordinator { all[current] }

  var areas: [Area] { all.map(\.area) }

  /// The place of the tab so many steps, at most once around, from the one in front.
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

  /// Lets a tab act, wherever it is.
  mutating func act<Answer>(
    at place: Int, _ act: (inout any TabCoordinator) throws -> Answer
  ) rethrows -> Answer {
    try act(&all[place])
  }
}
