extension Repositories {
  /// Returns the mood; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  func existing(_ id: ID<Mood>) throws -> Mood {
    try existing(id, .mood, by: moods.mood(_:))
  }

  /// Returns a random position on the day's canvas that avoids the shapes of all moods except
  /// `moved`.
  func freeCanvasPosition(
    on day: Day, without moved: ID<Mood>? = nil, _ randomness: Randomness
  ) throws -> CanvasPosition {
    var chance = randomness
    let shown = try moods.list(.on(day), .newest(CanvasLayout.maxShapes))
    let taken = shown.filter { $0.id != moved }.prefix(CanvasLayout.maxShapes - 1).map(
      \.canvasPosition)
    return CanvasLayout(count: taken.count + 1).freePosition(besides: taken, drawnFrom: &chance)
  }

  /// Returns the canvas of the day; for nil that of the last ten moods.
  func canvas(of day: Day?) throws -> MoodCanvas {
    let general = try moodSettings.load().palette
    let own = try day.flatMap { try moodDays.palette(of: $0) }
    let filter = day.map { MoodFilter.on($0) } ?? .all
    let shown = try moods.list(filter, .newest(CanvasLayout.maxShapes))
    // If the canvas is not full, it contains all moods of the day.
    let inAll = try day.flatMap { day in
      shown.count < CanvasLayout.maxShapes
        ? nil
        : try moodDays.daysWithMoods(day...day, isNewestFirst: true, limit: 1).first?.tally
          .moodCount
    }
    return MoodCanvas(day: day, moods: shown, inAll: inAll, palette: own ?? general)
  }
}
