/// Stores people, each with the state of their plant, which follows from all waterings and
/// postponements.
///
/// Ids are unique. Names are not, nor are phone numbers: people of one household may share a
/// landline.
public protocol PersonRepository {
  /// Returns the person with that id, or nil.
  func person(_ id: ID<Person>) throws -> Person?

  /// Adds the person, or replaces the one with that id.
  func save(_ person: Person) throws

  /// Removes the person with all waterings and postponements, and detaches the contact that was
  /// linked to this person; does nothing if there is none.
  func remove(_ id: ID<Person>) throws

  /// Passes the people that the filter accepts to `each`, at these indices, in the order of
  /// ``Person/isListedBefore(_:_:)``; fewer if the list is shorter. The list is not held in memory;
  /// an error thrown by `each` ends it.
  func list(
    _ filter: PersonFilter, in places: Range<Int>, each: (Person) throws -> Void) throws

  /// Returns the totals of all people as of that day.
  func totals(on day: Day) throws -> GardenTotals

  /// Returns the people whose phone number has that ``PhoneNumber/comparisonKey``, sorted by id.
  func people(withPhoneKey key: String) throws -> [Person]

  /// Returns up to `limit` people whose id or names match, in the order of ``NameMatcher``.
  func matched(by meaning: NameMatcher, limit: Int) throws -> [Person]

  /// Returns the number of people due on each of these days; days without any are left out.
  func dueCounts(on days: ClosedRange<Day>) throws -> [Day: Int]

  /// Returns the people with one of these birthdays, ignoring the year, sorted by id.
  func peopleBorn(on birthdays: [Birthday]) throws -> [Person]
}

extension PersonRepository {
  /// Returns the people that the filter accepts, at these indices.
  public func list(_ filter: PersonFilter, in places: Range<Int>) throws -> [Person] {
    try Array(each: { try list(filter, in: places, each: $0) })
  }
}
