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

  /// Whether there is nothing but so many sayings that nobody had to enter. One that is missing
  /// was removed by somebody.
  func isEmpty(besides handedOut: Int) -> Bool {
    people == 0 && moods == 0 && events == 0 && books == 0 && sentences == 0
      && sayings == handedOut
  }
}
