/// A scroll bar that shows which part of a longer list is visible.
public struct ScrollMark: Widget {
  var firstVisibleRow: Int
  var visibleCount: Int
  var count: Int
  var style: Style

  public init(first: Int, visible: Int, count: Int, style: Style) {
    self.firstVisibleRow = first
    self.visibleCount = visible
    self.count = count
    self.style = style
  }

  /// Whether there are more rows than are visible.
  var isNeeded: Bool { count > visibleCount }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds).column(0)
    guard isNeeded, !area.isEmpty else { return }
    frame.fill(area, with: frame.widths.singleColumn("│", or: "|"), style: style)
    let thumb = thumb(in: area.height)
    let part = Rect(x: area.minX, y: area.minY + thumb.lowerBound, width: 1, height: thumb.count)
    frame.fill(part, with: frame.widths.singleColumn("█", or: "#"), style: style)
  }

  /// Returns the rows of the thumb. It touches the top only at the very start and the bottom only
  /// at the very end.
  func thumb(in height: Int) -> Range<Int> {
    let length = min(height, max(1, scaled(height, by: visibleCount)))
    let free = height - length
    let last = max(1, count - visibleCount)
    var start = min(free, scaled(free, by: firstVisibleRow, of: last))
    if firstVisibleRow > 0, start == 0, free > 0 { start = 1 }
    if firstVisibleRow < last, start == free, free > 1 { start = free - 1 }
    return start..<start + length
  }

  private func scaled(_ length: Int, by part: Int, of whole: Int? = nil) -> Int {
    Int((Double(length) * Double(max(0, part)) / Double(max(1, whole ?? count))).rounded())
  }
}
