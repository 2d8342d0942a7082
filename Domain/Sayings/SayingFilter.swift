/// The available lists of sayings, each with its own order.
public enum SayingList: Hashable, CaseIterable, Sendable {
  /// All, the newest first.
  case all
  /// Sayings that the user likes, the latest liked first.
  case liked
  /// Sayings not yet copied into the planner, the newest first.
  case unused
  /// Sayings copied into the planner, the latest used first.
  case used
  /// Sayings added in the last 48 hours, the newest first.
  case new
}

/// Filters a list of sayings; a saying has to match every condition.
public struct SayingFilter: Hashable, Sendable {
  public var list: SayingList
  public var tag: Tag?

  public static let all = SayingFilter()

  public init(_ list: SayingList = .all, tag: Tag? = nil) {
    self.list = list
    self.tag = tag
  }

  public func accepts(_ saying: Saying, at now: Instant) -> Bool {
    let isInList =
      switch list {
      case .all: true
      case .liked: saying.isLiked
      case .unused: !saying.isUsed
      case .used: saying.isUsed
      case .new: saying.isNew(at: now)
      }
    return isInList && (tag.map(saying.details.tags.contains) ?? true)
  }

  /// Whether `left` comes before `right` in the list.
  public func isListed(_ left: Saying, before right: Saying) -> Bool {
    let moments: (Instant?, Instant?) =
      switch list {
      case .liked: (left.likedAt, right.likedAt)
      case .used: (left.usedAt, right.usedAt)
      case .all, .unused, .new: (nil, nil)
      }
    guard let one = moments.0, let other = moments.1, one != other else {
      return Saying.isListedBefore(left, right)
    }
    return one > other
  }
}

/// Numbers of sayings.
public struct SayingTotals: Hashable, Sendable {
  public var all: Int
  public var liked: Int
  public var used: Int

  public init(all: Int = 0, liked: Int = 0, used: Int = 0) {
    self.all = all
    self.liked = liked
    self.used = used
  }

  public var unused: Int { all - used }
}
