/// Random numbers that are the same on every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Numbers of one run: no other run, target or seed has the same.
  init(seed: UInt64, target: String, run: Int) {
    var mixed = seed
    for byte in target.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var first = SeededNumbers(seed: mixed)
    state = first.next() ^ UInt64(bitPattern: Int64(run)) &* 0xD134_2543_DE82_EF95
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below the bound, which is above zero.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % max(1, bound)
  }

  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }
}
