import HearthDomain

/// Initial places of sayings in the deck.
enum DeckPlace {
  /// Returns a place that is derived from the id but unrelated to the order of ids.
  static func initialPlace(of id: ID<Saying>) -> UInt32 {
    // Consecutive seeds yield unrelated numbers.
    var numbers = SplitMix64(seed: UInt64(bitPattern: id.rawValue))
    return UInt32(truncatingIfNeeded: numbers.next() >> 32)
  }
}
