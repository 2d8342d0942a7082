/// A contact of which something was noted, with the person one was in touch with.
public struct NotedWatering: Hashable, Sendable {
  public let watering: Watering
  public let person: Person

  public init(watering: Watering, person: Person) {
    self.watering = watering
    self.person = person
  }
}

extension PeopleQueries {
  /// Hands over everybody's contacts of these days of which something was noted, at most so many,
  /// the newest first; everything is of one moment of the store, of which little is read at a time.
  public func notes(
    on days: ClosedRange<Day>, limit: Int, each: (NotedWatering) throws -> Void
  ) throws {
    try store.read { repositories in
      var people: [ID<Person>: Person] = [:]
      func person(_ id: ID<Person>) throws -> Person? {
        if people[id] == nil {
          people[id] = try leavingOutInvalid { try repositories.existing(id) }
        }
        return people[id]
      }
      var (left, count) = (limit, 0)
      while left > 0 {
        let places = count..<count + PeopleQueries.notesPage
        let page = try repositories.waterings.newest(on: days, in: places)
        for watering in page where left > 0 && !watering.review.isBlank {
          guard let person = try person(watering.personID) else { continue }
          try each(NotedWatering(watering: watering, person: person))
          left -= 1
        }
        count += page.count
        if page.count < places.count { return }
      }
    }
  }

  private static let notesPage = 500
}
