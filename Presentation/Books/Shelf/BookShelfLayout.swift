import TerminalKit

/// Where the parts of the shelf stand.
struct BookShelfLayout {
  let head: Rect
  /// The boards, each so many rows high.
  let shelf: Rect
  let boardRows: Int
  /// What is known of the selected book.
  let story: Rect
  /// The tower's sentences under it; nil where there is no room for a tower.
  let tower: Rect?
  let towerWords: Rect

  init(_ view: ViewContext) {
    let isLow = view.size.height < 14
    let body = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
    let isWide = view.size.width >= 110
    let parts = isWide ? body.columns([.fill, .fixed(34)], spacing: 4) : [body]
    let words = isWide || isLow ? 0 : 2
    let rows = parts[0].rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fill, .fixed(1), .fixed(words))
    head = rows[0]
    shelf = rows[2]
    story = rows[3]
    // Low screens have two low boards rather than a high one.
    let boards = max(1, shelf.height / (shelf.height >= 30 ? 11 : 8))
    boardRows = max(3, min(12, shelf.height / boards))
    if isWide {
      let side = parts[1].rows(.fill, .fixed(1), .fixed(6))
      tower = side[0]
      towerWords = side[2]
    } else {
      tower = nil
      towerWords = rows[4]
    }
  }

  /// How many boards are in view at once.
  var boards: Int { max(1, shelf.height / boardRows) }

  /// The first board in view, so that the selected one is seen.
  func firstBoard(selected: Int, of count: Int) -> Int {
    min(max(0, selected - boards / 2), max(0, count - boards))
  }

  /// The place of a board in view.
  func place(ofBoard row: Int) -> Rect {
    Rect(
      x: shelf.minX, y: shelf.minY + row * boardRows, width: shelf.width, height: boardRows
    )
    .intersection(shelf)
  }
}
