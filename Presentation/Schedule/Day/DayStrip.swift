import HearthDomain
import TerminalKit

/// A row of days that includes the shown one. Each has its weekday, number, count of events and a
/// sign for tasks. The first of a month shows the month's name instead, if it has no events.
struct DayStrip {
  static let height = 3
  private static let cellWidth = 4

  let day: Day
  let today: Day
  let eventCounts: [Day: Int]
  /// Number of open tasks per day.
  var taskCounts: [Day: Int] = [:]
  let view: ViewContext

  func draw(in frame: inout Frame, at rect: Rect) {
    let days = visibleDays(in: rect)
    let holidays = days.first.map { view.holidays(on: $0...(days.last ?? $0)) } ?? .none
    for (index, shown) in days.enumerated() {
      let cell = cellRect(index, in: rect)
      let isWeekend = shown.weekday == .saturday || shown.weekday == .sunday
      let style =
        shown == day
        ? view.theme.heading
        : holidays.style(on: shown) ?? (isWeekend ? view.theme.faint : nil)
      frame.write(StyledText(weekdayName(of: shown), style ?? view.theme.faint), in: cell, row: 0)
      frame.write(numberText(of: shown, style, holidays.glyph(on: shown)), in: cell, row: 1)
      if let mark = EventCountMark.text(eventCounts[shown] ?? 0, tasks: taskCounts[shown] ?? 0) {
        frame.write(StyledText(" " + mark, view.theme.teal), in: cell, row: 2)
      } else if shown.dayOfMonth == 1 {
        let month = shown.calendarMonth.shortName(in: view.language)
        frame.write(StyledText(month, view.theme.faint), in: cell, row: 2)
      }
    }
  }

  /// Returns the day at a position; nil if there is none.
  func day(at position: Position, in rect: Rect) -> Day? {
    guard rect.contains(position) else { return nil }
    let days = visibleDays(in: rect)
    return days.indices.first { cellRect($0, in: rect).contains(position) }.map { days[$0] }
  }

  /// Returns the days to draw. Days before the first or after the last day of the calendar are left
  /// out.
  private func visibleDays(in rect: Rect) -> [Day] {
    let count = max(1, rect.width / Self.cellWidth)
    // The strip stays in place while the shown day moves within a week; with several weeks, the
    // shown one is among the first.
    let place = view.weekdays.firstIndex(of: day.weekday) ?? 0
    let before = count < 7 ? min(place, count / 2) : place + (max(1, count / 7) - 1) / 2 * 7
    return (0..<count).compactMap { Day(number: day.number - before + $0) }
  }

  private func cellRect(_ index: Int, in rect: Rect) -> Rect {
    let count = max(1, rect.width / Self.cellWidth)
    let margin = (rect.width - count * Self.cellWidth) / 2
    return Rect(
      x: rect.minX + margin + index * Self.cellWidth, y: rect.minY, width: Self.cellWidth,
      height: rect.height
    )
    .intersection(rect)
  }

  private func weekdayName(of shown: Day) -> String {
    view.widths.padded(shown.weekday.shortName(in: view.language), to: 3, .trailing)
  }

  private func numberText(of shown: Day, _ style: Style?, _ holiday: Character?) -> StyledText {
    let digits = shown.dayOfMonth < 10 ? " \(shown.dayOfMonth)" : "\(shown.dayOfMonth)"
    var look = style ?? view.theme.text
    if shown == today { look = look.adding([.bold, .underline]) }
    if shown == day { return StyledText("[\(digits)]", view.theme.selection) }
    return shown == today
      ? StyledText("(\(digits))", look) : StyledText(" \(digits)\(holiday ?? " ")", look)
  }
}

/// The number of events on a day as text for a calendar, in at most three columns.
enum EventCountMark {
  /// Returns the count, with a sign for tasks if it fits; nil without events and tasks.
  static func text(_ count: Int, tasks: Int = 0) -> String? {
    let sign = tasks > 0 ? "☐" : ""
    switch count {
    case ..<1: return sign.isEmpty ? nil : sign
    case 1: return "•" + sign
    case 2...9: return "•\(count)" + sign
    case 10...99: return "•\(count)"
    default: return "•+" + sign
    }
  }
}
