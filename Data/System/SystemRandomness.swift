import HearthDomain
import Synchronization

extension Randomness {
  /// The system's cryptographically secure random numbers.
  package static let system = Randomness {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }

  /// Returns pseudorandom numbers that depend only on the seed; threads share one sequence.
  package static func seeded(_ seed: UInt64) -> Randomness {
    let sequence = SharedSequence(seed: seed)
    return Randomness { sequence.next() }
  }
}

/// A sequence of numbers shared by threads.
private final class SharedSequence: Sendable {
  private let generator: Mutex<SplitMix64>

  init(seed: UInt64) {
    generator = Mutex(SplitMix64(seed: seed))
  }

  func next() -> UInt64 { generator.withLock { $0.next() } }
}
