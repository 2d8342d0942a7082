/// The contents of a canvas: the newest moods of a day, or of all days.
public struct MoodCanvas: Hashable, Sendable {
  /// The day; nil for the last ten moods.
  public let day: Day?
  /// The displayed moods, newest first; at most ten.
  public let moods: [Mood]
  public let palette: Palette
  /// Number of earlier moods of the day that are not displayed; 0 for the last ten moods.
  public let hiddenCount: Int

  /// Creates a canvas of the first ten of the moods, which are ordered newest first. `inAll` is the
  /// day's total number of moods, if `moods` does not contain all of them.
  public init(day: Day?, moods: [Mood], inAll: Int? = nil, palette: Palette) {
    self.day = day
    self.moods = Array(moods.prefix(CanvasLayout.maxShapes))
    hiddenCount = day == nil ? 0 : max(0, (inAll ?? moods.count) - self.moods.count)
    self.palette = palette
  }

  public var mode: CanvasMode { day == nil ? .last : .daily }
  public var layout: CanvasLayout { CanvasLayout(count: moods.count) }

  /// Returns the previous mood in time; nil if the mood is the oldest one here or not on the
  /// canvas.
  public func older(than id: ID<Mood>) -> Mood? {
    guard let place = moods.firstIndex(where: { $0.id == id }) else { return nil }
    return moods.dropFirst(place + 1).first
  }

  /// Returns the next mood in time; nil if the mood is the newest one here or not on the canvas.
  public func newer(than id: ID<Mood>) -> Mood? {
    guard let place = moods.firstIndex(where: { $0.id == id }) else { return nil }
    return moods.prefix(place).last
  }

  /// Returns the canvas with each mood in a new place.
  public func shuffled(with randomness: inout some RandomNumberGenerator) -> MoodCanvas {
    let moved = zip(moods, layout.randomPositions(drawnFrom: &randomness)).map { mood, place in
      Mood(id: mood.id, details: mood.details, place: place)
    }
    return MoodCanvas(day: day, moods: moved, inAll: moods.count + hiddenCount, palette: palette)
  }
}
