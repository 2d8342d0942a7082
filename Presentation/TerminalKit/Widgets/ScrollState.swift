/// How far something longer than its place is scrolled.
///
/// It may have been made for another shape: whatever uses it brings it within the shape it has.
public struct ScrollState: Hashable, Sendable {
  private var first = 0

  public init() {}

  /// The first row in view.
  public func offset(in shape: ListShape) -> Int {
    min(first, shape.lastOffset)
  }

  /// Scrolls as far as there are rows; whether anything changed.
  @discardableResult
  public mutating func scroll(by rows: Int, in shape: ListShape) -> Bool {
    let before = offset(in: shape)
    let (target, overflows) = before.addingReportingOverflow(rows)
    first = min(max(0, overflows ? (rows < 0 ? 0 : .max) : target), shape.lastOffset)
    return first != before
  }

  /// Scrolls by a view full of rows less one, so that one row stays to go by.
  @discardableResult
  public mutating func scrollPages(by pages: Int, in shape: ListShape) -> Bool {
    let (rows, overflows) = max(1, shape.visible - 1).multipliedReportingOverflow(by: pages)
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
