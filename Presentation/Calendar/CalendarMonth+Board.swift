import HearthDomain
import TerminalKit

extension CalendarMonth {
  /// Returns the month with the marks of all areas: each day has its marks, on the colour of its
  /// moods.
  func board(
    selected: Day?, today: Day, language: Language, weekdays: [Weekday], look: CalendarLook,
    holidays: HolidayMarks, widths: DisplayWidth
  ) -> MonthBoard {
    var board = MonthBoard(
      month: month, selected: selected, today: today, language: language, weekdays: weekdays,
      faint: look.faint, selection: look.selection
    ) { date in
      let day = self[date]
      let color = look.showsMoods ? day.color(in: palette) : nil
      return DayCell(
        numberStyle: color.map { DayShade(mark: "~", color: RGBA($0)).style },
        marks: { columns, _ in day.marks(columns: columns, look, widths) },
        titles: notes.filter { $0.falls(on: date) }.map { $0.item.dayTitle(language) })
    }
    // Days use the full width, so that titles are not cut more than necessary.
    (board.maxDayWidth, board.maxRows) = (.max, (narrow: 5, roomy: 8))
    board.holidays = holidays
    return board
  }
}

extension CalendarDay {
  /// Returns the marks with their numbers if these fit; otherwise the marks alone, followed by `+`
  /// if some are left out.
  fileprivate func marks(
    columns: Int, _ look: CalendarLook, _ widths: DisplayWidth
  ) -> StyledText {
    let marks = CalendarMark.allCases.filter { $0.count(on: self) > 0 }
    let counted = marks.map { StyledText($0.textWithCount(on: self, widths), look.style(of: $0)) }
    let whole = counted.reduce(StyledText(), +)
    if widths.columns(of: whole) <= columns { return whole }
    let bare = marks.map { StyledText(String($0.glyph(widths)), look.style(of: $0)) }
    if bare.count <= columns { return bare.reduce(StyledText(), +) }
    guard columns > 1 else { return bare.first ?? StyledText() }
    return bare.prefix(columns - 1).reduce(StyledText(), +) + StyledText("+", look.faint)
  }
}
