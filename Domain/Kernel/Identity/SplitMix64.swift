/// Sebastiano Vigna's SplitMix64 generator. Any seed is suitable; not cryptographically secure.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    let again = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return again ^ again >> 31
  }
}
