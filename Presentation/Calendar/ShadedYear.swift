import HearthDomain
import TerminalKit

/// Twelve rows of up to 31 days, each shaded day in its colour.
///
/// The letter of the shade is displayed with fewer than 256 colours, or if requested.
struct ShadedYear: DayBoard {
  let year: Int
  let shades: [Day: DayShade]
  let selected: Day
  let today: Day
  let view: ViewContext
  var showsMarks = false

  private static let maxDaysPerMonth = 31

  func draw(in frame: inout Frame, at rect: Rect) {
    let places = layout(in: rect)
    if places.hasTitles { drawTitles(in: &frame, places) }
    for number in 1...12 {
      guard let month = Month(year: year, month: number) else { continue }
      frame.write(
        StyledText(month.shortName(in: view.language), labelStyle(of: month)),
        in: places.labelRect(number),
        alignment: .trailing)
      for dayOfMonth in 1...month.length {
        guard let day = month.day(dayOfMonth) else { continue }
        draw(day, shades[day], in: &frame, at: places.cellRect(number, dayOfMonth))
      }
    }
  }

  func day(at position: Position, in rect: Rect) -> Day? {
    let places = layout(in: rect)
    for number in 1...12 {
      let found = (1...Self.maxDaysPerMonth).first {
        places.cellRect(number, $0).contains(position)
      }
      if let found { return Day(year: year, month: number, day: found) }
    }
    return nil
  }

  private func labelStyle(of month: Month) -> Style {
    month == selected.calendarMonth ? view.theme.heading : view.theme.faint
  }

  private func layout(in rect: Rect) -> YearLayout {
    YearLayout(
      rect, labelWidth: rect.width < 60 ? 4 : 5, shown: selected.year == year ? selected.month : 1)
  }

  private func drawTitles(in frame: inout Frame, _ places: YearLayout) {
    for day in [1, 5, 10, 15, 20, 25, 30] {
      frame.write(
        "\(day)", at: places.titlePosition(day), style: view.theme.faint)
    }
  }

  private func draw(_ day: Day, _ shade: DayShade?, in frame: inout Frame, at cell: Rect) {
    guard !cell.isEmpty else { return }
    if let shade {
      draw(shade, in: &frame, at: cell)
    } else {
      let glyph = view.widths.columns(of: "·") == 1 ? "·" : "."
      frame.write(glyph, at: cell.origin, style: view.theme.border)
    }
    if day == today, day != selected, shade == nil {
      frame.write("○", at: cell.origin, style: view.theme.text, width: 1)
    }
    if day == selected { drawSelection(shade, in: &frame, at: cell) }
  }

  private func draw(_ shade: DayShade, in frame: inout Frame, at cell: Rect) {
    guard view.colorLevel >= .colors256, !shade.isHollow else {
      let style =
        view.colorLevel == .none ? Style.plain : Style(foreground: shade.color.terminalColor)
      frame.fill(cell.insetBy(right: cell.width > 2 ? 1 : 0), with: shade.mark, style: style)
      return
    }
    frame.clear(cell, style: Style(background: shade.color.terminalColor))
    guard showsMarks else { return }
    // The letter is for displays with few colours, and faint on all others.
    let ink = shade.color.mixed(with: shade.color.readableInk, by: 0.5)
    let style = Style(foreground: ink.terminalColor, background: shade.color.terminalColor)
    let place = cell.insetBy(left: cell.width > 2 ? 1 : 0)
    frame.write(StyledText(String(shade.mark), style), in: place)
  }

