/// A canvas as it is drawn: the newest moods of a day, or of all days.
public struct MoodCanvas: Hashable, Sendable {
  /// The day, or nil for the last ten.
  public let day: Day?
  /// The newest first, at most ten.
  public let moods: [Mood]
  public let palette: Palette

  /// Takes moods from the newest; those beyond the tenth are not drawn.
  public init(day: Day?, moods: [Mood], palette: Palette) {
    self.day = day
    self.moods = Array(moods.prefix(CanvasLayout.mostShapes))
    self.palette = palette
  }

  public var mode: CanvasMode { day == nil ? .last : .daily }
  public var layout: CanvasLayout { CanvasLayout(count: moods.count) }

  /// The mood before this one in time; nil when it is the oldest here, or is not here.
  public func older(than id: ID<Mood>) -> Mood? {
    guard let place = moods.firstIndex(where: { $0.id == id }) else { return nil }
    return moods.dropFirst(place + 1).first
  }

  /// The mood after this one in time; nil when it is the newest here, or is not here.
  public func newer(than id: ID<Mood>) -> Mood? {
    guard let place = moods.firstIndex(where: { $0.id == id }) else { return nil }
    return moods.prefix(place).last
  }

  /// The same moods, each in a new place.
  public func shuffled(with randomness: inout some RandomNumberGenerator) -> MoodCanvas {
    let moved = zip(moods, layout.places(drawnFrom: &randomness)).map { mood, place in
      Mood(id: mood.id, details: mood.details, place: place)
    }
    return MoodCanvas(day: day, moods: moved, palette: palette)
  }
}
