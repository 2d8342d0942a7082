extension Path {
  /// Returns straight lines from point to point, closed by default.
  package static func polygon(_ points: [Point], isClosed: Bool = true) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
      if isClosed { path.close() }
    }
  }

  package static func rectangle(
    x: Double, y: Double, width: Double, height: Double
  ) -> Path {
    .polygon([
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
      Point(x: x, y: y + height),
    ])
  }

  package static func circle(center: Point, radius: Double) -> Path {
    ellipse(center: center, radiusX: radius, radiusY: radius)
  }

  package static func ellipse(center: Point, radiusX: Double, radiusY: Double) -> Path {
    var path = arc(center: center, radiusX: radiusX, radiusY: radiusY, from: 0, to: 360)
    path.close()
    return path
  }

  /// Returns an open part of an ellipse between two angles in degrees, clockwise from the right.
  package static func arc(
    center: Point, radiusX: Double, radiusY: Double, from start: Double, to end: Double
  ) -> Path {
    let sweep = min(max(end - start, -360), 360)
    let count = abs(sweep) <= 90 ? 1 : abs(sweep) <= 180 ? 2 : abs(sweep) <= 270 ? 3 : 4
    let step = sweep / Double(count)
    // How far the control points of a cubic curve are from its ends, along the tangents, if it
    // approximates an arc.
    let quarter = Angle(degrees: step / 4)
    let reach = 4 / 3 * quarter.sine / quarter.cosine
    func at(_ degrees: Double, ahead: Double) -> Point {
      let angle = Angle(degrees: degrees)
      return Point(
        x: center.x + radiusX * (angle.cosine - ahead * angle.sine),
        y: center.y + radiusY * (angle.sine + ahead * angle.cosine))
    }
    return Path { path in
      path.move(to: at(start, ahead: 0))
      for index in 0..<count {
        let from = start + step * Double(index)
        path.addCurve(
          to: at(from + step, ahead: 0), first: at(from, ahead: reach),
          second: at(from + step, ahead: -reach))
      }
    }
  }

  package static func roundedRectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) -> Path {
    let right = x + width
    let bottom = y + height
    return roundedPolygon(
      [
        Point(x: x, y: y), Point(x: right, y: y), Point(x: right, y: bottom),
        Point(x: x, y: bottom),
      ], radius: radius)
  }

  /// Returns a polygon with rounded corners. Each corner is replaced by a curve that begins and
  /// ends at the distance `radius` from it.
  static func roundedPolygon(_ points: [Point], radius: Double) -> Path {
    Path { path in
      for index in points.indices {
        let corner = points[index]
        let before = points[(index + points.count - 1) % points.count]
        let after = points[(index + 1) % points.count]
        let entry = corner.interpolated(
          to: before, by: cornerFraction(of: radius, from: corner, to: before))
        let exit = corner.interpolated(
          to: after, by: cornerFraction(of: radius, from: corner, to: after))
        if index == 0 { path.move(to: entry) } else { path.addLine(to: entry) }
        path.addCurve(to: exit, control: corner)
      }
      if !points.isEmpty { path.close() }
    }
  }

  /// Returns the radius as a fraction of the side's length. It is at most half, so that the curves
  /// of two corners do not overlap.
  private static func cornerFraction(of radius: Double, from: Point, to: Point) -> Double {
    let length = (to - from).length
    return length > 0 ? min(radius / length, 0.5) : 0
  }
}
