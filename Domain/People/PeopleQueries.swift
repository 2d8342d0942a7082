/// Queries about people and their plants.
public struct PeopleQueries: UseCase, Sendable {
  let context: UseCaseContext

  public var today: Day { clock.today }

  /// Returns the people that the filter accepts, at these indices, in the order of
  /// ``Person/isListedBefore(_:_:)``.
  public func list(_ filter: PersonFilter = .all, in places: Range<Int>) throws -> [Person] {
    try Array(each: { try list(filter, in: places, each: $0) })
  }

  /// Passes the people of ``list(_:in:)`` to `each`, one at a time.
  public func list(
    _ filter: PersonFilter = .all, in places: Range<Int>, each: (Person) throws -> Void
  ) throws {
    try SearchedText.check(filter.search)
    let line = try SearchExpression(filter.search)
    try store.read { repositories in
      guard line.needsFiltering else {
        return try repositories.people.list(filter, in: places, each: each)
      }
      try repositories.people(filter, by: line, today: clock.today, in: places, each: each)
    }
  }

  /// Returns the next birthday of everyone whose birthday is known, the soonest first. A lunar year
  /// has up to 385 days.
  public func upcomingBirthdays() throws -> [UpcomingBirthday] {
    try store.read { try $0.birthdays(on: today...today.adding(days: 385)) }
  }

  /// Returns the totals of all plants as of today; care of removed people is counted separately.
  public func totals() throws -> GardenTotals {
    try store.read { try $0.lifetimeTotals(on: clock.today) }
  }

  /// Returns the number of waterings of all people on each of these days; days without any are left
  /// out.
  public func wateringCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try store.read { try $0.waterings.wateringCounts(on: days) }
  }

  /// Returns the person that the words match by name or nickname, a part of it, its initial
  /// consonants, or the last letters of the id. Throws ``DomainError/notFound(_:query:nearest:)``
  /// or ``DomainError/ambiguous(_:query:candidates:)``.
  public func find(_ who: String) throws -> Person {
    try store.read { repositories in
      let people = repositories.people
      let resolver = NameResolver<Person>(
        .person, id: \.id, names: \.names,
        details: { person in
          [.watering(person.care.dueOn)]
            + (person.details.phone.map { [.phone($0)] } ?? [])
        })
      return try resolver.choose(who) {
        try people.matched(by: $0, limit: NameResolver<Person>.candidateLimit)
      } known: {
        try people.list(.all, in: 0..<NameResolver<Person>.nameLimit).flatMap(\.names)
      }
    }
  }

  /// Returns the person with that id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func person(_ id: ID<Person>) throws -> Person {
    try store.read { try $0.existing(id) }
  }

  /// Returns the watering with that id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func watering(_ id: ID<Watering>) throws -> Watering {
    try store.read { try $0.existing(id) }
  }

  /// Returns the person's watering whose id ends in these letters; throws
  /// ``DomainError/notFound(_:query:nearest:)`` if none or several do.
  public func watering(of id: ID<Person>, named tail: String) throws -> Watering {
    let all = try store.read { try $0.waterings.waterings(of: id, on: .earliest ... .latest) }
    let found = IDTail(tail).map { tail in all.filter { tail.matches($0.id) } } ?? []
    if found.count == 1 { return found[0] }
    throw DomainError.notFound(.watering, query: tail, nearest: [])
  }

  /// Returns the person's last watering of that day, or of all days; throws
  /// ``DomainError/notFound(_:query:nearest:)`` if there is none.
  public func lastWatering(of id: ID<Person>, on day: Day? = nil) throws -> Watering {
    try store.read { repositories in
      let person = try repositories.existing(id)
      let found =
        if let day {
          try repositories.waterings.waterings(of: id, on: day...day).last
        } else {
          try repositories.waterings.newest(of: id, in: 0..<1).first
        }
      if let found { return found }
      throw DomainError.notFound(.watering, query: day?.description ?? person.name, nearest: [])
    }
  }
}
