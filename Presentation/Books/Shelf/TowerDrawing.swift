import HearthDomain
import TerminalKit

/// The tower of finished books, the latest on top.
struct TowerDrawing {
  /// The books, latest first; not necessarily all of them.
  let books: [Book]
  let tower: BookTower
  let language: Language

  private var words: TowerWords { TowerWords(tower: tower, language: language) }
}

// MARK: - In cells

extension TowerDrawing {
  /// Draws the tower on the lower border of the rectangle. A thin book takes one row, a thick one
  /// more. Also draws the number of books that do not fit.
  func draw(in frame: inout Frame, at rect: Rect, level: ColorLevel, ground: Style, faint: Style) {
    guard rect.width >= 8, rect.height >= 2 else { return }
    let parts = rect.rows(.fill, .fixed(1))
    frame.fill(parts[1], with: frame.widths.singleColumn("▔", or: "="), style: ground)
    let (shown, hidden) = visibleBooks(parts[0].height)
    var bottom = parts[0].maxY
    if hidden > 0 {
      bottom -= 1
      let text = language(ko: "⋮ 아래에 \(hidden)권 더", en: "⋮ \(hidden) more below")
      frame.write(
        StyledText(text, faint), in: parts[0], row: parts[0].height - 1, alignment: .center)
    }
    for book in shown.reversed() {
      bottom -= rows(of: book)
      let place = Rect(x: rect.minX, y: bottom, width: rect.width, height: rows(of: book))
      draw(book, in: &frame, at: place, level: level)
    }
  }

  private func rows(of book: Book) -> Int {
    max(1, min(3, (book.details.spineThickness.tenthsOfMillimetre + 150) / 300))
  }

  func rows(of books: ArraySlice<Book>) -> Int { books.reduce(0) { $0 + rows(of: $1) } }

  /// Returns the upper books that fit into that height, and the number of books below them.
  func visibleBooks(_ height: Int) -> (shown: ArraySlice<Book>, hidden: Int) {
    func taken(_ room: Int) -> Int {
      var left = room
      return books.prefix { book in
        left -= rows(of: book)
        return left >= 0
      }.count
    }
    let all = taken(height)
    let count = all == tower.books ? all : taken(height - 1)
    return (books.prefix(count), max(0, tower.books - count))
  }

  private func draw(_ book: Book, in frame: inout Frame, at rect: Rect, level: ColorLevel) {
    // Books are shifted a little, because a pile is never quite straight.
    let sum = book.details.titleAuthorKey.utf8.reduce(0) { $0 &+ Int($1) }
    let slack = min(4, rect.width / 6)
    let left = slack == 0 ? 0 : sum % (slack + 1)
    let place = rect.insetBy(left: left, right: slack - left)
    let style = SpineColors(of: book.theme).style(level)
    if level > .none { frame.clear(place, style: style) }
    let inner = place.insetBy(left: 1, right: 1)
    frame.write(StyledText(book.title, style), in: inner, row: (inner.height - 1) / 2)
    guard level == .none else { return }
    for row in 0..<place.height {
      frame.write("[", at: place.row(row).origin)
      frame.write("]", at: Position(x: place.maxX - 1, y: place.minY + row))
    }
  }
}

// MARK: - As a picture

extension TowerDrawing {
  /// Returns the shapes of the tower between `top` and `base`, with landmarks of similar height
  /// next to it.
  func shapes(x: Double, width: Double, top: Double, base: Double, ink: RGBA) -> [Shape] {
    let scale = (base - top) / scaleTop
    return bookShapes(x: x, width: width, base: base, scale: scale)
      + landmarks(x: x + width + 14, base: base, scale: scale, ink: ink)
  }

  /// The height, in millimetres, that the upper border stands for. It is the next landmark if that
  /// is at most twice as high as the tower, otherwise a little more than the tower.
  private var scaleTop: Double {
    let height = Double(tower.tenthsOfMillimetre) / 10
    let next = tower.nextLandmark.map { Double($0.centimetres) * 10 } ?? height
    return max(100, next <= height * 2 ? next : height * 1.15)
  }

  private func bookShapes(x: Double, width: Double, base: Double, scale: Double) -> [Shape] {
    // Draws at most 200 books, stretched to the height of all, because more would be thinner than a
    // hair.
    let drawn = Array(books.prefix(200).reversed())
    let sum = drawn.reduce(0) { $0 + $1.details.spineThickness.tenthsOfMillimetre }
    guard sum > 0 else { return [] }
    let stretch = Double(tower.tenthsOfMillimetre) / Double(sum) * scale / 10
    var bottom = base
    return drawn.flatMap { book -> [Shape] in
      let height = Double(book.details.spineThickness.tenthsOfMillimetre) * stretch
      bottom -= height
      let slack = Double(book.details.titleAuthorKey.utf8.reduce(0) { $0 &+ Int($1) } % 5) * 2
      let colors = SpineColors(of: book.theme)
      let cover = Path.roundedRectangle(
        x: x + slack, y: bottom, width: width - 10, height: height, radius: min(1.2, height / 3))
      let stroke = height > 2 ? Stroke(color: colors.edge, width: 0.5) : nil
      return [.path(cover, Paint(fill: colors.cover, stroke: stroke))]
    }
  }

  private func landmarks(x: Double, base: Double, scale: Double, ink: RGBA) -> [Shape] {
    let lowest = base - 12
    let things = TowerLandmark.allCases.reversed().filter {
      Double($0.centimetres) * 10 <= scaleTop + 1
    }
    var last = -Double.infinity
    return things.flatMap { thing -> [Shape] in
      let y = base - Double(thing.centimetres) * 10 * scale
      // Names that would overlap are left out, the lower ones first.
      guard y - last >= 14, y <= lowest else { return [] }
      last = y
      return line(y, "\(thing.name(language)) \(words.length(thing.centimetres))", x, ink)
    }
  }

  private func line(_ y: Double, _ text: String, _ x: Double, _ ink: RGBA) -> [Shape] {
    let rule = Path { path in
      path.move(to: Point(x: x, y: y))
      path.addLine(to: Point(x: x + 12, y: y))
    }
    let lettering = TypesetText(
      [TypesetText.Line(text, at: Point(x: x + 16, y: y + 3.5))],
      families: CardFont.notoSans.families, size: 10, color: ink)
    return [.stroked(rule, ink, width: 1), .text(lettering)]
  }
}
