import HearthDomain
import TerminalKit

/// A month of small days with one mark each, on the screen and in print.
struct MarkedMonth: DayBoard {
  let month: Month
  var selected: Day?
  let today: Day
  let language: Language
  /// The weekdays in the order of their columns.
  let weekdays: [Weekday]
  var look = MonthGrid.Look()
  var holidays = HolidayMarks.none
  /// Whether printed weeks have their numbers.
  var showsWeekNumbers = false
  let mark: (Day) -> MonthGrid.Mark?

  func draw(in frame: inout Frame, at rect: Rect) { grid.draw(in: &frame, at: rect) }

  func day(at position: Position, in rect: Rect) -> Day? {
    grid.day(at: position, in: rect).flatMap { month.day($0) }
  }

  /// Returns the month as printed, below its name.
  func rows(columns: Int, _ widths: DisplayWidth) -> [StyledText] {
    let grid = grid
    let columns = showsWeekNumbers ? columns - 3 : columns
    var frame = Frame(size: Size(width: min(columns, 42), height: grid.height), widths: widths)
    grid.draw(in: &frame, at: frame.bounds)
    return [StyledText(month.words(in: language), .bold)] + withWeekNumbers(frame.lines)
      + holidays.namesRows(language, columns: columns)
  }

  /// Adds the week numbers to the lines after the first one, which contains the weekdays.
  private func withWeekNumbers(_ lines: [StyledText]) -> [StyledText] {
    guard showsWeekNumbers, let first = weekdays.first else { return lines }
    let start = month.firstDay.latest(first)
    return lines.enumerated().map { row, line in
      let number = row > 0 ? "\(start.adding(days: 7 * (row - 1)).numberOfStartingWeek)" : ""
      let padding = String(repeating: " ", count: 2 - number.count)
      return StyledText("\(padding)\(number) ", look.weekday) + line
    }
  }

  private var grid: MonthGrid {
    let first = weekdays.firstIndex(of: month.firstDay.weekday) ?? 0
    var grid = MonthGrid(
      MonthShape(firstColumn: first, days: month.length),
      weekdays: weekdays.map { $0.shortName(in: language) }, selectedDay: weekNumber(of: selected),
      today: weekNumber(of: today), look: look
    ) { month.day($0).flatMap(mark) }
    for number in 1...month.length {
      grid.holidayMarks[number] = month.day(number).flatMap { day in
        holidays.glyph(on: day).map {
          MonthGrid.Mark($0, style: holidays.style(on: day) ?? .plain)
        }
      }
    }
    return grid
  }

  private func weekNumber(of day: Day?) -> Int? {
    day.flatMap { $0.calendarMonth == month ? $0.dayOfMonth : nil }
  }
}
