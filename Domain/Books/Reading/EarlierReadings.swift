/// Totals of the readings of a book other than the current one.
public struct EarlierReadings: Hashable, Sendable {
  /// Number of finished readings; open ones are not counted.
  public let count: Int
  /// Sum of the pages reached.
  public let pages: Int
  /// The latest day on which one of the readings was finished; nil if unknown.
  public let finishedOn: Day?
  /// The rating of the last reading with one.
  public let rating: Rating?

  public static let none = EarlierReadings(count: 0, pages: 0, finishedOn: nil, rating: nil)

  /// Creates the totals from stored fields.
  public init(count: Int, pages: Int, finishedOn: Day?, rating: Rating?) {
    self.count = count
    self.pages = pages
    self.finishedOn = finishedOn
    self.rating = rating
  }

  /// Computes the totals of these readings, in any order.
  public init(_ past: [PastReading]) {
    count = past.count(where: \.reading.isFinished)
    pages = past.reduce(0) { $0 + $1.reading.page }
    finishedOn = past.compactMap(\.reading.finishedOn).max()
    rating = past.filter { $0.rating != nil }.max { $0.reading.number < $1.reading.number }?.rating
  }
}
