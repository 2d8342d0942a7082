/// The selected row of a list, and its first visible row.
///
/// The state may come from a list of another shape: every use clamps it to the current shape.
public struct ListState: Hashable, Sendable {
  private var selectedRow: Int
  private var firstVisibleRow: Int

  public init(selection: Int = 0) {
    selectedRow = max(0, selection)
    firstVisibleRow = 0
  }

  /// Returns the index of the selected row, or nil if there are none.
  public func selection(of count: Int) -> Int? {
    count > 0 ? min(selectedRow, count - 1) : nil
  }

  /// Returns the first visible row, chosen so that the selected row is visible.
  public func offset(in shape: ListShape) -> Int {
    guard let selection = selection(of: shape.count) else { return 0 }
    let rows = max(1, shape.visibleCount)
    let lowest = selection >= rows ? selection - rows + 1 : 0
    return min(max(min(firstVisibleRow, selection), lowest), shape.lastOffset)
  }

  /// Selects a row, or the nearest existing one. Returns whether anything changed.
  @discardableResult
  public mutating func select(_ index: Int, in shape: ListShape) -> Bool {
    let before = self
    selectedRow = min(max(0, index), max(0, shape.count - 1))
    firstVisibleRow = offset(in: shape)
    return self != before
  }

  /// Moves the selection, clamped to the existing rows. Returns whether anything changed.
  @discardableResult
  public mutating func move(by rows: Int, in shape: ListShape) -> Bool {
    let (target, overflows) = (selection(of: shape.count) ?? 0).addingReportingOverflow(rows)
    return select(overflows ? (rows < 0 ? 0 : shape.count) : target, in: shape)
  }

  /// Moves the selection by pages. A page is one row shorter than the view, so that one row stays
  /// visible.
  @discardableResult
  public mutating func movePages(by pages: Int, in shape: ListShape) -> Bool {
    let (rows, overflows) = max(1, shape.visibleCount - 1).multipliedReportingOverflow(by: pages)
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

  /// Scrolls the view as a mouse wheel does. The selection moves only if it would become invisible.
  @discardableResult
  public mutating func scroll(by rows: Int, in shape: ListShape) -> Bool {
    let before = self
    let (target, overflows) = offset(in: shape).addingReportingOverflow(rows)
    firstVisibleRow =
      overflows ? (rows < 0 ? 0 : shape.lastOffset) : min(max(0, target), shape.lastOffset)
    let last = min(max(0, shape.count - 1), firstVisibleRow + max(1, shape.visibleCount) - 1)
    selectedRow = min(max(selectedRow, firstVisibleRow), last)
    return self != before
  }
}
