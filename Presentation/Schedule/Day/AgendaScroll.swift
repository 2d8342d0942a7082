/// How far the lines of a day are scrolled: the lines of the selected event are in view, and of
/// an event longer than the view the part that is being read.
struct AgendaScroll: Hashable {
  private var first = 0
  /// The lines of the selected event.
  private var chosen = 0..<0
  private(set) var visible = 10

  /// Takes note of the lines and of the place for them.
  mutating func fit(chosen: Range<Int>, of count: Int, visible: Int) {
    first = offset(chosen: chosen, of: count, visible: visible)
    self.chosen = chosen
    self.visible = max(1, visible)
  }

  /// The first line in view.
  func offset(chosen: Range<Int>, of count: Int, visible: Int) -> Int {
    let visible = max(1, visible)
    let last = max(0, count - visible)
    // The heading of the first section is worth seeing with the first event.
    if chosen.lowerBound <= 1, chosen.upperBound <= visible { return 0 }
    let low = min(chosen.lowerBound, chosen.upperBound - visible)
    let high = max(chosen.lowerBound, chosen.upperBound - visible)
    return min(max(first, max(0, low)), min(high, last))
  }

  /// Scrolls within an event that is longer than the view; false when its end is in view.
  mutating func scroll(by rows: Int) -> Bool {
    guard chosen.count > visible else { return false }
    let target = min(max(first + rows, chosen.lowerBound), chosen.upperBound - visible)
    defer { first = target }
    return target != first
  }
}
