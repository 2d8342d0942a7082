import HearthDomain

/// Random numbers that are the same on every run.
struct SeededNumbers: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// Numbers of one run: no other run, target or seed has the same.
  init(seed: UInt64, target: String, run: Int) {
    var mixed = seed
    for byte in target.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var first = SeededNumbers(seed: mixed)
    self.init(seed: first.next() ^ UInt64(bitPattern: Int64(run)) &* 0xD134_2543_DE82_EF95)
  }

  mutating func next() -> UInt64 { numbers.next() }

  /// A number below the bound, which is above zero.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % max(1, bound)
  }

  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }
}
