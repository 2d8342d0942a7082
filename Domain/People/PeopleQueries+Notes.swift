/// A watering with a review, and its person.
public struct ReviewedWatering: Hashable, Sendable {
  public let watering: Watering
  public let person: Person
}

extension PeopleQueries {
  /// Passes the waterings on these days that have a review to `each`, those of all people, the
  /// newest first, up to `limit`. They are read in batches from one snapshot of the store.
  public func notes(
    on days: ClosedRange<Day>, limit: Int, each: (ReviewedWatering) throws -> Void
  ) throws {
    guard limit > 0 else { return }
    try store.read { repositories in
      var people: [ID<Person>: Person] = [:]
      func person(_ id: ID<Person>) throws -> Person? {
        if people[id] == nil {
          people[id] = try omittingInvalidRows { try repositories.existing(id) }
        }
        return people[id]
      }
      var left = limit
      try repositories.waterings.forEachReviewed(on: days) { watering, isEnough in
        guard let person = try person(watering.personID) else { return }
        try each(ReviewedWatering(watering: watering, person: person))
        left -= 1
        isEnough = left <= 0
      }
    }
  }
}
