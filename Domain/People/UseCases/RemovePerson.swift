/// Removes a person with all waterings and postponements; the question comes before.
public struct RemovePerson: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the person as it was; its care tells how many waterings went with it.
  @discardableResult
  public func callAsFunction(_ id: ID<Person>) throws -> Person { try self([id])[0] }

  /// Removes all of them or, when one is not there, none; returns them as they were.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Person>]) throws -> [Person] {
    try store.write { repositories in
      let people = try ids.map(repositories.existing)
      for person in people { try repositories.removeKeepingCare(of: person) }
      return people
    }
  }
}
