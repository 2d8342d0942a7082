import HearthDomain
import TerminalKit

/// Days side by side, the shown one in the middle: weekday, number, and how many events; below a
/// first of a month without any, which month it is.
struct DayStrip {
  static let height = 3
  private static let cellWidth = 4

  let day: Day
  let today: Day
  let counts: [Day: Int]
  let view: ViewContext

  func draw(in frame: inout Frame, at rect: Rect) {
    for (index, shown) in days(in: rect).enumerated() {
      let cell = cell(index, in: rect)
      let isWeekend = shown.weekday == .saturday || shown.weekday == .sunday
      let style = shown == day ? view.theme.heading : isWeekend ? view.theme.faint : nil
      frame.write(StyledText(weekday(of: shown), style ?? view.theme.faint), in: cell, row: 0)
      frame.write(number(of: shown, style), in: cell, row: 1)
      if let mark = EventCountMark.text(counts[shown] ?? 0) {
        frame.write(StyledText(" " + mark, view.theme.teal), in: cell, row: 2)
      } else if shown.dayOfMonth == 1 {
        let month = shown.calendarMonth.shortName(in: view.language)
        frame.write(StyledText(month, view.theme.faint), in: cell, row: 2)
      }
    }
  }

  /// The day at a cell; nil where there is none.
  func day(at position: Position, in rect: Rect) -> Day? {
    guard rect.contains(position) else { return nil }
    let days = days(in: rect)
    return days.indices.first { cell($0, in: rect).contains(position) }.map { days[$0] }
  }

  /// Whatever does not fit at the ends of the calendar is left out.
  private func days(in rect: Rect) -> [Day] {
    let count = max(1, rect.width / Self.cellWidth)
    return (0..<count).compactMap { Day(number: day.number - count / 2 + $0) }
  }

  private func cell(_ index: Int, in rect: Rect) -> Rect {
    let count = max(1, rect.width / Self.cellWidth)
    let margin = (rect.width - count * Self.cellWidth) / 2
    return Rect(
      x: rect.minX + margin + index * Self.cellWidth, y: rect.minY, width: Self.cellWidth,
      height: rect.height
    )
    .intersection(rect)
  }

  private func weekday(of shown: Day) -> String {
    view.widths.padded(shown.weekday.shortName(in: view.language), to: 3, .trailing)
  }

  private func number(of shown: Day, _ style: Style?) -> StyledText {
    let digits = shown.dayOfMonth < 10 ? " \(shown.dayOfMonth)" : "\(shown.dayOfMonth)"
    var look = style ?? view.theme.text
    if shown == today { look = look.adding([.bold, .underline]) }
    if shown == day { return StyledText("[\(digits)]", view.theme.selection) }
    return shown == today ? StyledText("(\(digits))", look) : StyledText(" \(digits) ", look)
  }
}

/// How a calendar tells of so many events on a day, in at most four columns.
enum EventCountMark {
  /// Nil where there are none.
  static func text(_ count: Int) -> String? {
    switch count {
    case ..<1: nil
    case 1: "•"
    case 2...99: "•\(count)"
    default: "•+"
    }
  }
}
