import HearthDomain

/// The positions that sayings get in the deck when they are added.
enum DeckPlace {
  /// Returns a position derived from the id. Its order has nothing to do with the order of ids, so
  /// that the deck is shuffled.
  static func initialPlace(of id: ID<Saying>) -> UInt32 {
    // SplitMix64 turns even consecutive seeds into unrelated numbers.
    var numbers = SplitMix64(seed: UInt64(bitPattern: id.rawValue))
    return UInt32(truncatingIfNeeded: numbers.next() >> 32)
  }
}
