import HearthDomain
import TerminalKit

/// Where the days of a month stand, in weeks one under another.
struct MonthCells {
  private let rect: Rect
  private let month: Month
  private let firstColumn: Int
  /// How large a day is.
  let cell: Size

  /// Days become as large as the rect allows, but no larger than `most`. Five and six weeks take
  /// the same rows where nothing shall jump from month to month.
  init(
    _ month: Month, _ rect: Rect, weekdays: [Weekday],
    most: Size = Size(width: 12, height: 4), isSteady: Bool = true
  ) {
    self.rect = rect
    self.month = month
    firstColumn = weekdays.firstIndex(of: month.firstDay.weekday) ?? 0
    let weeks = (firstColumn + month.length + 6) / 7
    cell = Size(
      width: max(1, min(most.width, rect.width / 7)),
      height: max(1, min(most.height, (rect.height - 1) / (isSteady ? max(6, weeks) : weeks))))
  }

  var days: [Day] { (1...month.length).compactMap { month.day($0) } }

  func title(_ column: Int) -> Rect {
    Rect(x: rect.minX + column * cell.width, y: rect.minY, width: cell.width, height: 1)
      .intersection(rect)
  }

  func cell(of day: Day) -> Rect {
    let place = firstColumn + day.dayOfMonth - 1
    return Rect(
      origin: Position(
        x: rect.minX + place % 7 * cell.width, y: rect.minY + 1 + place / 7 * cell.height),
      size: cell
    )
    .intersection(rect)
  }

  /// The day at a cell, or nil where there is none.
  func day(at position: Position) -> Day? {
    days.first { cell(of: $0).contains(position) }
  }
}
