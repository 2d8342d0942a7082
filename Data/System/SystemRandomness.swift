import HearthDomain
import Synchronization

extension Randomness {
  /// The randomness of the machine, fit for secrets.
  public static let system = Randomness {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }

  /// Numbers that look random and are the same for the same seed; threads share one sequence.
  public static func seeded(_ seed: UInt64) -> Randomness {
    let sequence = SplitMix64Sequence(seed: seed)
    return Randomness { sequence.next() }
  }
}

/// Sebastiano Vigna's SplitMix64: every seed is as good as any other.
private final class SplitMix64Sequence: Sendable {
  private let state: Mutex<UInt64>

  init(seed: UInt64) {
    state = Mutex(seed)
  }

  func next() -> UInt64 {
    let position = state.withLock {
      $0 &+= 0x9E37_79B9_7F4A_7C15
      return $0
    }
    let mixed = (position ^ position >> 30) &* 0xBF58_476D_1CE4_E5B9
    let again = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return again ^ again >> 31
  }
}
