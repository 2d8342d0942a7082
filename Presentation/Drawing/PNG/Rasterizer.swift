/// Calculates the part of each pixel that an area covers, row by row.
///
/// Each row is sampled along several horizontal lines; the covered lengths along a line are exact.
struct Rasterizer {
  let width: Int
  let height: Int
  /// Number of sample lines per row of pixels.
  let sampleLinesPerRow: Int
  private var edges: [Edge] = []
  private var crossings: [Crossing] = []
  /// The difference in coverage between each pixel of the row and the one before it.
  private var coverageChanges: [Float]

  init(width: Int, height: Int, cuts: Int = 8) {
    self.width = width
    self.height = height
    self.sampleLinesPerRow = max(cuts, 1)
    coverageChanges = Array(repeating: 0, count: width + 2)
  }

  /// Calls the body for each row that the area touches. The body receives the row's index, the
  /// first touched column, and the coverage of the pixels from there on.
  mutating func forEachCoveredRow(
    _ lines: [Polyline], rule: FillRule, _ body: (Int, Int, ArraySlice<Float>) -> Void
  ) {
    edges = lines.flatMap(Self.edges).filter { $0.bottom > 0 && $0.top < Double(height) }
    edges.sort { $0.top < $1.top }
    var active: [Edge] = []
    var next = 0
    var row = max(0, Int((edges.first?.top ?? 0).rounded(.down)))
    while row < height, next < edges.count || !active.isEmpty {
      active.removeAll { $0.bottom <= Double(row) }
      while next < edges.count, edges[next].top < Double(row + 1) {
        active.append(edges[next])
        next += 1
      }
      if !active.isEmpty { scanRow(row, active, rule, body) }
      row += 1
    }
  }

  private mutating func scanRow(
    _ row: Int, _ active: [Edge], _ rule: FillRule, _ body: (Int, Int, ArraySlice<Float>) -> Void
  ) {
    var left = width
    var right = 0
    for cut in 0..<sampleLinesPerRow {
      let y = Double(row) + (Double(cut) + 0.5) / Double(sampleLinesPerRow)
      findCrossings(of: active, at: y)
      addSpans(rule, &left, &right)
    }
    guard left < right else { return }
    var sum: Float = 0
    for x in left..<right {
      sum += coverageChanges[x]
      coverageChanges[x] = min(max(sum, 0), 1)
    }
    body(row, left, coverageChanges[left..<right])
    for x in left...min(right + 1, width + 1) { coverageChanges[x] = 0 }
  }

  private mutating func findCrossings(of active: [Edge], at y: Double) {
    crossings.removeAll(keepingCapacity: true)
    var last = 0.0
    var areInOrder = true
    for edge in active where edge.top <= y && y < edge.bottom {
      let x = min(max(edge.topX + (y - edge.top) * edge.slope, 0), Double(width))
      if x < last { areInOrder = false }
      last = x
      crossings.append(Crossing(x: x, windingDirection: edge.windingDirection))
    }
    if !areInOrder { crossings.sort { $0.x < $1.x } }
  }

  private mutating func addSpans(_ rule: FillRule, _ left: inout Int, _ right: inout Int) {
    var winding = 0
    var start = 0.0
    for crossing in crossings {
      let wasInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
      winding += crossing.windingDirection
      let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
      if !wasInside, isInside { start = crossing.x }
      guard wasInside, !isInside, crossing.x > start else { continue }
      addCoverageStep(at: start, by: 1)
      addCoverageStep(at: crossing.x, by: -1)
      left = min(left, Int(start))
      right = max(right, min(width, Int(crossing.x.rounded(.up))))
    }
  }

  /// Adds a step to the coverage at `x`: it applies to all pixels to the right, and proportionally
  /// to the pixel that contains `x`.
  private mutating func addCoverageStep(at x: Double, by sign: Float) {
    let column = Int(x)
    let rest = Float(x - Double(column))
    let share = sign / Float(sampleLinesPerRow)
    coverageChanges[column] += share * (1 - rest)
    coverageChanges[column + 1] += share * rest
  }

  /// A side of the area, from its upper end to its lower end.
  private struct Edge {
    let top: Double
    let bottom: Double
    /// The x coordinate at the upper end, and its change per unit downwards.
    let topX: Double
    let slope: Double
    let windingDirection: Int
  }

  private struct Crossing {
    let x: Double
    let windingDirection: Int
  }

  /// Coordinates are clamped to this limit, which no picture reaches; larger ones could overflow in
  /// sums.
  private static let coordinateLimit = 1e7

  private static func edges(of line: Polyline) -> [Edge] {
    guard line.points.allSatisfy(\.isFinite) else { return [] }
    let points = line.points.map {
      Point(
        x: min(max($0.x, -coordinateLimit), coordinateLimit),
        y: min(max($0.y, -coordinateLimit), coordinateLimit))
    }
    return zip(points, points.dropFirst() + points.prefix(1)).compactMap { start, end in
      guard start.y != end.y else { return nil }
      let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
      return Edge(
        top: upper.y, bottom: lower.y, topX: upper.x,
        slope: (lower.x - upper.x) / (lower.y - upper.y), windingDirection: start.y < end.y ? 1 : -1
      )
    }
  }
}
