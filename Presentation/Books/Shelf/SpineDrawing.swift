import HearthDomain
import TerminalKit

/// A book's spine, as thick as the book, with the title along it.
struct SpineDrawing {
  let book: Book

  private var colors: SpineColors { SpineColors(of: book.theme) }

  /// Thickness in millimetres.
  var millimetres: Double { Double(book.details.spineThickness.tenthsOfMillimetre) / 10 }

  /// Whether the spine is drawn short, for variety. A book always has the same height.
  var isShort: Bool { book.details.titleAuthorKey.utf8.reduce(0) { $0 &+ Int($1) } % 3 == 0 }
}

// MARK: - In cells

extension SpineDrawing {
  /// Width in columns: one for the edge and one per five millimetres, but at least as wide as a
  /// Korean letter needs.
  var columns: Int {
    1 + min(max(2, (book.details.spineThickness.tenthsOfMillimetre + 25) / 50), 9)
  }

  /// Draws the spine on the lower border of the rectangle.
  func draw(
    in frame: inout Frame, at rect: Rect, level: ColorLevel, isSelected: Bool = false
  ) {
    let place = rect.insetBy(top: isShort && rect.height > 4 ? 1 : 0)
    guard place.width >= 3, place.height >= 2 else { return }
    let style = colors.style(level)
    if level == .none {
      drawOutline(in: &frame, at: place)
    } else {
      frame.clear(place, style: style)
      drawEdge(in: &frame, at: place)
    }
    let body = place.insetBy(left: 1)
    let letters = isSelected ? style.adding(.bold) : style
    drawTitle(in: &frame, at: body.insetBy(top: 1, bottom: 1), letters)
    let mark = book.isFavourite ? "*" : ""
    frame.write(
      StyledText(mark, style), in: body, row: body.height - 1, alignment: .center)
  }

  private func drawEdge(in frame: inout Frame, at place: Rect) {
    let glyph = frame.widths.singleColumn("▏", or: "|")
    let style = Style(foreground: colors.edge.terminalColor, background: colors.cover.terminalColor)
    frame.fill(place.column(0), with: glyph, style: style)
  }

  /// Draws the outline without its right side, which is the left side of the next spine or is drawn
  /// by the board.
  private func drawOutline(in frame: inout Frame, at place: Rect) {
    let widths = frame.widths
    frame.fill(place.row(0), with: widths.singleColumn("─", or: "-"))
    frame.fill(place.column(0), with: widths.singleColumn("│", or: "|"))
    frame.write(String(widths.singleColumn("┌", or: "+")), at: place.origin)
  }

  /// Draws the title from top to bottom, in several lines if the book is thick and the title long.
  private func drawTitle(in frame: inout Frame, at place: Rect, _ style: Style) {
    guard place.height > 0 else { return }
    let isWide = book.title.contains { frame.widths.columns(of: $0) > 1 }
    let letter = isWide ? 2 : 1
    // An empty column between two lines keeps them from being read across.
    let step = letter + 1
    let count = max(1, (place.width + 1) / step)
    let rows = place.height
    // On short spines, the initials of the title say more than the first three letters of a word.
    let lines =
      isWide || rows < SpineDrawing.minRows
      ? titleLines(of: isWide ? book.title : initials, rows: rows, atMost: count)
      : wordLines(of: book.title, rows: rows, atMost: count)
    let left = (place.width - step * lines.count + 1) / 2
    for (index, line) in lines.enumerated() {
      for (row, letter) in line.enumerated() {
        let column = place.insetBy(left: left + step * index)
        frame.write(String(letter), at: column.row(row).origin, style: style, width: 2)
      }
    }
  }

  /// The first letters of the title's words.
  private var initials: String {
    let words = book.title.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    let letters = words.compactMap { $0.first { $0.isLetter || $0.isNumber } }
    return letters.isEmpty ? book.title : String(letters).uppercased()
  }

  private static let minRows = 4

  /// Breaks the text into lines of at most `rows` letters, between words where possible. With more
  /// than `count` lines, the last one ends with an ellipsis.
  func wordLines(of text: String, rows: Int, atMost count: Int) -> [[Character]] {
    var lines: [[Character]] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= rows {
        lines[lines.count - 1] += " " + word
        continue
      }
      var rest = word[...]
      while !rest.isEmpty {
        lines.append(Array(rest.prefix(rows)))
        rest = rest.dropFirst(rows)
      }
    }
    guard lines.count > count, count > 0 else { return lines }
    let shown = Array(lines.prefix(count))
    return shown.dropLast() + [Array(shown[count - 1].prefix(rows - 1)) + ["…"]]
  }

  /// Breaks the text into lines of `rows` letters each, also within words. If it does not fit, the
  /// last letter is an ellipsis.
  func titleLines(
    of text: String, rows: Int, atMost count: Int
  ) -> [[Character]] {
    var rest = ArraySlice(text)
    var lines: [[Character]] = []
    while !rest.isEmpty, lines.count < count {
      rest = rest.drop(while: \.isWhitespace)
      lines.append(Array(rest.prefix(rows)))
      rest = rest.dropFirst(rows)
    }
    guard !rest.isEmpty, let last = lines.indices.last else { return lines }
    lines[last][lines[last].count - 1] = "…"
    return lines
  }
}

// MARK: - As a picture

extension SpineDrawing {
  /// Height of a tall spine in a picture, in millimetres.
  static let maxHeight = 210.0

  /// Returns the shapes in millimetres, standing on `base` with the left side at `x`.
  func shapes(x: Double, base: Double) -> [Shape] {
    let height = isShort ? SpineDrawing.maxHeight - 16 : SpineDrawing.maxHeight
    let top = base - height
    let (width, colors) = (millimetres, colors)
    let cover = Path.roundedRectangle(x: x, y: top, width: width, height: height, radius: 1.2)
    let bands = [top + 10, base - 14].map { y -> Shape in
      let band = Path.polygon([
        Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + 3),
        Point(x: x, y: y + 3),
      ])
      return .filled(band, colors.band.withOpacity(0.75))
    }
    return [.path(cover, Paint(fill: colors.cover, stroke: Stroke(color: colors.edge, width: 0.6)))]
      + bands + title(x: x, top: top + 18, length: height - 36)
  }

  /// Returns the title, rotated to read from top to bottom; empty for thin books.
  private func title(x: Double, top: Double, length: Double) -> [Shape] {
    let size = min(13, millimetres * 0.72)
    guard size >= 4 else { return [] }
    let text = truncated(book.title, to: length / size)
    let lettering = TypesetText(
      [TypesetText.Line(text, at: Point(x: 0, y: size * 0.36))],
      families: CardFont.notoSans.families, size: size, weight: 500, color: colors.ink)
    let place = Transform.rotation(degrees: 90)
      .then(.translation(x: x + millimetres / 2, y: top))
    return [.group(place, [.text(lettering)])]
  }

  private func truncated(_ text: String, to measure: Double) -> String {
    let widths = LetterWidths.sans
    guard widths(text) > measure else { return text }
    var kept = ""
    var used = widths("…")
    for letter in text {
      used += widths(letter)
      guard used <= measure else { break }
      kept.append(letter)
    }
    return kept + "…"
  }
}
