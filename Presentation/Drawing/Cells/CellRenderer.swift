import TerminalKit

/// Draws a scene with the cells of a terminal, as large as fits and in the middle.
///
/// Cells that the scene leaves clear keep the terminal's own background.
package struct CellRenderer: Sendable {
  package let level: ColorLevel
  package let widths: DisplayWidth

  /// Without colours a scene is drawn with the marks of its shapes.
  package init(level: ColorLevel, widths: DisplayWidth = .standard) {
    self.level = level
    self.widths = widths
  }

  /// Text is written as characters, each line from the cell of its place on; the scene has to
  /// leave it as many columns as it needs.
  package func frame(of scene: Scene, size: Size) -> Frame {
    var frame = level == .none ? marks(of: scene, size: size) : blocks(of: scene, size: size)
    CellText(scene: scene, level: level).write(in: &frame)
    return frame
  }

  /// Each cell shows two by two pixels in the two colours that suit them best.
  private func blocks(of scene: Scene, size: Size) -> Frame {
    var frame = Frame(size: size, widths: widths)
    let bitmap = Bitmap.cells(of: scene, size: size, across: 2, down: 2)
    let hasBlocks = isNarrow("▀")
    for y in 0..<size.height {
      for x in 0..<size.width {
        let quad = CellQuad(bitmap, x: x, y: y, level)
        guard let block = hasBlocks ? quad.block : quad.space else { continue }
        frame.write(String(block.glyph), at: Position(x: x, y: y), style: block.style)
      }
    }
    return frame
  }

  /// Each cell shows the mark of the shape that covers most of it.
  private func marks(of scene: Scene, size: Size) -> Frame {
    var frame = Frame(size: size, widths: widths)
    let map = MarkMap(scene, size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        guard let found = map.mark(x: x, y: y) else { continue }
        let glyph = found.mark ?? "█"
        let style = level == .none ? .plain : Style(foreground: found.color.color)
        frame.write(
          isNarrow(glyph) ? String(glyph) : "#", at: Position(x: x, y: y), style: style)
      }
    }
    return frame
  }

  /// Where ambiguous characters take two columns, blocks cannot make up a picture.
  private func isNarrow(_ glyph: Character) -> Bool {
    widths.columns(of: glyph) == 1
  }
}

extension Bitmap {
  /// A picture with so many pixels for each cell; a cell is taken to be twice as tall as wide.
  static func cells(of scene: Scene, size: Size, across: Int, down: Int) -> Bitmap {
    let width = min(size.width, longestSide / across) * across
    let height = min(size.height, longestSide / down) * down
    let aspect = 2 * Double(across) / Double(down)
    return scene.bitmap(width: width, height: height, pixelAspect: aspect)
  }
}
