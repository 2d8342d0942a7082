/// Shows long output page by page, as the person has chosen.
package struct Pager: Sendable {
  private let open: @Sendable () -> (any OpenPager)?

  package init(_ open: @escaping @Sendable () -> (any OpenPager)?) {
    self.open = open
  }

  /// Opens it where the output would go; nil if that fails, so that output goes there directly.
  package func callAsFunction() -> (any OpenPager)? { open() }
}

/// A pager that somebody reads in.
package protocol OpenPager {
  /// Hands over more, waiting until there is room; false when nobody takes it any more.
  func write(_ bytes: [UInt8]) -> Bool

  /// Tells that there is no more, and waits until the reader is done.
  func finish()
}
