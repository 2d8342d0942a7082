import HearthDomain
import TerminalKit

/// The cells of a year: a row of day numbers, then a row for every month.
struct YearGrid: Widget {
  let year: Int
  private let shades: [Day: DayShade]
  private let today: Day
  private let language: Language
  private let cell: Int

  private static let label = 5
  /// The rows that it takes.
  static let height = 13

  /// The columns that it takes where a cell has so many.
  static func columns(cell: Int) -> Int { label + 31 * cell }

  /// Each day takes `cell` columns, one or two.
  init(
    year: Int, shades: [Day: DayShade], today: Day, language: Language, cell: Int
  ) {
    self.year = year
    self.shades = shades
    self.today = today
    self.language = language
    self.cell = min(max(cell, 1), 2)
  }

  func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    for number in [1, 5, 10, 15, 20, 25, 30] {
      var place = place(number, row: 0, area)
      place.size = Size(width: 2, height: 1)
      frame.write(StyledText("\(number)", .dim), in: place)
    }
    for month in 1...12 {
      guard let month = Month(year: year, month: month) else { continue }
      let name = month.shortName(in: language)
      frame.write(StyledText(name, .dim), in: area.row(month.month))
      for number in 1...month.length { draw(month.day(number), in: &frame, area) }
    }
  }

  private func place(_ number: Int, row: Int, _ area: Rect) -> Rect {
    Rect(
      x: area.minX + YearGrid.label + (number - 1) * cell, y: area.minY + row, width: cell,
      height: 1
    )
    .intersection(area)
  }

  private func draw(_ day: Day?, in frame: inout Frame, _ area: Rect) {
    guard let day else { return }
    let place = place(day.dayOfMonth, row: day.month, area)
    let isToday = day == today
    guard let shade = shades[day] else {
      let blank = StyledText(day > today ? "" : ".", .dim)
      frame.write(isToday ? StyledText("_", .bold) : blank, in: place)
      return
    }
    // The letter is there for those who see few colours, and faint for all others.
    let ink = shade.color.mixed(with: shade.color.inkOn, by: isToday ? 1 : 0.4)
    let style = Style(
      foreground: ink.color, background: shade.color.color, attributes: isToday ? .underline : [])
    frame.fill(place, with: " ", style: style)
    frame.write(StyledText(String(shade.mark), style), in: place)
  }
}
