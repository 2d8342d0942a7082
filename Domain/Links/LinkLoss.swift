/// Loss of so many items on one side of a link that the side may only be unavailable, such as a
/// disk that is not mounted or a server that lists nothing.
package struct LinkLoss: Hashable, Sendable {
  package enum Side: String, CaseIterable, Hashable, Sendable {
    case here
    case there
  }

  /// Side on which the items are missing.
  package let side: Side
  package let missingCount: Int
  /// Number of items that both sides had when they were last equal.
  package let totalCount: Int

  /// Returns nil for a normal number of removals: less than two items in all, or at most half. A
  /// loss that is pending stays one until the user confirms it, whatever was added since.
  init?(_ side: Side, gone: Int, of all: Int, isPending: Bool = false) {
    guard isPending || all >= 2 && gone > all / 2 else { return nil }
    (self.side, self.missingCount, self.totalCount) = (side, gone, all)
  }
}
