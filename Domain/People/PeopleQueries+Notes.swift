/// A contact of which something was noted, with the person one was in touch with.
public struct NotedWatering: Hashable, Sendable {
  public let watering: Watering
  public let person: Person
}

extension PeopleQueries {
  /// Hands over everybody's contacts of these days of which something was noted, at most so many,
  /// the newest first; everything is of one moment of the store, of which little is read at a time.
  public func notes(
    on days: ClosedRange<Day>, limit: Int, each: (NotedWatering) throws -> Void
  ) throws {
    guard limit > 0 else { return }
    try store.read { repositories in
      var people: [ID<Person>: Person] = [:]
      func person(_ id: ID<Person>) throws -> Person? {
        if people[id] == nil {
          people[id] = try leavingOutInvalid { try repositories.existing(id) }
        }
        return people[id]
      }
      var left = limit
      try repositories.waterings.noted(on: days) { watering, isEnough in
        guard let person = try person(watering.personID) else { return }
        try each(NotedWatering(watering: watering, person: person))
        left -= 1
        isEnough = left <= 0
      }
    }
  }
}
