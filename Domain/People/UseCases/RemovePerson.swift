/// Removes a person with all waterings and postponements; the caller asks for confirmation first.
public struct RemovePerson: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the removed person; `care` contains the numbers of waterings removed with it.
  @discardableResult
  public func callAsFunction(_ id: ID<Person>) throws -> Person { try self([id])[0] }

  /// Removes the people, or none of them if one does not exist; returns the removed people.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Person>]) throws -> [Person] {
    try store.write { repositories in
      let people = try ids.map(repositories.existing)
      for person in people { try repositories.removeKeepingCare(of: person) }
      return people
    }
  }
}
