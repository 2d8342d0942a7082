/// A birthday in the near future.
public struct UpcomingBirthday: Hashable, Sendable {
  public let person: Person
  public let day: Day

  /// The age that the person turns; nil if the year of birth is unknown.
  public var age: Int? {
    person.details.birthday?.age(on: day).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension PeopleQueries {
  /// Number of days ahead for which the Today screen shows due plants and birthdays.
  public static var daysAheadForPlants: Int { 3 }
  public static var daysAheadForBirthdays: Int { 7 }

  /// Returns the people whose plant is overdue, due today, or due within three days, in list order.
  public func dueSoon(limit: Int) throws -> [Person] {
    let until = clock.today.adding(days: PeopleQueries.daysAheadForPlants)
    return try list(.due(until: until), in: 0..<max(0, limit))
  }

  /// Returns the birthdays from today to a week from now, the nearest first, then in list order.
  public func birthdays() throws -> [UpcomingBirthday] {
    let today = clock.today
    let last = today.adding(days: PeopleQueries.daysAheadForBirthdays)
    return try store.read { try $0.birthdays(on: today...last) }
  }
}
