extension ID<Saying> {
  /// The id of the starter line at that index; it is the same in every store, so that synced
  /// devices do not duplicate lines.
  package init(starter line: Int) {
    // The odd factor spreads the indices, so that the characters users see differ between lines.
    self.init(.fixed, randomBits: UInt64(truncatingIfNeeded: line) &* 0x9E37_79B9)
  }
}

extension IDMoment {
  /// A time before any other id.
  fileprivate static let fixed = IDMoment(
    clamping: Instant(milliseconds: 1_577_836_800_777))
}

extension ItemReference {
  /// Whether the id belongs to a starter line.
  package var isStarter: Bool { kind == .saying && id >> 21 == IDMoment.fixed.milliseconds }
}
