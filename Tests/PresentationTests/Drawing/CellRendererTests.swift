import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct CellRendererTests {
  private let red = RGBA.hex(0xFF0000)
  private let blue = RGBA.hex(0x0000FF)
  private let renderer = CellRenderer(level: .truecolor)

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .polygon([
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
      Point(x: x, y: y + height),
    ])
  }

  /// Returns a single cell, which is one unit wide and two units tall.
  private func cell(_ shapes: [Shape], _ renderer: CellRenderer? = nil) -> Cell? {
    let scene = Scene(width: 1, height: 2, shapes: shapes)
    return (renderer ?? self.renderer).frame(of: scene, size: Size(width: 1, height: 1))[0, 0]
  }

  @Test func `transparent parts keep the terminal's background`() {
    #expect(cell([]) == .blank)
    let half = cell([.filled(box(0, 1, 1, 1), red)])
    #expect(half?.glyph == "▄")
    #expect(half?.style == Style(foreground: red.terminalColor))
  }

  @Test func `a cell of one colour is its background`() {
    let full = cell([.filled(box(0, 0, 1, 2), red)])
    #expect(full?.glyph == " ")
    #expect(full?.style == Style(background: red.terminalColor))
  }

  @Test func `a cell shows two colours`() {
    let both = cell([.filled(box(0, 0, 1, 2), red), .filled(box(0, 0, 1, 1), blue)])
    #expect(both?.glyph == "▀")
    #expect(both?.style == Style(foreground: blue.terminalColor, background: red.terminalColor))
  }

  @Test(arguments: zip([(0.0, 0.0), (0.5, 0), (0, 1), (0.5, 1)], ["▘", "▝", "▖", "▗"]))
  func `a quarter is shown in its position`(corner: (x: Double, y: Double), glyph: Character) {
    #expect(cell([.filled(box(corner.x, corner.y, 0.5, 1), red)])?.glyph == glyph)
  }

  @Test func `a scene keeps its shape in cells twice as tall as wide`() {
    let scene = Scene(width: 4, height: 4, shapes: [.filled(box(0, 0, 4, 4), red)])
    let frame = renderer.frame(of: scene, size: Size(width: 10, height: 2))
    let seen = (0..<10).filter { frame[$0, 0] != .blank }
    #expect(seen == [3, 4, 5, 6])
  }

  @Test func `without colours a shape is drawn with its character`() {
    let renderer = CellRenderer(level: .none)
    let marked = cell([.filled(box(0, 0, 1, 2), red, mark: "@")], renderer)
    #expect(marked?.glyph == "@")
    #expect(marked?.style == .plain)
    #expect(cell([.filled(box(0, 0, 1, 2), red)], renderer)?.glyph == "█")
  }

  @Test func `shades that a terminal shows alike count as one colour`() {
    let renderer = CellRenderer(level: .sixteenColors)
    let shades = [Shape.filled(box(0, 0, 1, 2), red), .filled(box(0, 0, 1, 1), .hex(0xF00000))]
    #expect(cell(shades, renderer) == cell([shades[0]], renderer))
    #expect(cell([shades[1]], renderer)?.glyph == "▀")
  }

  @Test func `with wide blocks every cell has one colour, and marks are letters`() throws {
    let wide = DisplayWidth(ambiguous: 2)
    try #require(wide.columns(of: "▀") == 2)
    let shapes = [Shape.filled(box(0, 0, 1, 1), red)]
    #expect(cell(shapes, CellRenderer(level: .truecolor, widths: wide))?.glyph == " ")
    let full = [Shape.filled(box(0, 0, 1, 2), red)]
    #expect(cell(full, CellRenderer(level: .none, widths: wide))?.glyph == "#")
  }

  @Test(arguments: [0, 1, 2, 9, 80], [ColorLevel.none, .sixteenColors, .colors256, .truecolor])
  func `any size can be drawn`(side: Int, level: ColorLevel) {
    let odd = Scene(width: 3, height: 7, shapes: OddShapes.all)
    for size in [Size(width: side, height: 3), Size(width: 3, height: side)] {
      #expect(CellRenderer(level: level).frame(of: odd, size: size).size == size)
    }
  }
}
