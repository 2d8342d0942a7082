import TerminalKit

/// Positions of the parts of the shelf screen.
struct BookShelfLayout {
  let header: Rect
  /// The area of all boards.
  let shelf: Rect
  let boardRows: Int
  /// The line with facts about the selected book.
  let factsLine: Rect
  /// The tower as a drawing, above its sentences; nil if there is no room for a drawing.
  let tower: Rect?
  let towerText: Rect

  init(_ view: ViewContext) {
    let isLow = view.size.height < 14
    let body = Rect(size: view.size).insetBy(top: isLow ? 0 : 1, left: 2, right: 2)
    let isWide = view.size.width >= 110
    let parts = isWide ? body.columns([.fill, .fixed(34)], spacing: 4) : [body]
    let words = isWide || isLow ? 0 : 2
    let rows = parts[0].rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fill, .fixed(1), .fixed(words))
    header = rows[0]
    shelf = rows[2]
    factsLine = rows[3]
    // Low screens have two low boards rather than one high board.
    let boards = max(1, shelf.height / (shelf.height >= 30 ? 11 : 8))
    boardRows = max(3, min(12, shelf.height / boards))
    if isWide {
      let side = parts[1].rows(.fill, .fixed(1), .fixed(6))
      tower = side[0]
      towerText = side[2]
    } else {
      tower = nil
      towerText = rows[4]
    }
  }

  /// Number of visible boards.
  var boards: Int { max(1, shelf.height / boardRows) }

  /// Returns the index of the first visible board, so that the selected one is visible.
  func firstBoard(selected: Int, of count: Int) -> Int {
    min(max(0, selected - boards / 2), max(0, count - boards))
  }

  /// Returns the position of a visible board.
  func rect(ofBoard row: Int) -> Rect {
    Rect(
      x: shelf.minX, y: shelf.minY + row * boardRows, width: shelf.width, height: boardRows
    )
    .intersection(shelf)
  }
}
