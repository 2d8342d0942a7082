extension ScheduleQueries {
  /// Returns the person with that name or nickname whose birthday is not known; nil if there is
  /// none, or if several have the name.
  public func personWithoutBirthday(named name: String) throws -> Person? {
    try store.read { repositories in
      let found = try repositories.people.matched(
        by: NameMatcher(name), limit: NameResolver<Person>.candidateLimit
      ).filter { NameMatchQuality.isWholeName(name, ofAny: $0.names) }
      return found.count == 1 ? found.first { $0.details.birthday == nil } : nil
    }
  }
}

extension ScheduleUseCases {
  /// Stores the birthday with the person, instead of an event.
  public func recordBirthday(_ birthday: Birthday, of person: Person) throws {
    var details = person.details
    details.birthday = birthday
    try EditPerson(context: context)(person.id, to: details, from: person.details)
  }
}
