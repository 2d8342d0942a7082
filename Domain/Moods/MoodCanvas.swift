/// A canvas as it is drawn: the newest moods of a day, or of all days.
public struct MoodCanvas: Hashable, Sendable {
  /// The day, or nil for the last ten.
  public let day: Day?
  /// The newest first, at most ten.
  public let moods: [Mood]
  public let palette: Palette
  /// How many moods of the day were before those, and are not drawn; 0 of the last ten.
  public let undrawn: Int

  /// Takes moods from the newest; those beyond the tenth are not drawn. `inAll` is how many there
  /// are of the day, where these are only the newest.
  public init(day: Day?, moods: [Mood], inAll: Int? = nil, palette: Palette) {
    self.day = day
    self.moods = Array(moods.prefix(CanvasLayout.mostShapes))
    undrawn = day == nil ? 0 : max(0, (inAll ?? moods.count) - self.moods.count)
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
    return MoodCanvas(day: day, moods: moved, inAll: moods.count + undrawn, palette: palette)
  }
}
