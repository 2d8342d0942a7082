/// Adds a saying of the user.
public struct AddSaying: UseCase, Sendable {
  let context: UseCaseContext
  let release: ReleaseStarters

  /// Returns the new saying; throws ``DomainError/conflict(_:holder:)`` if there is the same one.
  @discardableResult
  public func callAsFunction(_ details: SayingDetails) throws -> Saying {
    // The starter collection gets its numbers first.
    try release()
    return try store.write { repositories in
      try repositories.checkTexts(of: details, of: nil)
      return try repositories.add(details, at: clock.now(), newID)
    }
  }
}
