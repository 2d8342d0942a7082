extension Repositories {
  /// Returns the birthdays celebrated on these days, the earliest first, then in list order; none
  /// before the person's birth. The range should not exceed a year.
  func birthdays(on days: ClosedRange<Day>) throws -> [UpcomingBirthday] {
    let wanted = Set(
      (0...days.upperBound - days.lowerBound)
        .flatMap { Birthday.candidates(on: days.lowerBound.adding(days: $0)) })
    return try people.peopleBorn(on: Array(wanted)).sorted(by: Person.isListedBefore)
      .compactMap { person in
        guard let next = person.details.birthday?.next(from: days.lowerBound),
          next <= days.upperBound
        else { return nil }
        if let years = person.details.birthday?.age(on: next), years < 0 { return nil }
        return UpcomingBirthday(person: person, day: next)
      }
      .sorted { $0.day < $1.day }
  }
}
