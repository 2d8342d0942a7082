import HearthDomain
import HearthWhen
import TerminalKit

/// A small canvas with the earlier moods next to it, for Today.
struct SmallCanvas {
  let drawing: CanvasDrawing
  let today: Day
  let language: Language
  let level: ColorLevel
  let widths: DisplayWidth
  /// Height in rows; the width is three times that.
  var height = 7

  private static let margin = 2

  func rows(columns: Int) -> [StyledText] {
    let size = Size(width: height * 3 - 1, height: height)
    let beside = columns - size.width - 2 * Self.margin
    guard beside > 0 else { return [] }
    var drawing = drawing
    drawing.magnification = 1.4
    let picture = CanvasCells(drawing, level: level, widths: widths, hasLegend: false)
      .frame(size: size).lines
    let older = drawing.canvas.moods.dropFirst().prefix(size.height)
    let texts = older.map { text(of: $0, columns: beside) }
    let margin = StyledText(String(repeating: " ", count: Self.margin))
    return picture.enumerated().map { index, row in
      let start = margin + row.padded(to: size.width, .leading, widths)
      return index < texts.count ? start + margin + texts[index] : start
    }
  }

  /// Minimum width of a memo; less would say nothing.
  static let minMemoWidth = 8

  private func text(of mood: Mood, columns: Int) -> StyledText {
    let dates = DayFormatter(language, today: today)
    let when =
      mood.day == today ? dates.time(mood.moment.time) : dates.short(mood.moment.local)
    let level = widths.padded(mood.form.number, to: 3, .trailing)
    // The mark in the shape's colour if there are colours, otherwise its letter.
    let mark = MoodMark(mood.level, drawing.canvas.palette, self.level, widths).text
    let start = mark + StyledText(" \(level) ") + StyledText("\(when) ", .dim)
    let room = columns - widths.columns(of: start)
    let memo = room < Self.minMemoWidth ? "" : widths.truncate(mood.memoLine, to: room)
    return (start + StyledText(memo)).truncated(to: columns, widths)
  }
}
