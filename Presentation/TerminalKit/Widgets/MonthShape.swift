/// The arrangement of a month's days in weeks.
public struct MonthShape: Hashable, Sendable {
  /// The column of the first day, 0 to 6.
  public let firstColumn: Int
  public let days: Int

  /// Reduces the column modulo 7 and clamps the number of days to 0…99.
  public init(firstColumn: Int, days: Int) {
    self.firstColumn = (firstColumn % 7 + 7) % 7
    self.days = min(max(0, days), 99)
  }

  /// Number of weeks that the month touches.
  public var weekCount: Int { days == 0 ? 0 : (firstColumn + days + 6) / 7 }

  /// Returns the column and the row of a day, counted from 0.
  func position(of day: Int) -> Position {
    Position(x: (firstColumn + day - 1) % 7, y: (firstColumn + day - 1) / 7)
  }
}

/// The positions of a month's cells in a rect.
struct MonthCellPositions {
  private let area: Rect
  private let cellWidth: Int
  private let firstWeek: Int
  let hasTitles: Bool

  /// Creates the positions. A single row displays a week without the titles. If not all weeks fit,
  /// those around the day `shown` are displayed.
  init(_ rect: Rect, month: MonthShape, wantsTitles: Bool, shown: Int?) {
    hasTitles = wantsTitles && rect.height > min(month.weekCount, 1)
    area = rect
    // Twenty columns suffice for seven cells of three: the last column of a cell is for a mark, and
    // only the last weekday lacks it.
    cellWidth = rect.width == 20 ? 3 : min(6, rect.width / 7)
    let rows = rect.height - (hasTitles ? 1 : 0)
    let week = month.position(of: min(max(1, shown ?? 1), max(1, month.days))).y
    firstWeek = max(0, min(week - rows / 2, month.weekCount - rows))
  }

  func titleRect(column: Int) -> Rect {
    let cell = Rect(x: area.minX + column * cellWidth, y: area.minY, width: cellWidth, height: 1)
    // The title ends above the last digit of the number; the columns after it are for marks and
    // brackets.
    let behind = cellWidth == 3 ? 1 : max(0, cellWidth - 3)
    return cell.insetBy(right: behind).intersection(area)
  }

  /// Returns the days whose cells are not empty.
  func visibleDays(of month: MonthShape) -> [Int] {
    guard month.days > 0 else { return [] }
    return (1...month.days).filter { !dayRect($0, in: month).isEmpty }
  }

  func dayRect(_ day: Int, in month: MonthShape) -> Rect {
    let place = month.position(of: day)
    guard place.y >= firstWeek else { return Rect(size: .zero) }
    let top = area.minY + (hasTitles ? 1 : 0)
    return Rect(
      x: area.minX + place.x * cellWidth, y: top + place.y - firstWeek, width: cellWidth,
      height: 1
    )
    .intersection(area)
  }
}
