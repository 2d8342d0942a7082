/// How much a sample holds.
package struct SampleSize: Hashable, Sendable {
  /// How many days it goes back, today included.
  package var days: Int
  /// How many moods a day has at the least and at the most.
  package var moodsPerDay: ClosedRange<Int>
  package var people: Int
  package var sayings: Int
  package var events: Int
  package var books: Int

  /// A year as somebody may have had it.
  package static let year = SampleSize(
    days: 365, moodsPerDay: 1...5, people: 12, sayings: 136, events: 210, books: 15)

  package init(
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
