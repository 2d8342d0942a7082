import HearthDomain

/// Positions and size of the shapes on a canvas: at their stored places, moved apart if they would
/// hide each other.
struct CanvasArrangement: Hashable {
  let width: Double
  let height: Double
  /// The centres, in the order of the moods.
  private(set) var centers: [Point]

  init(_ canvas: MoodCanvas, in field: CanvasField, magnification: Double = 1) {
    let count = canvas.moods.count
    let side = field.side(of: canvas.layout) * magnification
    let grid = Grid(of: count, in: field)
    (width, height) = CanvasArrangement.size(side, grid, in: field)
    centers = canvas.moods.map { field.point($0.canvasPosition) }
    let share = field.minShapeSize.x > 0 ? 1 : 0.85
    minDistances = Point(x: width * share, y: height * share)
    var places = centers
    pushApart(&places, in: field)
    centers = hasOverlap(places) ? grid.centers(for: places, in: field) : places
  }

  /// Returns the width and height of the shapes: the usual size, or more if the field has a larger
  /// minimum size. Then they are limited to the share of the field that each shape has.
  private static func size(
    _ side: Double, _ grid: Grid, in field: CanvasField
  ) -> (Double, Double) {
    let least = field.minShapeSize
    guard least.x > side || least.y > side else { return (side, side) }
    let room = Point(x: field.width / Double(grid.columns), y: field.height / Double(grid.rows))
    let height = min(max(side, least.y), room.y)
    // As wide as high if there is room; a cell is twice as high as wide.
    return (min(max(side, least.x, height), room.x), height)
  }

  /// Minimum horizontal and vertical distances of two centres. With a minimum size, as in cells,
  /// shapes must not overlap at all; otherwise they may by 15 %.
  private let minDistances: Point

  private func hasOverlap(_ places: [Point]) -> Bool {
    places.indices.contains { one in
      places[..<one].contains { other in
        abs(places[one].x - other.x) < minDistances.x * 0.99
          && abs(places[one].y - other.y) < minDistances.y * 0.99
      }
    }
  }

  /// Pushes overlapping shapes apart along the shorter way and keeps all of them inside the field.
  private func pushApart(_ places: inout [Point], in field: CanvasField) {
    for _ in 0..<CanvasArrangement.maxPushes {
      for index in places.indices { places[index] = clamped(places[index], field) }
      guard hasOverlap(places) else { return }
      for one in places.indices {
        for other in places.indices where other < one { push(&places, one, other) }
      }
    }
  }

  private static let maxPushes = 120

  private func push(_ places: inout [Point], _ one: Int, _ other: Int) {
    let gap = places[one] - places[other]
    let (across, down) = (minDistances.x - abs(gap.x), minDistances.y - abs(gap.y))
    guard across > 0, down > 0 else { return }
    // Shapes at the same place are separated too: the later one moves right or down.
    let step =
      across * aspectRatio <= down
      ? Point(x: (gap.x < 0 ? -across : across) / 2, y: 0)
      : Point(x: 0, y: (gap.y < 0 ? -down : down) / 2)
    places[one] = places[one] + step
    places[other] = places[other] - step
  }

  private var aspectRatio: Double { height > 0 && width > 0 ? height / width : 1 }

  private func clamped(_ place: Point, _ field: CanvasField) -> Point {
    Point(
      x: CanvasArrangement.clamped(place.x, width / 2, field.width),
      y: CanvasArrangement.clamped(place.y, height / 2, field.height))
  }

  private static func clamped(_ value: Double, _ half: Double, _ whole: Double) -> Double {
    half * 2 >= whole ? whole / 2 : min(max(value, half), whole - half)
  }
}

/// The grid in which that many shapes have the most room.
private struct Grid {
  let columns: Int
  let rows: Int

  init(of count: Int, in field: CanvasField) {
    let count = max(1, count)
    let least = field.minShapeSize.x > 0 ? field.minShapeSize : Point(x: 1, y: 1)
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

  /// Returns a cell centre for each place, filled row by row from the top and from left to right,
  /// in the order of the places.
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
