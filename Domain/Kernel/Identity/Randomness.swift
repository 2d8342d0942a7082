/// A source of random numbers; the same seed gives the same numbers in tests.
public struct Randomness: RandomNumberGenerator, Sendable {
  private let draw: @Sendable () -> UInt64

  public init(_ draw: @escaping @Sendable () -> UInt64) {
    self.draw = draw
  }

  public func next() -> UInt64 { draw() }
}
