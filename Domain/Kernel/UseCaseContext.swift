/// What use cases work with: the store, and what the outside world decides.
public struct UseCaseContext: Sendable {
  public let store: any Store
  /// The store through which imports write; it may make a copy of itself first.
  public let importStore: any Store
  public let clock: LocalClock
  public let newID: NewID
  public let randomness: Randomness

  public init(
    store: any Store, importStore: (any Store)? = nil, clock: LocalClock, newID: NewID,
    randomness: Randomness
  ) {
    self.store = store
    self.importStore = importStore ?? store
    self.clock = clock
    self.newID = newID
    self.randomness = randomness
  }
}

/// Something that is done with a context.
protocol UseCase {
  var context: UseCaseContext { get }
}

extension UseCase {
  var store: any Store { context.store }
  var clock: LocalClock { context.clock }
  var newID: NewID { context.newID }
  var randomness: Randomness { context.randomness }
}
