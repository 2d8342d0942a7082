/// Source of random numbers; reproducible in tests by a seed.
public struct Randomness: RandomNumberGenerator, Sendable {
  private let draw: @Sendable () -> UInt64

  public init(_ draw: @escaping @Sendable () -> UInt64) {
    self.draw = draw
  }

  public func next() -> UInt64 { draw() }
}
