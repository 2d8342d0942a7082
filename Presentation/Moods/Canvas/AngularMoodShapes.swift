/// The shapes of low moods: teeth, points and straight sides.
enum AngularMoodShapes {
  /// A wheel with a hole and blunt teeth, hollowed out between them.
  static var cog: Path {
    let teeth = 8
    let half = 0.24
    let center = Point(x: 0.5, y: 0.5)
    func at(_ radius: Double, _ share: Double) -> Point {
      let angle = Angle(degrees: 360 * share / Double(teeth) - 90)
      return center + Point(x: angle.cosine, y: angle.sine) * radius
    }
    var path = Path { path in
      path.move(to: at(0.5, -half))
      for tooth in 0..<teeth {
        let tooth = Double(tooth)
        path.addLine(to: at(0.5, tooth + half))
        path.addCurve(to: at(0.5, tooth + 1 - half), control: at(0.27, tooth + 0.5))
      }
      path.close()
    }
    path.add(.hole(center: center, radius: 0.17))
    return path
  }

  static var triangles: Path {
    Path { path in
      for index in 0..<3 {
        let left = Double(index) / 3
        path.add(
          .polygon([
            Point(x: left + 1 / 6, y: 0.08), Point(x: left + 1 / 3, y: 0.92),
            Point(x: left, y: 0.92),
          ]))
      }
    }
  }

  static var parallelograms: Path {
    Path { path in
      for left in [0, 0.46] {
        path.add(
          .polygon([
            Point(x: left + 0.24, y: 0.08), Point(x: left + 0.54, y: 0.08),
            Point(x: left + 0.3, y: 0.92), Point(x: left, y: 0.92),
          ]))
      }
    }
  }

  static var rightTriangle: Path {
    .polygon([Point(x: 0.05, y: 0.02), Point(x: 0.98, y: 0.95), Point(x: 0.05, y: 0.95)])
  }
}
