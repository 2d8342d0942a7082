import TerminalKit

/// How much of a drawing can be seen at its size.
package enum DrawingDetail: Hashable, Sendable {
  /// For pictures of a few dozen pixels: fewer and thicker parts.
  case bold
  case fine

  /// The detail that looks best in so many cells.
  package init(suiting size: Size) {
    // Taken by eye: below that, fine parts run into each other.
    self = size.width < 48 || size.height < 24 ? .bold : .fine
  }
}
