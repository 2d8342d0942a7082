/// Keeps moods.
public protocol MoodRepository {
  /// The mood with that id, or nil.
  func mood(_ id: ID<Mood>) throws -> Mood?

  /// Adds the mood, or replaces the one with the same id.
  func save(_ mood: Mood) throws

  /// Adds moods whose ids no others have, sooner than ``save(_:)`` one by one; throws
  /// ``DomainError/conflict(_:holder:)``, and adds none, when one of the ids is taken.
  func add(_ moods: [Mood]) throws

  /// Nothing happens if there is no such mood.
  func remove(_ id: ID<Mood>) throws

  /// The moods whom the filter accepts, by ``Mood/position``, as many as the page holds.
  func list(_ filter: MoodFilter, _ page: MoodSlice) throws -> [Mood]

  /// Up to `limit` moods whose id has that tail, by id.
  func ending(in tail: IDTail, limit: Int) throws -> [Mood]
}

/// Which moods a list shows; everything that is set must hold.
public struct MoodFilter: Hashable, Sendable {
  public var days: ClosedRange<Day>
  /// Only those that ``Mood/answers(to:)`` finds; blank for all.
  public var search: String
  public var tag: Tag?

  public static let all = MoodFilter()

  public init(
    days: ClosedRange<Day> = .earliest ... .latest, search: String = "", tag: Tag? = nil
  ) {
    self.days = days
    self.search = search
    self.tag = tag
  }

  public static func on(_ day: Day) -> MoodFilter { MoodFilter(days: day...day) }

  public func accepts(_ mood: Mood) -> Bool {
    days.contains(mood.day) && mood.answers(to: search) && (tag.map(mood.tags.contains) ?? true)
  }
}

/// A part of a list of moods; what comes before it costs nothing, however much it is.
public struct MoodSlice: Hashable, Sendable {
  public var isNewestFirst: Bool
  /// The page begins after this one, in its own order; nil for the first page.
  public var after: MoodPosition?
  public var limit: Int

  public init(isNewestFirst: Bool, after: MoodPosition? = nil, limit: Int) {
    self.isNewestFirst = isNewestFirst
    self.after = after
    self.limit = limit
  }

  /// From the newest on, or from that mood to older ones.
  public static func newest(_ limit: Int, before mark: MoodPosition? = nil) -> MoodSlice {
    MoodSlice(isNewestFirst: true, after: mark, limit: limit)
  }

  /// From the oldest on, or from that mood to newer ones.
  public static func oldest(_ limit: Int, after mark: MoodPosition? = nil) -> MoodSlice {
    MoodSlice(isNewestFirst: false, after: mark, limit: limit)
  }
}
