/// The hash FNV-1a of values one after another: the same on every run and every machine, as what is
/// kept has to be, but anybody can make it.
struct FNV1a {
  private(set) var value: UInt64

  /// Another variant gives other numbers for the same values.
  init(variant: UInt64 = 0) {
    value = 0xCBF2_9CE4_8422_2325 ^ variant
  }

  mutating func take(_ next: UInt64) {
    value = (value ^ next) &* 0x100_0000_01B3
  }

  /// The same with the bytes taken.
  func taking(_ bytes: some Sequence<UInt8>) -> FNV1a {
    var taken = self
    // Of a schema it is tens of thousands, which go four times as fast where they lie side by side.
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { taken.take(UInt64(byte)) }
    }
    if isDone == nil {
      for byte in bytes { taken.take(UInt64(byte)) }
    }
    return taken
  }
}
