import HearthDomain
import TerminalKit

/// The positions of the days of a month, in weeks.
struct MonthCells {
  private let rect: Rect
  private let month: Month
  private let firstColumn: Int
  /// Number of additional rows of each week.
  private var extraRows: [Int]
  /// Size of a day.
  let cellSize: Size

  /// Creates the cells. Days are as large as the rect allows, at most `most`. With `isSteady`,
  /// every month uses the rows of a month with six weeks, so that the layout does not change from
  /// month to month.
  init(
    _ month: Month, _ rect: Rect, weekdays: [Weekday],
    most: Size = Size(width: 12, height: 4), isSteady: Bool = true
  ) {
    self.rect = rect
    self.month = month
    firstColumn = weekdays.firstIndex(of: month.firstDay.weekday) ?? 0
    let weeks = (firstColumn + month.length + 6) / 7
    extraRows = Array(repeating: 0, count: weeks)
    cellSize = Size(
      width: max(1, min(most.width, rect.width / 7)),
      height: max(1, min(most.height, (rect.height - 1) / (isSteady ? max(6, weeks) : weeks))))
  }

  /// Returns the cells with spare rows given to the weeks that need them most. `lacking` returns
  /// the number of rows that a day lacks.
  func distributingSpareRows(_ lacking: (Day) -> Int) -> MonthCells {
    var cells = self
    var lack = extraRows
    for day in days {
      let week = (firstColumn + day.dayOfMonth - 1) / 7
      lack[week] = max(lack[week], lacking(day))
    }
    var left = rect.height - 1 - extraRows.count * cellSize.height
    while left > 0, let week = lack.indices.max(by: { lack[$0] < lack[$1] }), lack[week] > 0 {
      cells.extraRows[week] += 1
      lack[week] -= 1
      left -= 1
    }
    return cells
  }

  /// The days of each week of the month.
  var weeks: [[Day]] {
    Dictionary(grouping: days) { (firstColumn + $0.dayOfMonth - 1) / 7 }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  var days: [Day] { (1...month.length).compactMap { month.day($0) } }

  func titleRect(_ column: Int) -> Rect {
    Rect(x: rect.minX + column * cellSize.width, y: rect.minY, width: cellSize.width, height: 1)
      .intersection(rect)
  }

  func cellRect(of day: Day) -> Rect {
    let place = firstColumn + day.dayOfMonth - 1
    let week = place / 7
    return Rect(
      origin: Position(
        x: rect.minX + place % 7 * cellSize.width,
        y: rect.minY + 1 + week * cellSize.height + extraRows[..<week].reduce(0, +)),
      size: Size(width: cellSize.width, height: cellSize.height + extraRows[week])
    )
    .intersection(rect)
  }

  /// Returns the day at a position, or nil if there is none.
  func day(at position: Position) -> Day? {
    days.first { cellRect(of: $0).contains(position) }
  }
}
