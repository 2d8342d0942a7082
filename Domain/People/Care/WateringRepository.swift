/// Stores waterings, each of a stored person.
public protocol WateringRepository {
  /// Returns the watering with that id, or nil.
  func watering(_ id: ID<Watering>) throws -> Watering?

  /// Adds the watering, or replaces the one with that id; throws
  /// ``DomainError/notFound(_:query:nearest:)`` if there is no such person.
  func save(_ watering: Watering) throws

  /// Removes the watering; does nothing if it does not exist.
  func remove(_ id: ID<Watering>) throws

  /// Returns all waterings of the person on these days, by day, then id.
  func waterings(of person: ID<Person>, on days: ClosedRange<Day>) throws -> [Watering]

  /// Returns the days with a watering of anybody, in order, without duplicates.
  func daysWithWatering(in days: ClosedRange<Day>) throws -> [Day]

  /// Returns the people with a watering on these days, each with the days of their waterings.
  func wateredPeople(in days: ClosedRange<Day>) throws -> [ID<Person>: Set<Day>]

  /// Returns the number of waterings of all people on each of these days; days without any are left
  /// out.
  func wateringCounts(on days: ClosedRange<Day>) throws -> [Day: Int]

  /// Returns the waterings of all people on that day at these indices, sorted by id; fewer if the
  /// list is shorter.
  func waterings(on day: Day, in places: Range<Int>) throws -> [Watering]

  /// Returns the person's waterings at these indices, sorted by day, then id, the newest first;
  /// fewer if the list is shorter.
  func newest(of person: ID<Person>, in places: Range<Int>) throws -> [Watering]

  /// Returns the waterings of all people on these days at these indices, sorted by day, then id,
  /// the newest first; fewer if the list is shorter.
  func newest(on days: ClosedRange<Day>, in places: Range<Int>) throws -> [Watering]

  /// Passes the waterings on these days that have a review to `each`, those of all people, sorted
  /// by day, then id, the newest first. Ends when `each` sets `isEnough`.
  func forEachReviewed(
    on days: ClosedRange<Day>, each: (_ watering: Watering, _ isEnough: inout Bool) throws -> Void
  ) throws

  /// Returns the waterings of all people whose keywords or memo match the words, at these indices,
  /// the newest first by day, then id; none for blank words.
  func search(_ words: String, in places: Range<Int>) throws -> [Watering]

  /// Returns the waterings of all people without a review that were entered in this range of
  /// moments, by id.
  func unreviewed(enteredAt moments: Range<Instant>) throws -> [Watering]
}
