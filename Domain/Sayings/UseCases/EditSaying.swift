/// Replaces the user-editable fields of a saying.
public struct EditSaying: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the saying as saved. Throws ``DomainError/conflict(_:holder:)`` if another saying has
  /// the same texts and author, and ``DomainError/refused(_:)`` if the saying has changed since
  /// `seen`.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Saying>, to details: SayingDetails, from seen: SayingDetails? = nil
  ) throws -> Saying {
    try store.write { repositories in
      var saying = try repositories.existing(id)
      try Refusal.checkUnchanged(saying.details, since: seen)
      if !saying.details.hasSameTexts(as: details) {
        try repositories.checkTexts(of: details, of: id)
      }
      saying.details = details
      try repositories.sayings.save(saying)
      return saying
    }
  }
}
