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
  /// Maximum number of rows; older moods are listed in those below the picture.
  var maxRows = 7

  private static let margin = 2
  /// Width for older moods beside the picture, below which they are rather listed under it.
  private static let goodWidthBeside = 28

  /// Whether older moods are rather listed under a picture of that height.
  static func listsBelow(height: Int, columns: Int) -> Bool {
    columns - (height * 3 - 1) - 2 * margin < goodWidthBeside
  }

  /// Returns the moods listed with the picture: all except the latest, which has a row of its own.
  /// Without colours, it is listed, too, because only the list explains the letters of the shapes.
  static func listedMoods(of canvas: MoodCanvas, _ level: ColorLevel) -> ArraySlice<Mood> {
    canvas.moods.dropFirst(level == .none && canvas.moods.count > 1 ? 0 : 1)
  }

  func rows(columns: Int) -> [StyledText] {
    let size = Size(width: height * 3 - 1, height: height)
    let beside = columns - size.width - 2 * Self.margin
    guard beside > 0 else { return [] }
    var drawing = drawing
    drawing.magnification = 1.4
    let picture = CanvasCells(drawing, level: level, widths: widths, hasLegend: false)
      .frame(size: size).lines
    let roomBelow = max(0, maxRows - height)
    let listsBelow = roomBelow > 0 && Self.listsBelow(height: height, columns: columns)
    let older = Self.listedMoods(of: drawing.canvas, level)
    let texts = older.prefix(listsBelow ? 0 : height).map { text(of: $0, columns: beside) }
    let margin = StyledText(String(repeating: " ", count: Self.margin))
    return picture.enumerated().map { index, row in
      let start = margin + row.padded(to: size.width, .leading, widths)
      return index < texts.count ? start + margin + texts[index] : start
    }
      + older.dropFirst(texts.count).prefix(roomBelow).map {
        margin + text(of: $0, columns: columns - Self.margin)
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
