import HearthDomain

/// Where sayings stand in the deck before anybody laid them aside.
enum DeckPlace {
  /// A place that follows from the id alone and that nobody can foresee in the id's order.
  static func first(of id: ID<Saying>) -> UInt32 {
    // Numbers of seeds that follow one another are far apart.
    var numbers = SplitMix64(seed: UInt64(bitPattern: id.rawValue))
    return UInt32(truncatingIfNeeded: numbers.next() >> 32)
  }
}
