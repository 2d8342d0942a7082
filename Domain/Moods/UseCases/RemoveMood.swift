/// Removes moods; the question comes before.
public struct RemoveMood: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the mood as it was; throws ``DomainError/notFound(_:query:nearest:)`` when there
  /// is none.
  @discardableResult
  public func callAsFunction(_ id: ID<Mood>) throws -> Mood { try self([id])[0] }

  /// Removes all of them or, when one is not there, none.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Mood>]) throws -> [Mood] {
    try store.write { repositories in
      let moods = try ids.map(repositories.existing)
      for mood in moods { try repositories.moods.remove(mood.id) }
      return moods
    }
  }
}
