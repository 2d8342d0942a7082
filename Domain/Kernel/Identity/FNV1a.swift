/// FNV-1a hash over a sequence of values. It is stable across runs and machines, but not secure.
struct FNV1a {
  private(set) var value: UInt64

  /// Creates an empty hash. Another variant gives another hash for equal values.
  init(variant: UInt64 = 0) {
    value = 0xCBF2_9CE4_8422_2325 ^ variant
  }

  mutating func combine(_ next: UInt64) {
    value = (value ^ next) &* 0x100_0000_01B3
  }

  /// Returns the hash extended by the bytes.
  func combining(_ bytes: some Sequence<UInt8>) -> FNV1a {
    var taken = self
    // Contiguous bytes are four times as fast. That matters for a schema, which has tens of
    // thousands.
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { taken.combine(UInt64(byte)) }
    }
    if isDone == nil {
      for byte in bytes { taken.combine(UInt64(byte)) }
    }
    return taken
  }
}
