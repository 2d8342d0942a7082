import HearthDomain

/// Where the shapes of a canvas stand in a field, and how large they are: at their places, moved
/// apart as far as they would hide each other there.
struct CanvasArrangement: Hashable {
  let width: Double
  let height: Double
  /// Of the moods in their order.
  private(set) var centers: [Point]

  init(_ canvas: MoodCanvas, in field: CanvasField, magnification: Double = 1) {
    let count = canvas.moods.count
    let side = field.side(of: canvas.layout) * magnification
    let grid = Grid(of: count, in: field)
    (width, height) = CanvasArrangement.size(side, grid, in: field)
    centers = canvas.moods.map { field.point($0.place) }
    let share = field.leastShape.x > 0 ? 1 : 0.85
    reach = Point(x: width * share, y: height * share)
    var places = centers
    spread(&places, in: field)
    centers = meet(places) ? grid.centers(for: places, in: field) : places
  }

  /// The usual one, or the least that is wanted where all have room then; never more than their
  /// share of the field.
  private static func size(
    _ side: Double, _ grid: Grid, in field: CanvasField
  ) -> (Double, Double) {
    let least = field.leastShape
    guard least.x > side || least.y > side else { return (side, side) }
    let room = Point(x: field.width / Double(grid.columns), y: field.height / Double(grid.rows))
    let height = min(max(side, least.y), room.y)
    // As wide as high, as they are drawn, where there is room; a cell is twice as tall as wide.
    return (min(max(side, least.x, height), room.x), height)
  }

  /// How near two centres may come across and down: as the places of a day may, and where cells are
  /// large so that no shape touches another.
  private let reach: Point

  private func meet(_ places: [Point]) -> Bool {
    places.indices.contains { one in
      places[..<one].contains { other in
        abs(places[one].x - other.x) < reach.x * 0.99
          && abs(places[one].y - other.y) < reach.y * 0.99
      }
    }
  }

  /// Pushes those apart that meet, along the shorter way, and keeps all of them in the field.
  private func spread(_ places: inout [Point], in field: CanvasField) {
    for _ in 0..<CanvasArrangement.mostPushes {
      for index in places.indices { places[index] = inside(places[index], field) }
      guard meet(places) else { return }
      for one in places.indices {
        for other in places.indices where other < one { push(&places, one, other) }
      }
    }
  }

  private static let mostPushes = 120

  private func push(_ places: inout [Point], _ one: Int, _ other: Int) {
    let gap = places[one] - places[other]
    let (across, down) = (reach.x - abs(gap.x), reach.y - abs(gap.y))
    guard across > 0, down > 0 else { return }
    // Those at one place part as well: the later one to the right or down.
    let step =
      across * ratio <= down
      ? Point(x: (gap.x < 0 ? -across : across) / 2, y: 0)
      : Point(x: 0, y: (gap.y < 0 ? -down : down) / 2)
    places[one] = places[one] + step
    places[other] = places[other] - step
  }

  private var ratio: Double { height > 0 && width > 0 ? height / width : 1 }

  private func inside(_ place: Point, _ field: CanvasField) -> Point {
    Point(
      x: CanvasArrangement.inside(place.x, width / 2, field.width),
      y: CanvasArrangement.inside(place.y, height / 2, field.height))
  }

  private static func inside(_ value: Double, _ half: Double, _ whole: Double) -> Double {
    half * 2 >= whole ? whole / 2 : min(max(value, half), whole - half)
  }
}

/// Rows and columns in which so many shapes have the most room.
private struct Grid {
  let columns: Int
  let rows: Int

  init(of count: Int, in field: CanvasField) {
    let count = max(1, count)
    let least = field.leastShape.x > 0 ? field.leastShape : Point(x: 1, y: 1)
    var best = (rows: 1, room: -1.0)
    for rows in 1...count {
      let columns = (count + rows - 1) / rows
      let room = min(
        field.width / Double(columns) / least.x, field.height / Double(rows) / least.y)
      if room > best.room { best = (rows, room) }
    }
    rows = best.rows
    columns = (count + best.rows - 1) / best.rows
  }

  /// A cell for each place, row by row from above, in a row from the left, as near to where it was
  /// as its cell is.
  func centers(for places: [Point], in field: CanvasField) -> [Point] {
    let room = Point(x: field.width / Double(columns), y: field.height / Double(rows))
    var centers = places
    let down = places.indices.sorted { (places[$0].y, $0) < (places[$1].y, $1) }
    for row in 0..<rows {
      let those = down.dropFirst(row * columns).prefix(columns)
      let across = those.sorted { (places[$0].x, $0) < (places[$1].x, $1) }
      for (column, index) in across.enumerated() {
        let start = Double(columns - across.count) / 2
        centers[index] = Point(
          x: (start + Double(column) + 0.5) * room.x, y: (Double(row) + 0.5) * room.y)
      }
    }
    return centers
  }
}
