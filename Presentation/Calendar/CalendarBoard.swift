import HearthDomain
import TerminalKit

/// A month in which all areas meet: each day with its marks, on the colour of its moods, and
/// where there is room what is planned and celebrated on it.
struct CalendarBoard: Widget {
  let month: CalendarMonth
  /// Stands in brackets; today stands in parentheses.
  let selected: Day?
  let today: Day
  let language: Language
  /// In the order of their columns.
  let weekdays: [Weekday]
  let look: CalendarLook
  /// How large a day may become.
  var most = Size(width: 18, height: 5)

  /// From this width on a day has its marks beside its number.
  static let roomyWidth = 9
  private static let numberWidth = 4

  func draw(in frame: inout Frame, at rect: Rect) {
    let cells = cells(in: rect)
    for (column, weekday) in weekdays.enumerated() {
      let name = frame.widths.padded(weekday.shortName(in: language), to: 3, .trailing)
      frame.write(StyledText(name, look.faint), in: cells.title(column))
    }
    for number in 1...month.month.length {
      guard let day = month.month.day(number) else { continue }
      let place = cells.cell(of: number)
      if !place.isEmpty { draw(month[day], in: &frame, at: place) }
    }
  }

  /// The day at a cell, or nil where there is none.
  func day(at position: Position, in rect: Rect) -> Day? {
    let cells = cells(in: rect)
    return (1...month.month.length).first { cells.cell(of: $0).contains(position) }
      .flatMap { month.month.day($0) }
  }

  private func cells(in rect: Rect) -> MonthCells {
    MonthCells(month.month, rect, weekdays: weekdays, most: most)
  }

  private func draw(_ day: CalendarDay, in frame: inout Frame, at place: Rect) {
    let number = place.margins(right: max(0, place.width - CalendarBoard.numberWidth))
    frame.write(self.number(of: day), in: number)
    // The columns of days never touch.
    let isBeside = place.width >= CalendarBoard.roomyWidth || place.height == 1
    let marks =
      isBeside
      ? place.margins(left: CalendarBoard.numberWidth, right: place.width > 5 ? 1 : 0)
      : place.margins(top: 1, left: 1)
    frame.write(self.marks(of: day, columns: marks.width, frame.widths), in: marks)
    guard isBeside, place.height > 1 else { return }
    // A blank row parts the weeks where there are some to spare.
    let rows = place.height - (place.height > 3 ? 2 : 1)
    for (row, note) in month.notes.filter({ $0.stands(on: day.day) }).prefix(rows).enumerated() {
      let title = note.thing.shortTitle(language)
      frame.write(
        StyledText(title, look.faint), in: place.margins(left: 1, right: 1), row: 1 + row)
    }
  }

  private func number(of shown: CalendarDay) -> StyledText {
    let day = shown.day
    let digits = day.dayOfMonth < 10 ? " \(day.dayOfMonth)" : "\(day.dayOfMonth)"
    let color = look.showsMoods ? shown.color(otherwise: month.palette) : nil
    let mood = color.map { DayShade(mark: "~", color: RGBA($0)).style }
    if day == selected {
      let style = look.selection
      return StyledText("[\(digits)]", day == today ? style.adding(.underline) : style)
    }
    if day == today {
      return StyledText("(\(digits))", (mood ?? .plain).adding([.bold, .underline]))
    }
    let isWeekend = day.weekday == .saturday || day.weekday == .sunday
    return StyledText(" \(digits) ", mood ?? (isWeekend ? look.faint : .plain))
  }

  /// With numbers where these have room; else the marks alone, and `+` where there are more.
  private func marks(
    of day: CalendarDay, columns: Int, _ widths: DisplayWidth
  ) -> StyledText {
    let marks = CalendarMark.allCases.filter { $0.count(on: day) > 0 }
    let counted = marks.map { StyledText($0.counted(on: day, widths), look.style(of: $0)) }
    let whole = counted.reduce(StyledText(), +)
    if widths.columns(of: whole) <= columns { return whole }
    let bare = marks.map { StyledText(String($0.glyph(widths)), look.style(of: $0)) }
    if bare.count <= columns { return bare.reduce(StyledText(), +) }
    guard columns > 1 else { return bare.first ?? StyledText() }
    return bare.prefix(columns - 1).reduce(StyledText(), +) + StyledText("+", look.faint)
  }
}
