import TerminalKit

extension Size {
  /// Whether the details of the selected row stand beside the list.
  var hasRoomForDetails: Bool { width >= 110 }
}

extension Rect {
  /// Returns a list and the details beside it. The list gets the columns that its rows need, and
  /// the details the rest; each of them keeps at least three tenths of the width.
  ///
  /// `neededColumns` gets the maximum width of the list, beyond which nothing has to be measured.
  func listWithDetails(
    neededColumns: (_ most: Int) -> Int
  ) -> (list: Rect, details: Rect) {
    let least = width * 3 / 10
    let most = max(least, width - Rect.detailsSpacing - least)
    let list = min(max(least, neededColumns(most)), most)
    let parts = columns([.fixed(list), .fill], spacing: Rect.detailsSpacing)
    return (parts[0], parts[1])
  }

  static let detailsSpacing = 3
}

extension RowList {
  /// The columns beside a row's text: the selection mark and the scroll mark.
  static var markColumns: Int { 4 }

  /// Returns the columns that the list needs to show every loaded row in full, at most `most`.
  func neededColumns(atMost most: Int, _ rowColumns: (Row) -> Int) -> Int {
    var needed = 0
    for row in loadedRows.rows where needed < most {
      needed = max(needed, rowColumns(row) + RowList.markColumns)
    }
    return min(needed, most)
  }
}
