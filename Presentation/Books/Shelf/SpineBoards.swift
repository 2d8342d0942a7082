import HearthDomain
import TerminalKit

/// Spines side by side, on as many boards as needed.
struct SpineBoards {
  /// The position of a spine on its board.
  struct Slot: Hashable {
    let bookIndex: Int
    let x: Int
    let width: Int

    var middle: Int { x + width / 2 }
  }

  let books: [Book]
  let boards: [[Slot]]

  init(_ books: [Book], columns: Int) {
    self.books = books
    var boards: [[Slot]] = []
    var x = 0
    for (index, book) in books.enumerated() {
      let width = SpineDrawing(book: book).columns
      // The last spine also needs a column for its right side.
      if boards.isEmpty || x + width + 1 > columns {
        boards.append([])
        x = 0
      }
      boards[boards.count - 1].append(Slot(bookIndex: index, x: x, width: width))
      x += width
    }
    self.boards = boards
  }

  /// Returns the index of the board that holds the book; nil if there is none.
  func boardIndex(of index: Int) -> Int? {
    boards.firstIndex { $0.contains { $0.bookIndex == index } }
  }

  /// Returns the index of the nearest book on a board `step` boards below; negative for above.
  func index(from index: Int, boards step: Int) -> Int {
    guard let board = boardIndex(of: index),
      let slot = boards[board].first(where: { $0.bookIndex == index })
    else { return index }
    let target = boards[min(max(0, board + step), boards.count - 1)]
    let nearest = target.min { abs($0.middle - slot.middle) < abs($1.middle - slot.middle) }
    return nearest?.bookIndex ?? index
  }

  /// Draws one board: its spines and, below, the wood with a mark under the selected spine.
  func draw(
    _ board: Int, selected: Int? = nil, in frame: inout Frame, at rect: Rect, level: ColorLevel,
    wood: Style, mark: Style
  ) {
    guard boards.indices.contains(board) else { return }
    let parts = rect.rows(.fill, .fixed(1))
    let line = frame.widths.singleColumn("▔", or: "=")
    frame.fill(parts[1], with: line, style: wood)
    for slot in boards[board] {
      SpineDrawing(book: books[slot.bookIndex])
        .draw(
          in: &frame, at: slotRect(of: slot, in: parts[0]), level: level,
          isSelected: slot.bookIndex == selected)
      guard slot.bookIndex == selected else { continue }
      let arrow = frame.widths.singleColumn("▲", or: "^")
      frame.write(
        String(arrow), at: Position(x: rect.minX + slot.middle, y: parts[1].minY), style: mark)
    }
    guard level == .none else { return }
    closeTallSpine(boards[board], in: &frame, at: parts[0])
    closeLastSpine(of: boards[board], in: &frame, at: parts[0])
  }

  /// Returns the index of the book at a position; nil if there is no spine.
  func index(at position: Position, board: Int, in rect: Rect) -> Int? {
    guard boards.indices.contains(board) else { return nil }
    return boards[board].first { slotRect(of: $0, in: rect).contains(position) }?.bookIndex
  }

  private func slotRect(of slot: Slot, in rect: Rect) -> Rect {
    Rect(x: rect.minX + slot.x, y: rect.minY, width: slot.width, height: rect.height)
      .intersection(rect)
  }

  /// Draws the upper right corner of a tall spine whose right neighbour is short.
  private func closeTallSpine(_ slots: [Slot], in frame: inout Frame, at rect: Rect) {
    guard rect.height > 4 else { return }
    for (left, right) in zip(slots, slots.dropFirst())
    where !isShort(left) && isShort(right) {
      let corner = Position(x: rect.minX + right.x, y: rect.minY)
      frame.write(String(frame.widths.singleColumn("┐", or: "+")), at: corner)
      let joint = Position(x: corner.x, y: corner.y + 1)
      frame.write(String(frame.widths.singleColumn("├", or: "+")), at: joint)
    }
  }

  private func isShort(_ slot: Slot) -> Bool { SpineDrawing(book: books[slot.bookIndex]).isShort }

  private func closeLastSpine(of slots: [Slot], in frame: inout Frame, at rect: Rect) {
    guard let last = slots.last else { return }
    let side = rect.insetBy(
      top: isShort(last) && rect.height > 4 ? 1 : 0, left: last.x + last.width)
    frame.fill(side.column(0), with: frame.widths.singleColumn("│", or: "|"))
    if !side.isEmpty {
      frame.write(String(frame.widths.singleColumn("┐", or: "+")), at: side.origin)
    }
  }
}
