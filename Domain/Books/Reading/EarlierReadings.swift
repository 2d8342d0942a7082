/// What the readings of a book beside the present one come to.
public struct EarlierReadings: Hashable, Sendable {
  /// How many of them were finished: one may be open, too.
  public let count: Int
  /// The pages reached in all of them together.
  public let pages: Int
  /// The latest day on which one was finished; nil where nobody knows any.
  public let finishedOn: Day?
  /// The stars of the last one that has some.
  public let rating: Rating?

  public static let none = EarlierReadings(count: 0, pages: 0, finishedOn: nil, rating: nil)

  /// As stored.
  public init(count: Int, pages: Int, finishedOn: Day?, rating: Rating?) {
    self.count = count
    self.pages = pages
    self.finishedOn = finishedOn
    self.rating = rating
  }

  /// Of these readings, in any order.
  public init(_ past: [PastReading]) {
    count = past.count(where: \.reading.isFinished)
    pages = past.reduce(0) { $0 + $1.reading.page }
    finishedOn = past.compactMap(\.reading.finishedOn).max()
    rating = past.filter { $0.rating != nil }.max { $0.reading.number < $1.reading.number }?.rating
  }
}
