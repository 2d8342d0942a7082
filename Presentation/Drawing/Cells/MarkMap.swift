import TerminalKit

/// Tells which shape is in front at each of two by four points in every cell.
struct MarkMap {
  private static let pointsAcross = 2
  private static let pointsDown = 4

  private let width: Int
  private let height: Int
  /// For each point, the 1-based index of the front area; 0 for none.
  private var frontAreas: [Int]
  private var areas: [(mark: Character?, color: RGBA)] = []

  init(_ scene: Scene, size: Size) {
    width = min(size.width, Bitmap.maxSideLength / Self.pointsAcross) * Self.pointsAcross
    height = min(size.height, Bitmap.maxSideLength / Self.pointsDown) * Self.pointsDown
    frontAreas = Array(repeating: 0, count: width * height)
    let place = scene.fittingTransform(width: Double(width), height: Double(height))
    var rasterizer = Rasterizer(width: width, height: height)
    var fronts = frontAreas
    var areas = areas
    scene.forEachCoverage(under: place) { area in
      guard area.color.alpha >= 96 else { return }
      areas.append((area.mark, area.color))
      rasterizer.forEachCoveredRow(area.lines, rule: area.rule) { row, start, coverage in
        for (offset, share) in coverage.enumerated() where share >= 0.45 {
          fronts[row * width + start + offset] = areas.count
        }
      }
    }
    self.frontAreas = fronts
    self.areas = areas
  }

  /// Returns the mark and colour of the shape that covers most of the cell; nil if most of it is
  /// transparent.
  func mark(x: Int, y: Int) -> (mark: Character?, color: RGBA)? {
    guard (x + 1) * Self.pointsAcross <= width, (y + 1) * Self.pointsDown <= height else {
      return nil
    }
    let points = frontAreas(x: x, y: y)
    // Fast path: most cells lie within one shape or outside all of them.
    if points.allSatisfy({ $0 == points[0] }) {
      return points[0] == 0 ? nil : areas[points[0] - 1]
    }
    var votes: [(mark: Character?, color: RGBA, count: Int)] = []
    for front in points where front > 0 {
      let area = areas[front - 1]
      if let known = votes.firstIndex(where: { $0.mark == area.mark }) {
        votes[known].count += 1
      } else {
        votes.append((area.mark, area.color, 1))
      }
    }
    guard votes.reduce(0, { $0 + $1.count }) >= 3 else { return nil }
    return votes.max { $0.count < $1.count }.map { ($0.mark, $0.color) }
  }

  /// Returns the numbers of the areas in front at the points of a cell, row by row from the upper
  /// left.
  private func frontAreas(x: Int, y: Int) -> [Int] {
    var found: [Int] = []
    for row in y * Self.pointsDown..<(y + 1) * Self.pointsDown {
      let start = row * width + x * Self.pointsAcross
      found += frontAreas[start..<start + Self.pointsAcross]
    }
    return found
  }
}
