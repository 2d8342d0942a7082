import HearthDomain
import TerminalKit

/// A month whose shaded days have a colour and a letter.
struct ShadedMonth: DayBoard {
  let month: Month
  let shades: [Day: DayShade]
  let selected: Day
  let today: Day
  /// A number for some days, displayed if there is room.
  var dayNumbers: [Day: Int] = [:]
  let view: ViewContext

  /// Draws the month as large as the rect allows.
  func draw(in frame: inout Frame, at rect: Rect) {
    let places = MonthCells(month, rect, weekdays: view.weekdays)
    for (column, weekday) in view.weekdays.enumerated() {
      let cell = places.titleRect(column).insetBy(right: 1)
      frame.write(
        StyledText(weekday.shortName(in: view.language), view.theme.faint), in: cell,
        alignment: .center)
    }
    let holidays = view.holidays(in: month)
    for day in places.days {
      draw(day, shades[day], holidays, in: &frame, at: places.cellRect(of: day))
    }
  }

  func day(at position: Position, in rect: Rect) -> Day? {
    MonthCells(month, rect, weekdays: view.weekdays).day(at: position)
  }

  private func draw(
    _ day: Day, _ shade: DayShade?, _ holidays: HolidayMarks, in frame: inout Frame,
    at cell: Rect
  ) {
    // Narrow days have no gap, so that the letter has room.
    let body = cell.insetBy(bottom: cell.height > 1 ? 1 : 0, right: cell.width > 5 ? 1 : 0)
    guard !body.isEmpty else { return }
    let style = shade?.style(in: view) ?? .plain
    if shade != nil { frame.clear(body, style: style) }
    let isSelected = day == selected
    // The letter repeats what the colour means, because nothing is indicated by colour alone.
    let mark = shade.map { String($0.mark) } ?? " "
    let number = view.widths.padded("\(day.dayOfMonth)", to: 2, .trailing)
    let inner = isSelected ? "[\(number)]" : " \(number)\(holidays.glyph(on: day) ?? " ")"
    var look = day == today ? style.adding([.bold, .underline]) : style
    if shade == nil {
      look = holidays.style(on: day) ?? (day > today ? view.theme.faint : look)
      if day == today { look = look.adding([.bold, .underline]) }
    }
    if isSelected { look = look.adding(.bold) }
    let used = frame.write(StyledText(inner, look), in: body)
    frame.write(StyledText(mark, style), in: body.insetBy(left: used))
    if let number = dayNumbers[day].map({ "\($0)" }) {
      let isBelow = body.height > 1
      let room = body.width - (isBelow ? 1 : used + 2)
      if room > number.count {
        frame.write(
          StyledText(number + " ", style), in: body, row: isBelow ? 1 : 0, alignment: .trailing)
      }
    }
    if isSelected, shade == nil { frame.restyle(body) { _ in view.theme.selection } }
  }
}
