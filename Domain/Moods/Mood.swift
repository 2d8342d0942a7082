/// A level on the gauge and what is said about it, if anything, at a moment; a shape on the canvas
/// of its day.
public struct Mood: Hashable, Sendable {
  public let id: ID<Mood>
  public internal(set) var details: MoodDetails
  public internal(set) var place: CanvasPlace

  public init(id: ID<Mood>, details: MoodDetails, place: CanvasPlace) {
    self.id = id
    self.details = details
    self.place = place
  }

  public var moment: MoodMoment { details.moment }
  public var day: Day { details.moment.day }
  public var level: MoodLevel { details.level }
  public var memo: String { details.memo.value }
  public var tags: Tags { details.tags }
  public var position: MoodPosition {
    MoodPosition(day: day, instant: moment.instant, id: id)
  }

  /// Whether a search finds it; a blank query finds every mood.
  public func answers(to query: String) -> Bool {
    details.searchedTexts.contains { SearchFolding.matches($0, query) }
  }
}

/// What is entered about a mood; adding, editing and importing share it.
public struct MoodDetails: Hashable, Sendable {
  public var moment: MoodMoment
  public var level: MoodLevel
  public var memo: MoodMemo
  public var tags: Tags

  public init(moment: MoodMoment, level: MoodLevel, memo: MoodMemo, tags: Tags = .none) {
    self.moment = moment
    self.level = level
    self.memo = memo
    self.tags = tags
  }

  /// Everything that a search looks at.
  public var searchedTexts: [String] { [memo.value] + tags.values.map(\.value) }
}

/// Where a mood stands among all: by the day it belongs to, then by the moment, then by id.
public struct MoodPosition: Hashable, Comparable, Sendable {
  public let day: Day
  public let instant: Instant
  public let id: ID<Mood>

  public static func < (left: MoodPosition, right: MoodPosition) -> Bool {
    (left.day, left.instant, left.id) < (right.day, right.instant, right.id)
  }
}
