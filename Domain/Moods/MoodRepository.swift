/// Stores moods.
public protocol MoodRepository {
  /// Returns the mood with the id; nil if there is none.
  func mood(_ id: ID<Mood>) throws -> Mood?

  /// Adds the mood, or replaces the one with the same id.
  func save(_ mood: Mood) throws

  /// Adds moods with new ids, faster than ``save(_:)`` for each. Throws
  /// ``DomainError/conflict(_:holder:)`` and adds none if one of the ids is already used.
  func add(_ moods: [Mood]) throws

  /// Removes the mood; does nothing if there is none.
  func remove(_ id: ID<Mood>) throws

  /// Returns a page of the moods that the filter accepts, sorted by ``Mood/sortKey``.
  func list(_ filter: MoodFilter, _ page: MoodPage) throws -> [Mood]

  /// Returns up to `limit` moods whose id ends in the tail, sorted by id.
  func moodsEnding(in tail: IDTail, limit: Int) throws -> [Mood]
}

/// Filter for a list of moods; all conditions must hold.
public struct MoodFilter: Hashable, Sendable {
  public var days: ClosedRange<Day>
  /// Query for ``Mood/matches(_:)``; blank for all moods.
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
    days.contains(mood.day) && mood.matches(search) && (tag.map(mood.tags.contains) ?? true)
  }
}

/// A page of a list of moods. It begins after a given mood, so that earlier pages need not be read.
public struct MoodPage: Hashable, Sendable {
  public var isNewestFirst: Bool
  /// Sort key of the mood after which the page begins; nil for the first page.
  public var after: MoodSortKey?
  public var limit: Int

  public init(isNewestFirst: Bool, after: MoodSortKey? = nil, limit: Int) {
    self.isNewestFirst = isNewestFirst
    self.after = after
    self.limit = limit
  }

  /// Page of the newest moods, newest first. If `mark` is given, only moods before it.
  public static func newest(_ limit: Int, before mark: MoodSortKey? = nil) -> MoodPage {
    MoodPage(isNewestFirst: true, after: mark, limit: limit)
  }

  /// Page of the oldest moods, oldest first. If `mark` is given, only moods after it.
  public static func oldest(_ limit: Int, after mark: MoodSortKey? = nil) -> MoodPage {
    MoodPage(isNewestFirst: false, after: mark, limit: limit)
  }
}
