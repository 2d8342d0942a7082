import HearthDomain
import TerminalKit

/// A month in weeks of some rows each: the numbers of the days and how many events they have,
/// and where there is room the titles of these.
struct MonthBoard {
  let month: Month
  let day: Day
  let today: Day
  let counts: [Day: Int]
  let view: ViewContext
  var titles: [Day: [String]] = [:]

  static let mostRows = 13
  /// From this width on a day has its count beside its number, and titles under it.
  private static let roomyWidth = 9

  func draw(in frame: inout Frame, at rect: Rect) {
    let order = view.weekdays
    for (column, weekday) in order.enumerated() {
      let name = view.widths.padded(weekday.shortName(in: view.language), to: 3, .trailing)
      frame.write(
        StyledText(name, view.theme.faint), in: cell(row: 0, column, in: rect, height: 1))
    }
    for shown in days {
      let place = cell(of: shown, in: rect)
      guard !place.isEmpty else { continue }
      frame.write(number(of: shown), in: place)
      drawEvents(of: shown, in: &frame, at: place)
    }
  }

  private func drawEvents(of shown: Day, in frame: inout Frame, at place: Rect) {
    guard let mark = EventCountMark.text(counts[shown] ?? 0) else { return }
    let isRoomy = place.width >= MonthBoard.roomyWidth
    let row = isRoomy || place.height == 1 ? 0 : 1
    let beside = row == 0 ? place.margins(left: isRoomy ? 5 : 4) : place.margins(left: 1)
    // A number that would be cut tells less than none.
    let fits = view.widths.columns(of: mark) <= beside.width
    frame.write(StyledText(fits ? mark : "•", view.theme.teal), in: beside, row: row)
    guard isRoomy else { return }
    // A blank row parts the weeks where there are some to spare.
    let most = max(0, place.height - (place.height > 3 ? 2 : 1))
    for (index, title) in (titles[shown] ?? []).prefix(most).enumerated() {
      frame.write(
        StyledText(title, view.theme.faint), in: place.margins(left: 1, right: 1), row: 1 + index)
    }
  }

  /// The day at a cell; nil where there is none.
  func day(at position: Position, in rect: Rect) -> Day? {
    days.first { cell(of: $0, in: rect).contains(position) }
  }

  private var days: [Day] { (1...month.length).compactMap { month.day($0) } }

  private var firstColumn: Int {
    view.weekdays.firstIndex(of: month.firstDay.weekday) ?? 0
  }

  private var weeks: Int { (firstColumn + month.length + 6) / 7 }

  /// Two rows where days are narrow; as many as there are, up to six, where they are not.
  private func weekHeight(in rect: Rect) -> Int {
    let most = rect.width / 7 >= MonthBoard.roomyWidth ? 6 : 2
    return min(most, max(1, (rect.height - 1) / weeks))
  }

  private func cell(row: Int, _ column: Int, in rect: Rect, height: Int) -> Rect {
    let width = max(1, rect.width / 7)
    return Rect(x: rect.minX + column * width, y: rect.minY + row, width: width, height: height)
      .intersection(rect)
  }

  private func cell(of shown: Day, in rect: Rect) -> Rect {
    let place = firstColumn + shown.dayOfMonth - 1
    let height = weekHeight(in: rect)
    return cell(row: 1 + place / 7 * height, place % 7, in: rect, height: height)
  }

  private func number(of shown: Day) -> StyledText {
    let digits = shown.dayOfMonth < 10 ? " \(shown.dayOfMonth)" : "\(shown.dayOfMonth)"
    if shown == day {
      let look = view.theme.selection
      return StyledText("[\(digits)]", shown == today ? look.adding(.underline) : look)
    }
    if shown == today {
      return StyledText("(\(digits))", view.theme.text.adding([.bold, .underline]))
    }
    let isWeekend = shown.weekday == .saturday || shown.weekday == .sunday
    return StyledText(" \(digits) ", isWeekend ? view.theme.faint : nil)
  }
}
