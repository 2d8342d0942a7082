/// The cells of the whole screen or of a part of it.
///
/// Drawing cannot leave the frame, split a wide character, or send a control character to the
/// terminal.
public struct Frame: Hashable, Sendable {
  public let size: Size
  /// Measures the text in this frame.
  public let widths: DisplayWidth
  /// Position of the visible cursor; nil if the cursor is hidden.
  public var cursor: Position?
  /// Pictures displayed in place of the cells in their rects, if the terminal supports pictures.
  public internal(set) var pictures: [PicturePlacement] = []
  private(set) var cells: [Cell]

  public init(size: Size, widths: DisplayWidth = .standard, style: Style = .plain) {
    self.size = size
    self.widths = widths
    cells = Array(repeating: Cell(style: style), count: size.width * size.height)
  }

  public var bounds: Rect { Rect(size: size) }

  /// The cell at a position, or nil outside the frame.
  public subscript(x: Int, y: Int) -> Cell? {
    bounds.contains(Position(x: x, y: y)) ? cells[y * size.width + x] : nil
  }

  /// Writes one line of text starting at the position, cut at a cluster boundary where the frame or
  /// `width` ends. Returns the number of columns used.
  ///
  /// Control characters are left out. Text may begin left of the frame.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, at position: Position, style: Style = .plain, width: Int? = nil
  ) -> Int {
    write(String(text), at: position, style: style, limit: width)
  }

  /// Implements the generic method above. It is not generic itself, because other modules would run
  /// its loop unspecialised and slowly.
  private mutating func write(
    _ text: String, at position: Position, style: Style, limit: Int?
  ) -> Int {
    guard position.x < size.width else { return 0 }
    let end = limit.map { min(size.width, position.x.addingClamped(max(0, $0))) } ?? size.width
    var x = position.x
    var clusters = ClusterReader(text)
    while let (glyph, scalar) = clusters.next() {
      let columns = scalar.map(widths.columns(of:)) ?? widths.columns(of: glyph)
      guard columns > 0 else { continue }
      guard x.addingClamped(columns) <= end else { break }
      let kept = scalar == nil ? glyph.limitedToMaxScalars : glyph
      setCell(Cell(glyph: kept, width: columns, style: style), x: x, y: position.y)
      x += columns
    }
    return x - position.x
  }

  /// Clears every cell of the rect and sets its style.
  public mutating func clear(_ rect: Rect, style: Style = .plain) {
    fill(rect, with: " ", style: style)
  }

  /// Fills every cell of the rect with a cluster, which must be one column wide.
  public mutating func fill(_ rect: Rect, with glyph: Character, style: Style = .plain) {
    guard widths.columns(of: glyph) == 1 else { return }
    forEachCell(of: rect) { frame, x, y in
      frame.setCell(Cell(glyph: glyph, width: 1, style: style), x: x, y: y)
    }
  }

  /// Changes the style of every cell of the rect and keeps its text. A wide character changes if
  /// its left half is in the rect.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    forEachCell(of: rect) { frame, x, y in
      let index = y * frame.size.width + x
      guard !frame.cells[index].isRightHalf else { return }
      let style = change(frame.cells[index].style)
      frame.cells[index].style = style
      if frame.cells[index].width == 2 { frame.cells[index + 1].style = style }
    }
  }

  /// Draws another frame with its pictures over this one. If the other frame has a cursor, it
  /// replaces this frame's cursor.
  public mutating func draw(_ other: Frame, at position: Position) {
    for y in 0..<other.size.height {
      for x in 0..<other.size.width {
        let cell = other.cells[y * other.size.width + x]
        if !cell.isRightHalf {
          setCell(cell, x: position.x.addingClamped(x), y: position.y.addingClamped(y))
        }
      }
    }
    for var picture in other.pictures {
      picture.rect.origin = Position(
        x: position.x.addingClamped(picture.rect.minX),
        y: position.y.addingClamped(picture.rect.minY))
      pictures.append(picture)
    }
    if let inner = other.cursor {
      cursor = Position(x: position.x.addingClamped(inner.x), y: position.y.addingClamped(inner.y))
    }
  }

  private mutating func forEachCell(of rect: Rect, _ body: (inout Frame, Int, Int) -> Void) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { body(&self, x, y) }
    }
  }

  private mutating func setCell(_ cell: Cell, x: Int, y: Int) {
    guard y >= 0, y < size.height, x >= 0, x <= size.width - cell.width else { return }
    let index = y * size.width + x
    blankBrokenNeighbours(of: index, x: x, width: cell.width)
    cells[index] = cell
    if cell.width == 2 { cells[index + 1] = .rightHalf(style: cell.style) }
  }

  /// Blanks the remaining half of every wide cluster that the new cell covers in part.
  private mutating func blankBrokenNeighbours(of index: Int, x: Int, width: Int) {
    if cells[index].isRightHalf, x > 0 {
      cells[index - 1] = Cell(style: cells[index - 1].style)
    }
    let last = index + width - 1
    if cells[last].width == 2, x + width < size.width {
      cells[last + 1] = Cell(style: cells[last + 1].style)
    }
  }
}

extension Character {
  /// The cluster, limited to the number of scalars that a cell may have.
  fileprivate var limitedToMaxScalars: Character {
    guard utf8.count > DisplayWidth.maxScalars else { return self }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.prefix(DisplayWidth.maxScalars))
    return String(kept).first ?? " "
  }
}
