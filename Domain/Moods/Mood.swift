/// An entry of the diary: a moment, a level or none, a memo and tags; displayed as a shape on the
/// canvas of its day.
public struct Mood: Hashable, Sendable {
  public internal(set) var id: ID<Mood>
  public internal(set) var details: MoodDetails
  public internal(set) var canvasPosition: CanvasPosition

  public init(id: ID<Mood>, details: MoodDetails, place: CanvasPosition) {
    self.id = id
    self.details = details
    self.canvasPosition = place
  }

  public var moment: MoodMoment { details.moment }
  public var day: Day { details.moment.day }
  /// The level; nil for a mood without one, which counts in no mean.
  public var level: MoodLevel? { details.level }
  public var memo: String { details.memo.value }
  public var tags: Tags { details.tags }

  /// The shape of the level; nil without one.
  public var shape: MoodShape? { level?.shape }

  /// Returns the colour of the level; grey without one.
  public func color(in palette: Palette) -> RGBColor { level?.color(in: palette) ?? .noLevel }

  public var sortKey: MoodSortKey {
    MoodSortKey(day: day, instant: moment.instant, id: id)
  }

  /// Whether the mood matches the query; a blank query matches every mood.
  public func matches(_ query: String) -> Bool {
    details.searchedTexts.contains { SearchFolding.matches($0, query) }
  }
}

/// The data of a mood that adding, editing and importing set.
public struct MoodDetails: Hashable, Sendable {
  public var moment: MoodMoment
  /// The level; nil for a mood without one.
  public var level: MoodLevel?
  public var memo: MoodMemo
  public var tags: Tags

  public init(moment: MoodMoment, level: MoodLevel?, memo: MoodMemo, tags: Tags = .none) {
    self.moment = moment
    self.level = level
    self.memo = memo
    self.tags = tags
  }

  /// The texts that a search compares: memo and tags.
  public var searchedTexts: [String] { [memo.value] + tags.values.map(\.value) }
}

/// Sort key of moods: day, then moment, then id.
public struct MoodSortKey: Hashable, Comparable, Sendable {
  public let day: Day
  public let instant: Instant
  public let id: ID<Mood>

  public static func < (left: MoodSortKey, right: MoodSortKey) -> Bool {
    (left.day, left.instant, left.id) < (right.day, right.instant, right.id)
  }
}
