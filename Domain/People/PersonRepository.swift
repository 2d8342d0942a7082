/// Keeps people, each with the care that follows from their history.
///
/// Ids are unique, names and numbers are not: people of one household share a landline.
public protocol PersonRepository {
  /// The person with that id, or nil.
  func person(_ id: ID<Person>) throws -> Person?

  /// Adds the person, or replaces the one with the same id.
  func save(_ person: Person) throws

  /// Removes the person with all waterings and postponements, and sets the contact free that
  /// was planted as this person; nothing happens if there is no such person.
  func remove(_ id: ID<Person>) throws

  /// Hands over the people whom the filter accepts, in the order of
  /// ``Person/isListedBefore(_:_:)``, from the range of places; fewer where the list ends.
  /// However long the list is, little memory is needed; what the body throws ends it.
  func list(
    _ filter: PersonFilter, in places: Range<Int>, each: (Person) throws -> Void) throws

  /// The totals of all people as they are on that day.
  func totals(on day: Day) throws -> GardenTotals

  /// The people whose number has that ``PhoneNumber/key``, by id.
  func holders(ofPhone key: String) throws -> [Person]

  /// Up to `limit` people that are meant by their id or their names, in the order of
  /// ``NameMatcher``.
  func meant(by meaning: NameMatcher, limit: Int) throws -> [Person]

  /// How many people are due on each of these days; days without any are left out.
  func dueCounts(on days: ClosedRange<Day>) throws -> [Day: Int]

  /// The people whose birthday, its year left out, is one of these, by id.
  func born(on birthdays: [Birthday]) throws -> [Person]
}

extension PersonRepository {
  /// The people whom the filter accepts, from the range of places.
  public func list(_ filter: PersonFilter, in places: Range<Int>) throws -> [Person] {
    try Array(each: { try list(filter, in: places, each: $0) })
  }
}
