/// A birthday that is near.
public struct UpcomingBirthday: Hashable, Sendable {
  public let person: Person
  public let on: Day

  /// How old the person turns; nil when the year of birth is not known.
  public var age: Int? {
    person.details.birthday?.years(on: on).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension PeopleQueries {
  /// How many days ahead Today looks for plants that will be due, and for birthdays.
  public static var daysAheadForPlants: Int { 3 }
  public static var daysAheadForBirthdays: Int { 7 }

  /// The people whose plant is due, overdue or due within three days, in the order of lists.
  public func dueSoon(limit: Int) throws -> [Person] {
    let until = clock.today.adding(days: PeopleQueries.daysAheadForPlants)
    return try list(.due(until: until), in: 0..<max(0, limit))
  }

  /// The birthdays from today to a week from now, the nearest first, then in the order of
  /// lists.
  public func birthdays() throws -> [UpcomingBirthday] {
    let today = clock.today
    let last = today.adding(days: PeopleQueries.daysAheadForBirthdays)
    return try store.read { try $0.birthdays(on: today...last) }
  }
}
