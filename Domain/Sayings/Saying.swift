/// A line that warms somebody, in Korean, in English, or both.
public struct Saying: Hashable, Sendable {
  public let id: ID<Saying>
  /// What people call it by; counts up from 1 and is never used again.
  public let number: Int
  public internal(set) var details: SayingDetails
  public let addedAt: Instant
  /// When it was first opened; nil until then.
  public internal(set) var openedAt: Instant?
  /// Since when it is liked; nil when it is not.
  public internal(set) var likedAt: Instant?
  /// When it was written into one's planner; nil when it was not.
  public internal(set) var usedAt: Instant?

  /// The numbers that a saying may have.
  package static let numbers = 1...1_099_511_627_775

  /// Those of them that are given to new ones; the rest is for a moment in which two sayings
  /// exchange theirs.
  package static let givenNumbers = 1...(numbers.upperBound - 0x10_0000_0000)

  package static func isGiven(_ number: Int64) -> Bool {
    givenNumbers.contains(Int(clamping: number))
  }

  /// A saying as stored.
  public init(
    id: ID<Saying>, number: Int, details: SayingDetails, addedAt: Instant,
    openedAt: Instant? = nil, likedAt: Instant? = nil, usedAt: Instant? = nil
  ) {
    self.id = id
    self.number = number
    self.details = details
    self.addedAt = addedAt
    self.openedAt = openedAt
    self.likedAt = likedAt
    self.usedAt = usedAt
  }

  public var isLiked: Bool { likedAt != nil }
  public var isUsed: Bool { usedAt != nil }

  /// How long a saying is new.
  public static let newnessInMilliseconds: Int64 = 48 * 60 * 60 * 1000

  /// The last moment of which what was added then is no longer new.
  public static func lastOldMoment(at now: Instant) -> Instant {
    now.adding(milliseconds: -newnessInMilliseconds)
  }

  public func isNew(at now: Instant) -> Bool { addedAt > Saying.lastOldMoment(at: now) }

  /// Whether it carries the red dot: new, and not opened yet.
  public func isUnread(at now: Instant) -> Bool { openedAt == nil && isNew(at: now) }

  /// The order of lists by time: the newest first, then the greater number.
  public static func isListedBefore(_ left: Saying, _ right: Saying) -> Bool {
    (left.addedAt, left.number) > (right.addedAt, right.number)
  }

  mutating func open(at now: Instant) {
    openedAt = openedAt ?? now
  }

  /// Liking what is liked already leaves since when.
  mutating func like(_ isLiked: Bool, at now: Instant) {
    likedAt = isLiked ? likedAt ?? now : nil
  }

  /// Using what is used already leaves since when.
  mutating func use(_ isUsed: Bool, at now: Instant) {
    usedAt = isUsed ? usedAt ?? now : nil
  }
}
