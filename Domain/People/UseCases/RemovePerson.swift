/// Removes a person with all waterings and postponements.
public struct RemovePerson: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the removed person.
  @discardableResult
  public func callAsFunction(_ id: ID<Person>) throws -> Person { try self([id])[0] }

  /// Removes the people, or none of them if one does not exist; returns the removed people. Throws
  /// ``PlantRefusal/removesPeople(_:)`` unless agreed.
  @discardableResult
  public func callAsFunction(
    _ ids: [ID<Person>], agreed: [Refusal]? = nil
  ) throws -> [Person] {
    try store.write { repositories in
      let people = try ids.map(repositories.existing)
      try Refusal.plant(.removesPeople(people)).ask(unless: agreed)
      for person in people { try repositories.removeKeepingCare(of: person) }
      return people
    }
  }
}
