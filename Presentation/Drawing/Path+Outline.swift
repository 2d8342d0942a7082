extension Path {
  /// Returns the area that a pen with the stroke's width covers along the path.
  ///
  /// The area consists of pieces that overlap. All have the same orientation, so that the non-zero
  /// rule merges them.
  func strokeOutline(of stroke: Stroke, tolerance: Double) -> [Polyline] {
    let radius = stroke.width / 2
    guard radius > 0, radius.isFinite else { return [] }
    return flattened(tolerance: tolerance).flatMap { line in
      strokePieces(of: line, radius: radius, cap: stroke.cap, tolerance: tolerance)
    }
  }

  private func strokePieces(
    of line: Polyline, radius: Double, cap: Stroke.Cap, tolerance: Double
  ) -> [Polyline] {
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    var result: [Polyline] = []
    for (start, end) in zip(points, points.dropFirst()) {
      let way = end - start
      guard way.length > 0 else { continue }
      let side = Point(x: -way.y, y: way.x) * (radius / way.length)
      result.append(
        Polyline(points: [start - side, end - side, end + side, start + side], isClosed: true))
    }
    let hasOpenEnds = !line.isClosed && cap == .butt
    let joints = hasOpenEnds ? points.dropFirst().dropLast() : points[...]
    for joint in joints {
      result += Path.circle(center: joint, radius: radius).flattened(tolerance: tolerance)
    }
    return result
  }
}
