import TerminalKit

extension Size {
  /// Returns the body of a page without its margins, and the height of its gaps. In a window with
  /// fewer than `rows` rows, the gaps are 0.
  func pageArea(lowBelow rows: Int, left: Int = 2, right: Int = 2) -> (body: Rect, gap: Int) {
    let gap = height < rows ? 0 : 1
    return (Rect(size: self).insetBy(top: gap, left: left, right: right), gap)
  }

  /// Returns the rects of a title and of the body below it.
  func titledPageAreas(lowBelow rows: Int, right: Int = 2) -> (title: Rect, body: Rect) {
    let (page, gap) = self.pageArea(lowBelow: rows, right: right)
    let rows = page.rows(.fixed(1), .fixed(gap), .fill)
    return (rows[0], rows[2])
  }
}
