import TerminalKit

extension Plot {
  /// The styles for the parts of a plot that is drawn with characters.
  struct CellStyles: Hashable {
    var mark = Style(foreground: .hex(0xE7814F))
    var secondary = Style(attributes: .dim)
    var text = Style.plain
  }

  /// Returns the rows of the plot, drawn in braille characters with eight dots each, below its
  /// title. `height` is the number of all rows.
  func rows(columns: Int, height: Int, widths: DisplayWidth, look: CellStyles = CellStyles())
    -> [StyledText]
  {
    let numbers = scale.ticks.map { "\($0)" }
    let left = (numbers.map(\.count).max() ?? 1) + 1
    let size = Size(width: max(1, columns - left), height: max(1, height - 2))
    var frame = Frame(size: Size(width: columns, height: height), widths: widths)
    frame.write(StyledText(title, look.text), in: frame.bounds.row(0))
    let field = Rect(x: left, y: 1, width: size.width, height: size.height)
    let dots = plotDots(width: size.width * 2, height: size.height * 4)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (letter, isMarked) = dots.cell(x, y)
        guard let letter else { continue }
        frame.write(
          String(letter), at: Position(x: field.minX + x, y: field.minY + y),
          style: isMarked ? look.mark : look.secondary)
      }
    }
    for (tick, row) in tickRows(size.height) {
      let number = widths.padded("\(tick)", to: left - 1, .trailing)
      frame.write(number, at: Position(x: 0, y: 1 + row), style: look.secondary)
    }
    for (text, x) in xLabels(width: size.width, widths) {
      frame.write(text, at: Position(x: left + x, y: height - 1), style: look.secondary)
    }
    return frame.lines
  }

  /// Returns the numbers of the axis with the rows in which they are, from zero at the bottom
  /// upwards. A number whose row is taken is left out.
  private func tickRows(_ height: Int) -> [(Int, Int)] {
    var taken: Set<Int> = []
    return scale.ticks.compactMap { tick in
      let row = height - 1 - Int((Double(tick) / scale.maximum * Double(height - 1)).rounded())
      return taken.insert(row).inserted ? (tick, row) : nil
    }
  }

  private func xLabels(width: Int, _ widths: DisplayWidth) -> [(String, Int)] {
    var end = 0
    return points.indices.compactMap { index in
      let text = points[index].label
      let columns = widths.columns(of: text)
      let center = (Double(index) + 0.5) / Double(points.count) * Double(width)
      let x = min(max(0, Int(center) - columns / 2), width - columns)
      guard !text.isEmpty, x >= end else { return nil }
      end = x + columns + 1
      return (text, x)
    }
  }

  private func plotDots(width: Int, height: Int) -> PlotDots {
    var dots = PlotDots(width: width, height: height)
    let step = Double(width) / Double(max(1, points.count))
    func y(_ value: Double) -> Int {
      let share = min(max(value, 0), scale.maximum) / scale.maximum
      return height - 1 - Int((share * Double(height - 1)).rounded())
    }
    func x(_ index: Int) -> Int { min(width - 1, Int((Double(index) + 0.5) * step)) }
    switch chartType {
    case .bars:
      for (index, point) in points.enumerated() {
        guard let value = point.value, value > 0 else { continue }
        let first = Int(Double(index) * step)
        let end = max(first + 1, Int(Double(index + 1) * step) - (step >= 4 ? 1 : 0))
        for column in first..<min(end, width) {
          for row in y(value)..<height { dots.mark(column, row) }
        }
      }
    case .meansWithSpread:
      for run in valueRanges {
        var before: (x: Int, y: Int)?
        for index in run {
          let point = points[index]
          let value = point.value ?? 0
          let here = (x: x(index), y: y(value))
          if let before {
            dots.drawLine(from: before, to: here)
          } else {
            dots.mark(here.x, here.y)
          }
          let half = max(0, Int(step / 2))
          for column in max(0, here.x - half)...min(width - 1, here.x + half) {
            dots.shade(column, y(value + point.spread)...y(value - point.spread))
          }
          before = here
        }
      }
    }
    return dots
  }
}

/// The dots of a plot, eight in each cell: dots that form lines and bars, and dots of a shaded area
/// behind them.
private struct PlotDots {
  let width: Int
  let height: Int
  private var marks: Set<Int> = []
  private var shades: Set<Int> = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  mutating func mark(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    marks.insert(y * width + x)
  }

  /// Shades an area in a column of dots: every second dot is set.
  mutating func shade(_ x: Int, _ rows: ClosedRange<Int>) {
    for y in rows where (x + y).isMultiple(of: 2) { shades.insert(y * width + x) }
  }

  mutating func drawLine(from: (x: Int, y: Int), to: (x: Int, y: Int)) {
    let steps = max(abs(to.x - from.x), abs(to.y - from.y), 1)
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      mark(
        from.x + Int((Double(to.x - from.x) * share).rounded()),
        from.y + Int((Double(to.y - from.y) * share).rounded()))
    }
  }

  /// Returns the braille character of a cell; nil if it is empty. If dots of a line or bar are in
  /// the cell, its shading is left out.
  func cell(_ column: Int, _ row: Int) -> (Character?, isMarked: Bool) {
    func bits(_ dots: Set<Int>) -> UInt32 {
      var bits: UInt32 = 0
      for (x, y, bit) in PlotDots.dotBits
      where dots.contains((row * 4 + y) * width + column * 2 + x) { bits |= bit }
      return bits
    }
    let marked = bits(marks)
    let all = marked > 0 ? marked : bits(shades)
    return (all > 0 ? Unicode.Scalar(0x2800 + all).map { Character($0) } : nil, marked > 0)
  }

  /// The bit of each dot in a braille character.
  private static let dotBits: [(Int, Int, UInt32)] = [
    (0, 0, 0x01), (0, 1, 0x02), (0, 2, 0x04), (1, 0, 0x08), (1, 1, 0x10), (1, 2, 0x20),
    (0, 3, 0x40), (1, 3, 0x80),
  ]
}
