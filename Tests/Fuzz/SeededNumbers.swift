import HearthDomain

/// Reproducible random numbers.
struct SeededNumbers: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// Creates the numbers of one run, which differ for every run, target and seed.
  init(seed: UInt64, target: String, run: Int) {
    var mixed = seed
    for byte in target.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var first = SeededNumbers(seed: mixed)
    self.init(seed: first.next() ^ UInt64(bitPattern: Int64(run)) &* 0xD134_2543_DE82_EF95)
  }

  mutating func next() -> UInt64 { numbers.next() }

  /// Returns a number below the bound, which must be positive.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % max(1, bound)
  }

  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }
}
