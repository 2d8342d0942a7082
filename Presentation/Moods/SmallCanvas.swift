import HearthDomain
import TerminalKit

/// A canvas in a few rows, with the moods before its newest beside it, as Today shows it.
struct SmallCanvas {
  /// On screens of fewer rows there is no room for it.
  static let leastScreen = 20

  let drawing: CanvasDrawing
  let today: Day
  let language: Language
  let level: ColorLevel
  let widths: DisplayWidth

  private static let size = Size(width: 20, height: 7)
  private static let margin = 2

  func rows(columns: Int) -> [StyledText] {
    let size = Self.size
    let beside = columns - size.width - 2 * Self.margin
    guard beside > 0 else { return [] }
    var drawing = drawing
    drawing.magnification = 1.4
    let picture = CanvasCells(drawing, level: level, widths: widths, hasLegend: false)
      .frame(size: size).lines
    let older = drawing.canvas.moods.dropFirst().prefix(size.height)
    let texts = older.map { text(of: $0).fitted(to: beside, widths) }
    let margin = StyledText(String(repeating: " ", count: Self.margin))
    return picture.enumerated().map { index, row in
      let start = margin + row.padded(to: size.width, .leading, widths)
      return index < texts.count ? start + margin + texts[index] : start
    }
  }

  private func text(of mood: Mood) -> StyledText {
    let dates = DateWords(language, today: today)
    let when =
      mood.day == today ? dates.time(mood.moment.time) : dates.short(mood.moment.local)
    let level = widths.padded("\(mood.level.value)", to: 3, .trailing)
    let mark = String(MoodShapeDrawing.mark(shape: mood.level.shape.number))
    return StyledText("\(mark) \(level) ") + StyledText("\(when) ", .dim)
      + StyledText(mood.memoLine)
  }
}
