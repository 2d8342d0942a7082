/// What a profile has become.
public struct ProfileSummary: Hashable, Sendable {
  /// When the store was made; nil where that is not kept.
  public var begunAt: Instant?
  public var people = 0
  public var sayings = 0
  public var moods = 0
  public var events = 0
  public var books = 0
  public var sentences = 0

  public init(begunAt: Instant? = nil) {
    self.begunAt = begunAt
  }
}
