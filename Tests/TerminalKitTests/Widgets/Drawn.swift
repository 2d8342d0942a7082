import TerminalKit

/// Draws a widget at that size, between bars, with the cursor marked below.
func drawn(_ widget: some Widget, _ width: Int, _ height: Int) -> String {
  var frame = Frame(size: Size(width: width, height: height))
  widget.draw(in: &frame, at: frame.bounds)
  let rows = (0..<height).map { "|\(text(of: frame, row: $0))|\n" }
  let cursor = frame.cursor.map { "cursor \($0.x),\($0.y)\n" } ?? ""
  return "\(width)×\(height)\n" + rows.joined() + cursor
}

/// Returns one row of a frame as text; a wide character stands for both its cells.
func text(of frame: Frame, row: Int) -> String {
  (0..<frame.size.width).reduce(into: "") { text, x in
    if let cell = frame[x, row], cell.width > 0 { text.append(cell.glyph) }
  }
}

let people = [
  "Sujin · 2 days", "민서 · 내일", "👩‍💻 Ada, who writes long letters", "cafe\u{301} owner", "정수진",
  "Bob", "한글이름이아주아주긴사람", "e", "Zoë", "박",
]
