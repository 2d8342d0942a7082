/// The scroll position of content that is longer than its view.
///
/// The state may come from content of another shape: every use clamps it to the current shape.
public struct ScrollState: Hashable, Sendable {
  private var firstVisibleRow = 0

  public init() {}

  /// Returns the index of the first visible row.
  public func offset(in shape: ListShape) -> Int {
    min(firstVisibleRow, shape.lastOffset)
  }

  /// Scrolls, clamped to the existing rows. Returns whether anything changed.
  @discardableResult
  public mutating func scroll(by rows: Int, in shape: ListShape) -> Bool {
    let before = offset(in: shape)
    let (target, overflows) = before.addingReportingOverflow(rows)
    firstVisibleRow = min(max(0, overflows ? (rows < 0 ? 0 : .max) : target), shape.lastOffset)
    return firstVisibleRow != before
  }

  /// Scrolls by pages. A page is one row shorter than the view, so that one row stays visible.
  @discardableResult
  public mutating func scrollPages(by pages: Int, in shape: ListShape) -> Bool {
    let (rows, overflows) = max(1, shape.visibleCount - 1).multipliedReportingOverflow(by: pages)
    return scroll(by: overflows ? (pages < 0 ? .min : .max) : rows, in: shape)
  }

  @discardableResult
  public mutating func scrollToFirst(in shape: ListShape) -> Bool {
    scroll(by: .min, in: shape)
  }

  @discardableResult
  public mutating func scrollToLast(in shape: ListShape) -> Bool {
    scroll(by: .max, in: shape)
  }
}
