/// Size of sample data.
package struct SampleSize: Hashable, Sendable {
  /// Number of days, ending today.
  package var days: Int
  /// Range of the number of moods per day.
  package var moodsPerDay: ClosedRange<Int>
  package var people: Int
  package var sayings: Int
  package var events: Int
  package var books: Int

  /// A plausible year of one user.
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
