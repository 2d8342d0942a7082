/// Which row of a list is selected, and which is the first in view.
///
/// It may have been made for another shape: whatever uses it brings it within the shape it has.
public struct ListState: Hashable, Sendable {
  private var row: Int
  private var first: Int

  public init(selection: Int = 0) {
    row = max(0, selection)
    first = 0
  }

  /// The selected row, or nil when there are none.
  public func selection(of count: Int) -> Int? {
    count > 0 ? min(row, count - 1) : nil
  }

  /// The first row in view; the selected one is in view from there.
  public func offset(in shape: ListShape) -> Int {
    guard let selection = selection(of: shape.count) else { return 0 }
    let rows = max(1, shape.visible)
    let lowest = selection >= rows ? selection - rows + 1 : 0
    return min(max(min(first, selection), lowest), shape.lastOffset)
  }

  /// Selects a row, or the nearest there is; whether anything changed.
  @discardableResult
  public mutating func select(_ index: Int, in shape: ListShape) -> Bool {
    let before = self
    row = min(max(0, index), max(0, shape.count - 1))
    first = offset(in: shape)
    return self != before
  }

  /// Moves the selection, as far as there are rows; whether anything changed.
  @discardableResult
  public mutating func move(by rows: Int, in shape: ListShape) -> Bool {
    let (target, overflows) = (selection(of: shape.count) ?? 0).addingReportingOverflow(rows)
    return select(overflows ? (rows < 0 ? 0 : shape.count) : target, in: shape)
  }

  /// Moves by a view full of rows less one, so that one row stays to go by.
  @discardableResult
  public mutating func movePages(by pages: Int, in shape: ListShape) -> Bool {
    let (rows, overflows) = max(1, shape.visible - 1).multipliedReportingOverflow(by: pages)
    return move(by: overflows ? (pages < 0 ? .min : .max) : rows, in: shape)
  }

  @discardableResult
  public mutating func moveToFirst(in shape: ListShape) -> Bool {
    select(0, in: shape)
  }

  @discardableResult
  public mutating func moveToLast(in shape: ListShape) -> Bool {
    select(shape.count - 1, in: shape)
  }

  /// Moves the view as a mouse wheel does; the selection comes along only where it would leave it.
  @discardableResult
  public mutating func scroll(by rows: Int, in shape: ListShape) -> Bool {
    let before = self
    let (target, overflows) = offset(in: shape).addingReportingOverflow(rows)
    first = overflows ? (rows < 0 ? 0 : shape.lastOffset) : min(max(0, target), shape.lastOffset)
    let last = min(max(0, shape.count - 1), first + max(1, shape.visible) - 1)
    row = min(max(row, first), last)
    return self != before
  }
}
