/// A saying: an uplifting sentence in Korean, in English, or both.
public struct Saying: Hashable, Sendable {
  public internal(set) var id: ID<Saying>
  /// The number by which users refer to the saying; counts up from 1 and is never reused.
  public internal(set) var number: Int
  public internal(set) var details: SayingDetails
  /// Moment at which the saying was added, or at which a starter saying last returned.
  public internal(set) var addedAt: Instant
  /// Moment at which the saying was first opened; nil if it was not opened yet.
  public internal(set) var openedAt: Instant?
  /// Moment at which the saying was liked; nil if it is not liked.
  public internal(set) var likedAt: Instant?
  /// Moment at which the saying was copied into the user's planner; nil if it was not.
  public internal(set) var usedAt: Instant?

  /// Accepted numbers.
  package static let acceptedNumbers = 1...1_099_511_627_775

  /// Numbers for new sayings. The accepted numbers above them are used only while two sayings swap
  /// their numbers.
  package static let assignableNumbers = 1...(acceptedNumbers.upperBound - 0x10_0000_0000)

  package static func isValidNumber(_ number: Int64) -> Bool {
    assignableNumbers.contains(Int(clamping: number))
  }

  /// Creates a saying from its stored fields.
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

  /// Time during which a saying counts as new.
  public static let newnessInMilliseconds: Int64 = 48 * 60 * 60 * 1000

  /// Returns the latest moment at which a saying may have been added that is no longer new.
  public static func lastOldMoment(at now: Instant) -> Instant {
    now.adding(milliseconds: -newnessInMilliseconds)
  }

  public func isNew(at now: Instant) -> Bool { addedAt > Saying.lastOldMoment(at: now) }

  /// Whether the saying has the red dot: it is new and was not opened yet.
  public func isUnread(at now: Instant) -> Bool { openedAt == nil && isNew(at: now) }

  /// Sort order by time: the newest first, then the greater number.
  public static func isListedBefore(_ left: Saying, _ right: Saying) -> Bool {
    (left.addedAt, left.number) > (right.addedAt, right.number)
  }

  mutating func markOpened(at now: Instant) {
    openedAt = openedAt ?? now
  }

  /// Likes or unlikes the saying. If it is already liked, the moment stays.
  mutating func setLiked(_ isLiked: Bool, at now: Instant) {
    likedAt = isLiked ? likedAt ?? now : nil
  }

  /// Marks the saying as used or unused. If it is already used, the moment stays.
  mutating func setUsed(_ isUsed: Bool, at now: Instant) {
    usedAt = isUsed ? usedAt ?? now : nil
  }
}
