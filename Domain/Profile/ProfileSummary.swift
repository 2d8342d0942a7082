/// Numbers of items in a profile's store.
public struct ProfileSummary: Hashable, Sendable {
  /// When the store was created; nil if unknown.
  public var createdAt: Instant?
  public var people = 0
  public var contacts = 0
  public var sayings = 0
  public var moods = 0
  public var events = 0
  public var toDos = 0
  public var books = 0
  public var sentences = 0

  public init(begunAt: Instant? = nil) {
    self.createdAt = begunAt
  }

  /// Returns the numbers of items added since the earlier summary; 0 where the number has
  /// decreased.
  package func increase(since before: ProfileSummary) -> ProfileSummary {
    var added = ProfileSummary()
    for count in ProfileSummary.countFields {
      added[keyPath: count] = max(0, self[keyPath: count] - before[keyPath: count])
    }
    return added
  }

  private static var countFields: [WritableKeyPath<ProfileSummary, Int>] {
    [\.people, \.contacts, \.sayings, \.moods, \.events, \.toDos, \.books, \.sentences]
  }
}
