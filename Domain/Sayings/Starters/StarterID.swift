extension ID<Saying> {
  /// Creates the id of the starter saying at that index. It is the same in every store, so that
  /// synced devices do not duplicate the saying.
  package init(starter line: Int) {
    // The odd factor spreads the indices, so that the characters users see differ between lines.
    self.init(.fixed, randomBits: UInt64(truncatingIfNeeded: line) &* 0x9E37_79B9)
  }
}

extension IDMoment {
  /// A time earlier than that of any other id.
  fileprivate static let fixed = IDMoment(
    clamping: Instant(milliseconds: 1_577_836_800_777))
}

extension ItemReference {
  /// Whether the id belongs to a starter saying.
  package var isStarter: Bool { kind == .saying && id >> 21 == IDMoment.fixed.milliseconds }
}
