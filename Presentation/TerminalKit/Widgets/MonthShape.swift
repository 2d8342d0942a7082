/// How the days of a month lie in weeks.
public struct MonthShape: Hashable, Sendable {
  /// The column of the first day, 0 to 6.
  public let firstColumn: Int
  public let days: Int

  /// Columns outside a week are brought into it, lengths outside 0 to 99 to the nearer end.
  public init(firstColumn: Int, days: Int) {
    self.firstColumn = (firstColumn % 7 + 7) % 7
    self.days = min(max(0, days), 99)
  }

  /// The rows that the days take.
  public var weeks: Int { days == 0 ? 0 : (firstColumn + days + 6) / 7 }

  /// The column and the row of a day, counted from 0.
  func place(of day: Int) -> Position {
    Position(x: (firstColumn + day - 1) % 7, y: (firstColumn + day - 1) / 7)
  }
}

/// Where the cells of a month stand in a rect.
struct MonthPlaces {
  private let area: Rect
  private let cellWidth: Int
  private let firstWeek: Int
  let hasTitles: Bool

  /// Titles are given up before weeks; of the weeks those about the shown day stay.
  init(_ rect: Rect, month: MonthShape, wantsTitles: Bool, shown: Int?) {
    hasTitles = wantsTitles && rect.height > min(month.weeks, 1)
    area = rect
    // Three columns end with one for a mark, which the last weekday can do without.
    cellWidth = rect.width == 20 ? 3 : min(6, rect.width / 7)
    let rows = rect.height - (hasTitles ? 1 : 0)
    let week = month.place(of: min(max(1, shown ?? 1), max(1, month.days))).y
    firstWeek = max(0, min(week - rows / 2, month.weeks - rows))
  }

  func title(column: Int) -> Rect {
    let cell = Rect(x: area.minX + column * cellWidth, y: area.minY, width: cellWidth, height: 1)
    // It ends over the number's last digit; what stands behind that is for marks and brackets.
    let behind = cellWidth == 3 ? 1 : max(0, cellWidth - 3)
    return cell.margins(right: behind).intersection(area)
  }

  /// The days whose cells are not empty.
  func days(of month: MonthShape) -> [Int] {
    guard month.days > 0 else { return [] }
    return (1...month.days).filter { !cell(of: $0, in: month).isEmpty }
  }

  func cell(of day: Int, in month: MonthShape) -> Rect {
    let place = month.place(of: day)
    guard place.y >= firstWeek else { return Rect(size: .zero) }
    let top = area.minY + (hasTitles ? 1 : 0)
    return Rect(
      x: area.minX + place.x * cellWidth, y: top + place.y - firstWeek, width: cellWidth,
      height: 1
    )
    .intersection(area)
  }
}
