/// Removes a saying; the question comes before.
public struct RemoveSaying: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the saying as it was; its number is not given to another one.
  @discardableResult
  public func callAsFunction(_ id: ID<Saying>) throws -> Saying { try self([id])[0] }

  /// Removes all of them or, when one is not there, none; returns them as they were.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Saying>]) throws -> [Saying] {
    try store.write { repositories in
      let sayings = try ids.map(repositories.existing)
      for saying in sayings { try repositories.sayings.remove(saying.id) }
      return sayings
    }
  }
}
