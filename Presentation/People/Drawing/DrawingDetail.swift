import TerminalKit

/// The level of detail of a drawing.
package enum DrawingDetail: Hashable, Sendable {
  /// Fewer and thicker parts, for pictures of a few dozen pixels.
  case bold
  case fine

  /// Chooses the detail for a size in cells.
  package init(suiting size: Size) {
    // Found by eye: below this size, fine parts run into each other.
    self = size.width < 48 || size.height < 24 ? .bold : .fine
  }
}
