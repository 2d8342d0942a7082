import HearthDomain

/// A shelf with its tower as a picture, in millimetres.
struct ShelfPicture {
  let books: [Book]
  let tower: TowerDrawing
  let title: String

  private static let boardWidth = 640.0
  private static let margin = 30.0
  private static let towerWidth = 150.0
  /// Distance between two boards.
  private static let boardSpacing = SpineDrawing.maxHeight + 34

  func scene(language: Language) -> Scene {
    let boards = boards
    let base = ShelfPicture.margin + 20 + Double(max(1, boards.count)) * ShelfPicture.boardSpacing
    let left = ShelfPicture.margin
    let right = left + ShelfPicture.boardWidth + 40
    let ink = RGBA.hex(0x5B4A3F)
    var shapes = [groundShape(height: base + 60)]
    for (index, board) in boards.enumerated() {
      let y = left + 20 + Double(index + 1) * ShelfPicture.boardSpacing
      shapes += boardShapes(x: left - 8, y: y, width: ShelfPicture.boardWidth + 16)
      shapes += board.flatMap { SpineDrawing(book: books[$0.index]).shapes(x: $0.x, base: y) }
    }
    shapes += boardShapes(x: right - 8, y: base, width: ShelfPicture.towerWidth + 160)
    shapes += tower.shapes(
      x: right, width: ShelfPicture.towerWidth, top: left + 24, base: base, ink: ink)
    let words = TowerWords(tower: tower.tower, language: language)
    return Scene(
      width: right + ShelfPicture.towerWidth + 180, height: base + 60, title: title,
      summary: words.sentences.joined(separator: " "), shapes: shapes)
  }

  private var boards: [[(index: Int, x: Double)]] {
    var boards: [[(index: Int, x: Double)]] = []
    var x = 0.0
    for (index, book) in books.enumerated() {
      let width = SpineDrawing(book: book).millimetres
      if boards.isEmpty || x + width > ShelfPicture.boardWidth {
        boards.append([])
        x = 0
      }
      boards[boards.count - 1].append((index, ShelfPicture.margin + x))
      x += width + 0.8
    }
    return boards
  }

  private func groundShape(height: Double) -> Shape {
    let width = ShelfPicture.margin + ShelfPicture.boardWidth + 40 + ShelfPicture.towerWidth + 180
    return .filled(
      .polygon([
        .zero, Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
      ]), .hex(0xFBF6F0))
  }

  private func boardShapes(x: Double, y: Double, width: Double) -> [Shape] {
    let plank = Path.roundedRectangle(x: x, y: y, width: width, height: 9, radius: 2)
    return [.filled(plank, .hex(0xC9A27E))]
  }
}
