import HearthDomain

/// Where sayings stand in the deck before anybody laid them aside.
enum DeckPlace {
  /// A place that follows from the id alone and that nobody can foresee in the id's order.
  static func first(of id: ID<Saying>) -> UInt32 {
    // The mixing of SplitMix64, so that ids made one after another are far apart.
    var mixed = UInt64(bitPattern: id.rawValue) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return UInt32(truncatingIfNeeded: (mixed ^ (mixed >> 31)) >> 32)
  }
}
