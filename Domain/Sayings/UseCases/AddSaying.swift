/// Adds a saying that the user entered.
public struct AddSaying: UseCase, Sendable {
  let context: UseCaseContext
  let release: ReleaseStarters

  /// Returns the new saying; throws ``DomainError/conflict(_:holder:)`` if a saying has the same
  /// texts and author.
  @discardableResult
  public func callAsFunction(_ details: SayingDetails) throws -> Saying {
    // The starter collection must get the first numbers.
    try release()
    return try store.write { repositories in
      try repositories.checkTexts(of: details, of: nil)
      return try repositories.add(details, at: clock.now(), newID)
    }
  }
}
