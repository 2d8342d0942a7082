import HearthDomain
import TerminalKit

/// Draws a canvas in terminal cells, filling all of them. Without colours, the lowest rows explain
/// the letters that mark the shapes.
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
    // A cell is twice as high as wide. The background is added afterwards, because small shapes
    // mixed with it would lose their colours.
    let figures = drawing.foregroundScene(
      width: Double(field.width), height: Double(field.height * 2),
      minShapeSize: CanvasCells.minShapeSize)
    frame.draw(renderer.frame(of: figures, size: field), at: .origin)
    if renderer.level >= .colors256, let ground = drawing.background.color?.terminalColor {
      frame.restyle(frame.bounds) { style in
        style.background == .terminalDefault ? style.background(ground) : style
      }
    }
    guard legend > 0 else { return frame }
    let columns = (drawing.canvas.moods.count + legend - 1) / legend
    let room = (size.width + 1) / columns
    for (index, mood) in drawing.canvas.moods.enumerated() {
      let text = legendEntry(of: mood, columns: max(1, room - 1))
      frame.write(
        text, at: Position(x: index % columns * room, y: field.height + index / columns))
    }
    return frame
  }

  /// Returns `O 95 a walk by the sea`: the letter of the mood's shape, its level and its memo.
  static func legend(of mood: Mood) -> String {
    let start = levelLegend(of: mood)
    return mood.memoLine.isEmpty ? start : "\(start) \(mood.memoLine)"
  }

  /// Returns the legend's entry for a mood, at most that many columns wide. The memo is cut, or
  /// left out if little of it would remain; letter and level always stay.
  private func legendEntry(of mood: Mood, columns: Int) -> String {
    let whole = CanvasCells.legend(of: mood)
    let start = CanvasCells.levelLegend(of: mood)
    let isWhole = renderer.widths.columns(of: whole) <= columns
    if isWhole || columns > start.count + SmallCanvas.minMemoWidth {
      return renderer.widths.truncate(whole, to: columns)
    }
    let (mark, number) = (mood.form.mark, mood.form.number)
    return [start, "\(mark) \(number)", "\(mark)\(number)"]
      .first { $0.count <= columns } ?? number
  }

  private static func levelLegend(of mood: Mood) -> String {
    "\(mood.form.mark) " + DisplayWidth.standard.padded(mood.form.number, to: 3, .trailing)
  }

  /// Minimum size of a shape, in columns and half rows, if there is room: at seven by five cells,
  /// the shapes can be distinguished.
  static let minShapeSize = Point(x: 7, y: 10)

  /// Returns the number of rows of the legend, which lists all moods.
  ///
  /// The legend has one mood per row if that leaves at least half of the height to the picture;
  /// otherwise it has several moods per row. Returns zero if the picture would be too small, or if
  /// a legend would make shapes smaller than the minimum size; the letters of the shapes then still
  /// give the tens of the level.
  private func legendRows(of size: Size) -> Int {
    let count = drawing.canvas.moods.count
    guard hasLegend, renderer.level == .none, size.height >= 9, count > 0 else { return 0 }
    if count <= size.height / 2 { return count }
    let columns = max(1, min(count, (size.width + 1) / CanvasCells.legendItemWidth))
    // A high picture can spare a second row, which leaves room for memos.
    let most = min(size.height / 2, max((count + columns - 1) / columns, size.height / 8))
    let tight = max(1, min(count, (size.width + 1) / CanvasCells.tightLegendItemWidth))
    let least = min(most, (count + tight - 1) / tight)
    let choices = (least...most).reversed() + [0]
    let fitting = choices.first { rows in
      hasRoom(for: count, in: Size(width: size.width, height: size.height - rows))
    }
    return fitting ?? most
  }

  private func hasRoom(for count: Int, in size: Size) -> Bool {
    let across = Double(size.width) / CanvasCells.minShapeSize.x
    let down = Double(size.height * 2) / CanvasCells.minShapeSize.y
    return Int(across) * Int(down) >= count
  }

  /// Width of letter and level, with two spaces after them.
  private static let legendItemWidth = 7
  /// Width of the letter directly before the level, with one space after them.
  private static let tightLegendItemWidth = 4
}
