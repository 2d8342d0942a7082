/// Removes moods, without a confirmation.
public struct RemoveMood: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the removed mood; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  @discardableResult
  public func callAsFunction(_ id: ID<Mood>) throws -> Mood { try self([id])[0] }

  /// Removes the moods, or none of them if one does not exist; returns the removed moods.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Mood>]) throws -> [Mood] {
    try store.write { repositories in
      let moods = try ids.map(repositories.existing)
      for mood in moods { try repositories.moods.remove(mood.id) }
      return moods
    }
  }
}
