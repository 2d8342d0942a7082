/// Dependencies of use cases: the store, clock and randomness.
public final class UseCaseContext: Sendable {
  public let store: any Store
  /// The store to use for imports; it may make a backup before the import.
  public let importStore: any Store
  public let clock: LocalClock
  public let newID: IDGenerator
  public let randomness: Randomness

  public init(
    store: any Store, importStore: (any Store)? = nil, clock: LocalClock, newID: IDGenerator,
    randomness: Randomness
  ) {
    self.store = store
    self.importStore = importStore ?? store
    self.clock = clock
    self.newID = newID
    self.randomness = randomness
  }
}

/// A use case with its dependencies.
protocol UseCase {
  var context: UseCaseContext { get }
}

extension UseCase {
  var store: any Store { context.store }
  var clock: LocalClock { context.clock }
  var newID: IDGenerator { context.newID }
  var randomness: Randomness { context.randomness }
}
