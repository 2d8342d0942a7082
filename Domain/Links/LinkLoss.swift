/// Loss of so many items on one side of a link that the side may only be unavailable: a disk may
/// not be mounted, or a server may list nothing.
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

  /// Creates the loss; nil for a normal number of removals, that is, less than two items, or at
  /// most half of all. If a loss is pending (`isPending`), any removal counts as one until the user
  /// confirms it.
  init?(_ side: Side, gone: Int, of all: Int, isPending: Bool = false) {
    guard isPending || all >= 2 && gone > all / 2 else { return nil }
    (self.side, self.missingCount, self.totalCount) = (side, gone, all)
  }
}
