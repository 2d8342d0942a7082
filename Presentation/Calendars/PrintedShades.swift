import HearthDomain
import TerminalKit

/// Shaded days as a command prints them, a month in weeks or a year in twelve rows.
struct PrintedShades {
  let shades: [Day: DayShade]
  let today: Day
  let language: Language
  let widths: DisplayWidth

  /// The month under its name, its columns in the order of these weekdays.
  func rows(of month: Month, weekdays: [Weekday], columns: Int) -> [StyledText] {
    let shape = MonthShape(
      firstColumn: weekdays.firstIndex(of: month.firstDay.weekday) ?? 0, days: month.length)
    let grid = MonthGrid(
      shape, weekdays: weekdays.map { $0.shortName(in: language) },
      today: today.calendarMonth == month ? today.dayOfMonth : nil
    ) { number in
      month.day(number).flatMap { shades[$0] }.map { MonthGrid.Mark($0.mark, style: $0.style) }
    }
    return [StyledText(month.words(in: language), .bold)]
      + lines(of: grid, size: Size(width: min(columns, 42), height: grid.height))
  }

  /// The year under its number.
  func rows(of year: Int, columns: Int) -> [StyledText] {
    let cell = columns >= YearGrid.columns(cell: 2) ? 2 : 1
    let grid = YearGrid(year: year, shades: shades, today: today, language: language, cell: cell)
    let width = min(columns, YearGrid.columns(cell: cell))
    return [StyledText(language(ko: "\(year)년", en: "\(year)"), .bold)]
      + lines(of: grid, size: Size(width: width, height: YearGrid.height))
  }

  private func lines(of grid: some Widget, size: Size) -> [StyledText] {
    var frame = Frame(size: size, widths: widths)
    grid.draw(in: &frame, at: frame.bounds)
    return frame.lines
  }
}
