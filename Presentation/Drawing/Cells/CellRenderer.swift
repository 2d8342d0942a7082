import TerminalKit

/// Draws a scene with the cells of a terminal, scaled to fit and centered.
///
/// Cells that the scene leaves transparent keep the terminal's background.
package struct CellRenderer: Sendable {
  package let level: ColorLevel
  package let widths: DisplayWidth

  /// Creates a renderer. Without colours, each shape is drawn with its mark, a character.
  package init(level: ColorLevel, widths: DisplayWidth = .standard) {
    self.level = level
    self.widths = widths
  }

  /// Returns the scene drawn with characters. Each line of its text begins in the cell at its
  /// position; the scene must leave enough columns for it.
  package func frame(of scene: Scene, size: Size) -> Frame {
    var frame =
      level == .none ? markFrame(of: scene, size: size) : blockFrame(of: scene, size: size)
    CellText(scene: scene, level: level).write(in: &frame)
    return frame
  }

  /// Draws a scene with block characters. Each cell shows two by two pixels in at most two colours.
  private func blockFrame(of scene: Scene, size: Size) -> Frame {
    var frame = Frame(size: size, widths: widths)
    let bitmap = Bitmap.renderedCells(of: scene, size: size, across: 2, down: 2)
    let hasBlocks = isNarrow("▀")
    for y in 0..<size.height {
      for x in 0..<size.width {
        let quad = CellQuad(bitmap, x: x, y: y, level)
        guard let block = hasBlocks ? quad.bestBlock : quad.solidBlock else { continue }
        frame.write(String(block.glyph), at: Position(x: x, y: y), style: block.style)
      }
    }
    return frame
  }

  /// Draws a scene with marks. Each cell shows the mark of the shape that covers most of it.
  private func markFrame(of scene: Scene, size: Size) -> Frame {
    var frame = Frame(size: size, widths: widths)
    let map = MarkMap(scene, size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        guard let found = map.mark(x: x, y: y) else { continue }
        let glyph = found.mark ?? "█"
        let style = level == .none ? .plain : Style(foreground: found.color.terminalColor)
        frame.write(
          isNarrow(glyph) ? String(glyph) : "#", at: Position(x: x, y: y), style: style)
      }
    }
    return frame
  }

  /// Whether the glyph is one column wide. Where ambiguous characters take two columns, blocks
  /// cannot form a picture.
  private func isNarrow(_ glyph: Character) -> Bool {
    widths.columns(of: glyph) == 1
  }
}

extension Bitmap {
  /// Renders the scene with the given number of pixels per cell; a cell counts as twice as tall as
  /// wide.
  static func renderedCells(of scene: Scene, size: Size, across: Int, down: Int) -> Bitmap {
    let width = min(size.width, maxSideLength / across) * across
    let height = min(size.height, maxSideLength / down) * down
    let aspect = 2 * Double(across) / Double(down)
    return scene.bitmap(width: width, height: height, pixelAspect: aspect)
  }
}
