import TerminalKit

extension Size {
  /// What a page has between its edges, and how high its gaps are: where the window has fewer rows
  /// than that, there are none.
  func page(lowBelow rows: Int, left: Int = 2, right: Int = 2) -> (body: Rect, gap: Int) {
    let gap = height < rows ? 0 : 1
    return (Rect(size: self).margins(top: gap, left: left, right: right), gap)
  }

  /// A title with all the room below it.
  func titledPage(lowBelow rows: Int, right: Int = 2) -> (title: Rect, body: Rect) {
    let (page, gap) = self.page(lowBelow: rows, right: right)
    let rows = page.rows(.fixed(1), .fixed(gap), .fill)
    return (rows[0], rows[2])
  }
}
