/// The scroll position in the lines of a day. The selected event stays visible; if it is longer
/// than the view, the part that the user scrolled to.
struct AgendaScroll: Hashable {
  private var firstVisible = 0
  /// Indices of the selected event's lines.
  private var selectedLines = 0..<0
  private(set) var visibleCount = 10

  /// Scrolls as little as needed to show the lines `chosen`, and stores them and the height.
  mutating func fit(chosen: Range<Int>, of count: Int, visible: Int) {
    firstVisible = offset(chosen: chosen, of: count, visible: visible)
    self.selectedLines = chosen
    self.visibleCount = max(1, visible)
  }

  /// Returns the index of the first visible line, so that the lines `chosen` are visible.
  func offset(chosen: Range<Int>, of count: Int, visible: Int) -> Int {
    let visible = max(1, visible)
    let last = max(0, count - visible)
    // If the first event is selected, the section heading above it is shown too.
    if chosen.lowerBound <= 1, chosen.upperBound <= visible { return 0 }
    let low = min(chosen.lowerBound, chosen.upperBound - visible)
    let high = max(chosen.lowerBound, chosen.upperBound - visible)
    return min(max(firstVisible, max(0, low)), min(high, last))
  }

  /// Scrolls within an event that is longer than the view. Returns false if its end is already in
  /// view.
  mutating func scroll(by rows: Int) -> Bool {
    guard selectedLines.count > visibleCount else { return false }
    let target = min(
      max(firstVisible + rows, selectedLines.lowerBound), selectedLines.upperBound - visibleCount)
    defer { firstVisible = target }
    return target != firstVisible
  }
}
