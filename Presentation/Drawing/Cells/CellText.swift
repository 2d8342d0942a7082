import TerminalKit

/// Writes the text of a scene into the cells in which the scene is drawn.
struct CellText {
  let scene: Scene
  let level: ColorLevel

  func write(in frame: inout Frame) {
    // In this transform, a cell is one unit wide and two units tall.
    let place = scene.fittingTransform(
      width: Double(frame.size.width), height: Double(frame.size.height), pixelAspect: 2)
    for shape in scene.shapes { write(shape, under: place, in: &frame) }
  }

  private func write(_ shape: Shape, under transform: Transform, in frame: inout Frame) {
    switch shape {
    case .path: break
    case .group(let inner, let shapes):
      let both = inner.then(transform)
      for shape in shapes { write(shape, under: both, in: &frame) }
    case .text(let lettering):
      for line in lettering.lines {
        write(line, of: lettering, under: transform, in: &frame)
      }
    }
  }

  private func write(
    _ line: TypesetText.Line, of lettering: TypesetText, under transform: Transform,
    in frame: inout Frame
  ) {
    // The row is the one at the middle of the letters, which is above the baseline.
    let middle = transform(line.position - Point(x: 0, y: lettering.size * 0.35))
    guard let row = Int(exactly: middle.y.rounded(.down)),
      let column = Int(exactly: middle.x.rounded()), abs(column) < Bitmap.maxSideLength
    else { return }
    let columns = frame.widths.columns(of: line.text)
    var x =
      switch lettering.anchor {
      case .start: column
      case .middle: column - columns / 2
      case .end: column - columns
      }
    for cluster in line.text {
      // Letters outside the frame are left out.
      if x >= 0 {
        let style = style(of: lettering, over: frame[x, row])
        frame.write(String(cluster), at: Position(x: x, y: row), style: style)
      }
      x += frame.widths.columns(of: cluster)
    }
  }

  private func style(of lettering: TypesetText, over cell: Cell?) -> Style {
    var attributes: Style.Attributes = []
    if lettering.weight >= 600 { attributes.insert(.bold) }
    if lettering.isItalic { attributes.insert(.italic) }
    guard level > .none else { return Style(attributes: attributes) }
    return Style(
      foreground: lettering.color.terminalColor,
      background: cell?.dominantColor ?? .terminalDefault,
      attributes: attributes)
  }
}

extension Cell {
  /// The colour that covers most of the cell.
  fileprivate var dominantColor: Color {
    "█▛▜▙▟".contains(glyph) ? style.foreground : style.background
  }
}