  private func drawSelection(_ shade: DayShade?, in frame: inout Frame, at cell: Rect) {
    let style = shade?.style(in: view) ?? view.theme.selection
    guard cell.width > 1 else {
      frame.write("+", at: cell.origin, style: style.adding([.bold, .reverse]))
      return
    }
    let mark = showsMarks ? shade.map { String($0.mark) } ?? "" : ""
    // If the cell has no room between the brackets, the first one takes the blank column before the
    // day.
    let isTight = !mark.isEmpty && cell.width == 2
    let place =
      isTight ? Rect(x: cell.minX - 1, y: cell.minY, width: 3, height: cell.height) : cell
    let text = "[" + view.widths.padded(mark, to: place.width - 2, ellipsis: "") + "]"
    for row in 0..<place.height {
      frame.write(StyledText(text, style.adding(.bold)), in: place, row: row)
    }
  }
}

/// A year as printed: a row of day numbers, then a row for each month.
struct PrintedYear: Widget {
  let year: Int
  let shades: [Day: DayShade]
  let today: Day
  let language: Language

  /// Returns the largest size within the columns. A day takes one or two columns.
  static func size(within columns: Int) -> Size {
    let label = 5
    return Size(width: min(columns, label + 31 * (columns >= label + 62 ? 2 : 1)), height: 13)
  }

  func draw(in frame: inout Frame, at rect: Rect) {
    let places = YearLayout(rect, labelWidth: 4, shown: 1)
    for number in [1, 5, 10, 15, 20, 25, 30] {
      frame.write(
        "\(number)", at: places.titlePosition(number), style: Style(attributes: .dim))
    }
    for month in (1...12).compactMap({ Month(year: year, month: $0) }) {
      let name = month.shortName(in: language)
      frame.write(StyledText(name, .dim), in: rect.row(month.month))
      for day in (1...month.length).compactMap({ month.day($0) }) {
        draw(day, in: &frame, at: places.cellRect(month.month, day.dayOfMonth))
      }
    }
  }

  private func draw(_ day: Day, in frame: inout Frame, at place: Rect) {
    let isToday = day == today
    guard let shade = shades[day] else {
      let blank = StyledText(day > today ? "" : ".", .dim)
      frame.write(isToday ? StyledText("_", .bold) : blank, in: place)
      return
    }
    // The letter is for displays with few colours, and faint on all others.
    let ink = shade.color.mixed(with: shade.color.readableInk, by: isToday ? 1 : 0.4)
    let style = Style(
      foreground: ink.terminalColor, background: shade.color.terminalColor,
      attributes: isToday ? .underline : [])
    frame.fill(place, with: " ", style: style)
    frame.write(StyledText(String(shade.mark), style), in: place)
  }
}

/// The positions of the days of a year.
private struct YearLayout {
  private let rect: Rect
  private let labelWidth: Int
  private let dayWidth: Int
  private let dayHeight: Int
  private let firstMonth: Int
  let hasTitles: Bool

  /// If not all months fit, those around the shown one are displayed.
  init(_ rect: Rect, labelWidth: Int, shown: Int) {
    self.rect = rect
    self.labelWidth = labelWidth
    hasTitles = rect.height >= 13
    dayWidth = max(1, min(3, (rect.width - labelWidth - 1) / 31))
    dayHeight = max(1, min(2, (rect.height - (hasTitles ? 1 : 0)) / 12))
    let rows = min(12, rect.height)
    firstMonth = 1 + min(max(0, shown - 1 - rows / 2), 12 - rows)
  }

  func labelRect(_ month: Int) -> Rect {
    Rect(x: rect.minX, y: row(of: month), width: labelWidth, height: 1).intersection(rect)
  }

  func titlePosition(_ day: Int) -> Position {
    Position(x: rect.minX + labelWidth + 1 + (day - 1) * dayWidth, y: rect.minY)
  }

  func cellRect(_ month: Int, _ day: Int) -> Rect {
    Rect(
      x: rect.minX + labelWidth + 1 + (day - 1) * dayWidth, y: row(of: month), width: dayWidth,
      height: dayHeight
    )
    .intersection(rect)
  }

  private func row(of month: Int) -> Int {
    rect.minY + (hasTitles ? 1 : 0) + (month - firstMonth) * dayHeight
  }
}
