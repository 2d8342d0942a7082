import HearthDomain
import TerminalKit

/// Draws a canvas with the cells of a terminal, every one of them.
///
/// Without colours the lowest rows tell which letter is which mood.
package struct CanvasCells {
  package let drawing: CanvasDrawing
  private let hasLegend: Bool
  private let renderer: CellRenderer

  package init(
    _ drawing: CanvasDrawing, level: ColorLevel, widths: DisplayWidth = .standard,
    hasLegend: Bool = true
  ) {
    self.drawing = drawing
    self.hasLegend = hasLegend
    renderer = CellRenderer(level: level, widths: widths)
  }

  package func frame(size: Size) -> Frame {
    let legend = legendRows(of: size)
    var frame = Frame(size: size, widths: renderer.widths)
    let field = Size(width: size.width, height: size.height - legend)
    guard size.width > 0, field.height > 0 else { return frame }
    // A cell is twice as tall as wide. The ground is laid below the cells afterwards: mixed with
    // it, small shapes would lose their colours.
    let figures = drawing.figures(width: Double(field.width), height: Double(field.height * 2))
    frame.place(renderer.frame(of: figures, size: field), at: .origin)
    if renderer.level >= .palette, let ground = drawing.ground.color?.color {
      frame.restyle(frame.bounds) { style in
        style.background == .standard ? style.background(ground) : style
      }
    }
    for (row, mood) in drawing.canvas.moods.prefix(legend).enumerated() {
      frame.write(
        CanvasCells.legend(of: mood), at: Position(x: 0, y: field.height + row))
    }
    return frame
  }

  /// `O 95 a walk by the sea`: the letter of the mood's shape, its level and its memo.
  static func legend(of mood: Mood) -> String {
    let mark = MoodShapeDrawing.mark(shape: mood.level.shape.number)
    let level = DisplayWidth.standard.padded("\(mood.level.value)", to: 3, .trailing)
    return "\(mark) \(level) \(mood.memoLine)"
  }

  /// A third of the height at most, and nothing where that would be too little to see.
  private func legendRows(of size: Size) -> Int {
    guard hasLegend, renderer.level == .none, size.height >= 9 else { return 0 }
    return min(drawing.canvas.moods.count, size.height / 3)
  }
}
