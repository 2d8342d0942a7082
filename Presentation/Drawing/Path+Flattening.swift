/// Points joined by straight lines.
struct Polyline: Hashable, Sendable {
  var points: [Point]
  var isClosed = false
}

extension Path {
  /// Returns the outline as straight lines that deviate from the curves by at most about
  /// `tolerance`.
  func flattened(tolerance: Double) -> [Polyline] {
    var flattener = Flattener(tolerance: max(tolerance, 1e-6))
    for element in elements { flattener.add(element) }
    flattener.finish()
    return flattener.lines
  }
}

/// Converts the elements of a path to straight lines.
private struct Flattener {
  let tolerance: Double
  var lines: [Polyline] = []
  var current: [Point] = []

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      finish()
      current = [point]
    case .line(let point):
      current.append(point)
    case .quadratic(let control, let end):
      let start = current.last ?? control
      if current.isEmpty { current = [start] }
      addCurve(
        start, start.interpolated(to: control, by: 2 / 3), end.interpolated(to: control, by: 2 / 3),
        end)
    case .cubic(let first, let second, let end):
      let start = current.last ?? first
      if current.isEmpty { current = [start] }
      addCurve(start, first, second, end)
    case .close:
      let start = current.first
      finish(isClosed: true)
      // After a subpath was closed, lines without a move begin where that subpath began.
      current = start.map { [$0] } ?? []
    }
  }

  mutating func finish(isClosed: Bool = false) {
    if current.count > 1 { lines.append(Polyline(points: current, isClosed: isClosed)) }
    current = []
  }

  private mutating func addCurve(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    let count = segmentCount(p0, p1, p2, p3)
    for index in 1...count {
      let t = Double(index) / Double(count)
      let s = 1 - t
      current.append(
        p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t))
    }
  }

  /// Returns the number of straight segments for a curve. With n segments, the deviation is at most
  /// 3/4 of the curve's second difference, divided by n².
  private func segmentCount(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Int {
    let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return wanted.isFinite ? Int(min(max(wanted, 1), 64)) : 1
  }
}
