/// Adds a saying of one's own.
public struct AddSaying: Sendable {
  private let store: any Store
  private let clock: LocalClock
  private let newID: NewID
  private let release: ReleaseStarters

  public init(store: any Store, clock: LocalClock, newID: NewID, release: ReleaseStarters) {
    self.store = store
    self.clock = clock
    self.newID = newID
    self.release = release
  }

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
