/// Replaces what was entered about a saying.
public struct EditSaying: Sendable {
  private let store: any Store

  public init(store: any Store) {
    self.store = store
  }

  /// Returns the saying as saved; throws ``DomainError/conflict(_:holder:)`` when another one
  /// has the same texts.
  @discardableResult
  public func callAsFunction(_ id: ID<Saying>, to details: SayingDetails) throws -> Saying {
    try store.write { repositories in
      var saying = try repositories.existing(id)
      if !saying.details.hasSameTexts(as: details) {
        try repositories.checkTexts(of: details, of: id)
      }
      saying.details = details
      try repositories.sayings.save(saying)
      return saying
    }
  }
}
