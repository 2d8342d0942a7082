/// Removes a saying; the caller asks for confirmation first.
public struct RemoveSaying: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the removed saying; its number is not reused.
  @discardableResult
  public func callAsFunction(_ id: ID<Saying>) throws -> Saying { try self([id])[0] }

  /// Removes all of them, or none if one does not exist; returns the removed sayings.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Saying>]) throws -> [Saying] {
    try store.write { repositories in
      let sayings = try ids.map(repositories.existing)
      for saying in sayings { try repositories.sayings.remove(saying.id) }
      return sayings
    }
  }
}
