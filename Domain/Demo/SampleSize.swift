/// How much a sample holds.
public struct SampleSize: Hashable, Sendable {
  /// How many days it goes back, today included.
  public var days: Int
  /// How many moods a day has at the least and at the most.
  public var moodsPerDay: ClosedRange<Int>
  public var people: Int
  public var sayings: Int
  public var events: Int
  public var books: Int

  /// A year as somebody may have had it.
  public static let year = SampleSize(
    days: 365, moodsPerDay: 1...5, people: 12, sayings: 136, events: 210, books: 15)

  public init(
    days: Int, moodsPerDay: ClosedRange<Int>, people: Int, sayings: Int, events: Int, books: Int
  ) {
    self.days = days
    self.moodsPerDay = moodsPerDay
    self.people = people
    self.sayings = sayings
    self.events = events
    self.books = books
  }
}
