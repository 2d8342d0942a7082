/// The shapes of high moods: waves, arcs and discs.
enum RoundMoodShapes {
  private static let center = Point(x: 0.5, y: 0.5)

  /// Three parallel bands that wave downwards.
  static var ribbons: Path {
    Path { path in
      for middle in [0.15, 0.5, 0.85] { path.add(ribbon(around: middle, width: 0.2)) }
    }
  }

  private static func ribbon(around middle: Double, width: Double) -> Path {
    let bends = 3
    let sway = 0.05
    let step = 1 / Double(bends)
    func at(_ side: Double, _ bend: Int, _ height: Double) -> Point {
      Point(x: middle + side + (bend % 2 == 0 ? sway : -sway), y: height)
    }
    func lead(_ path: inout Path, _ side: Double, from: Int, to: Int) {
      let start = Double(from) * step
      let end = Double(to) * step
      // With control points at this fraction, a cubic curve follows half a sine wave.
      let reach = (end - start) * 0.3642
      path.addCurve(
        to: at(side, to, end), first: at(side, from, start + reach),
        second: at(side, to, end - reach))
    }
    return Path { path in
      path.move(to: at(width / 2, 0, 0))
      for bend in 0..<bends { lead(&path, width / 2, from: bend, to: bend + 1) }
      path.addLine(to: at(-width / 2, bends, 1))
      for bend in (0..<bends).reversed() { lead(&path, -width / 2, from: bend + 1, to: bend) }
      path.close()
    }
  }

  /// Two half discs whose round backs touch.
  static var halfDiscs: Path {
    Path { path in
      for (x, start) in [(0.0, -90.0), (1.0, 90.0)] {
        path.add(
          .arc(
            center: Point(x: x, y: 0.5), radiusX: 0.5, radiusY: 0.5, from: start, to: start + 180))
        path.close()
      }
    }
  }

  /// A point and two rings, as wide as the gaps between them.
  static var rings: Path {
    var path = Path.circle(center: center, radius: 0.1)
    for (outer, inner) in [(0.3, 0.2), (0.5, 0.4)] {
      path.add(.circle(center: center, radius: outer))
      path.add(.hole(center: center, radius: inner))
    }
    return path
  }

  /// A four-leaf clover: four arcs of a little more than half a circle.
  static var lobes: Path {
    let half = Angle(degrees: 105)
    // The radius at which neighbouring arcs meet and the shape fills the square.
    let radius = 0.5 / (1 + half.sine - half.cosine)
    return Path { path in
      for side in 0..<4 {
        let turn = Angle(degrees: 90 * Double(side))
        let middle = center + Point(x: turn.cosine, y: turn.sine) * (0.5 - radius)
        path.continueAlong(
          .arc(
            center: middle, radiusX: radius, radiusY: radius, from: turn.degrees - half.degrees,
            to: turn.degrees + half.degrees))
      }
      path.close()
    }
  }

  /// Three bars with round ends, the middle one shifted.
  /// Thin enough to leave two gaps even at five rows.
  static var slabs: Path {
    let radius = 0.0925
    return Path { path in
      for (left, middle) in [(0.0, radius), (0.14, 0.5), (0.0, 1 - radius)] {
        for (x, start) in [(left + radius, 90.0), (left + 0.86 - radius, -90.0)] {
          path.continueAlong(
            .arc(
              center: Point(x: x, y: middle), radiusX: radius, radiusY: radius, from: start,
              to: start + 180))
        }
        path.close()
      }
    }
  }

  static var disc: Path {
    .circle(center: center, radius: 0.5)
  }
}

extension Path {
  /// A circle in the opposite direction of ``circle(center:radius:)``.
  static func hole(center: Point, radius: Double) -> Path {
    var path = arc(center: center, radiusX: radius, radiusY: radius, from: 360, to: 0)
    path.close()
    return path
  }
}
