extension ID<Saying> {
  /// The id of the line at that place of the starter collection: what the program ships is one and
  /// the same thing in every store, wherever devices meet.
  package init(starter line: Int) {
    // An odd factor only shuffles the places, so that the letters people see tell lines apart.
    self.init(.starters, randomBits: UInt64(truncatingIfNeeded: line) &* 0x9E37_79B9)
  }
}

extension IDMoment {
  /// Before there was anything else.
  fileprivate static let starters = IDMoment(
    clamping: Instant(milliseconds: 1_577_836_800_777))
}

extension JournalPlace {
  /// Whether it is that of a line of the starter collection.
  package var isStarter: Bool { kind == .saying && id >> 21 == IDMoment.starters.milliseconds }
}
