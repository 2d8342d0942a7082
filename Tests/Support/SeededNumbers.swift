import HearthDomain

/// Random numbers that are the same on every run.
public struct SeededNumbers: RandomNumberGenerator {
  private var numbers: SplitMix64

  public init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  public mutating func next() -> UInt64 { numbers.next() }
}
