import HearthDomain
import TerminalKit

/// A month as it is printed: the days in weeks, each with how many events it has.
struct PrintedMonth {
  let month: Month
  let counts: [Day: Int]
  let today: Day
  let language: Language
  /// In the order of their columns.
  let weekdays: [Weekday]
  let widths: DisplayWidth

  func rows(columns: Int) -> [StyledText] {
    [StyledText(month.words(in: language), .bold)] + grid(columns: columns).lines
      + [StyledText()] + Paragraph(legend).rows(columns: columns, widths: widths)
  }

  private func grid(columns: Int) -> Frame {
    let shape = MonthShape(
      firstColumn: weekdays.firstIndex(of: month.firstDay.weekday) ?? 0, days: month.length)
    let grid = MonthGrid(
      shape, weekdays: weekdays.map { $0.shortName(in: language) },
      today: today.calendarMonth == month ? today.dayOfMonth : nil
    ) { day in month.day(day).flatMap { counts[$0] }.map(PrintedMonth.mark) }
    var frame = Frame(size: Size(width: min(columns, 42), height: grid.height), widths: widths)
    grid.draw(in: &frame, at: frame.bounds)
    return frame
  }

  /// The count as a small raised digit.
  private static func mark(_ count: Int) -> MonthGrid.Mark {
    let digits: [Character] = ["¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let glyph = digits.indices.contains(count - 1) ? digits[count - 1] : "⁺"
    return MonthGrid.Mark(glyph, style: Style(foreground: .ansi(2), attributes: .bold))
  }

  private var legend: StyledText {
    if counts.isEmpty {
      return StyledText(language(ko: "이달에는 일정이 없어요.", en: "Nothing is planned."), .dim)
    }
    let days = counts.count
    return StyledText(
      language(
        ko: "일정이 있는 날 \(days)일. 작은 숫자는 그날의 일정 수예요.",
        en: "\(Plural("day")(days)) with events; the small number is how many."), .dim)
  }
}
