/// Adds a saying of one's own.
public struct AddSaying: UseCase, Sendable {
  let context: UseCaseContext
  let release: ReleaseStarters

  /// Returns the new saying; throws ``DomainError/conflict(_:holder:)`` when
  /// one has the same texts.
  @discardableResult
  public func callAsFunction(_ details: SayingDetails) throws -> Saying {
    // The starter collection comes first, so that its numbers do.
    try release()
    return try store.write { repositories in
      try repositories.checkTexts(of: details, of: nil)
      return try repositories.add(details, at: clock.now(), newID)
    }
  }
}
