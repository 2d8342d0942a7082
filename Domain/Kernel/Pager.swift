/// Displays long output page by page with the user's pager.
package struct Pager: Sendable {
  private let open: @Sendable () -> (any OpenPager)?

  package init(_ open: @escaping @Sendable () -> (any OpenPager)?) {
    self.open = open
  }

  /// Starts the pager; returns nil if that fails, so that the caller prints directly.
  package func callAsFunction() -> (any OpenPager)? { open() }
}

/// A running pager.
package protocol OpenPager {
  /// Passes more bytes to the pager and waits until it accepts them; returns false if the pager has
  /// quit.
  func write(_ bytes: [UInt8]) -> Bool

  /// Signals the end of output and waits for the pager to quit.
  func finish()
}
