import HearthDomain
import Synchronization

extension Randomness {
  /// The randomness of the machine, fit for secrets.
  package static let system = Randomness {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }

  /// Numbers that look random and are the same for the same seed; threads share one sequence.
  package static func seeded(_ seed: UInt64) -> Randomness {
    let sequence = SharedSequence(seed: seed)
    return Randomness { sequence.next() }
  }
}

/// One sequence of numbers for all threads.
private final class SharedSequence: Sendable {
  private let generator: Mutex<SplitMix64>

  init(seed: UInt64) {
    generator = Mutex(SplitMix64(seed: seed))
  }

  func next() -> UInt64 { generator.withLock { $0.next() } }
}
