/// A stem that grows from a point, bends in the wind and hangs when the plant is thirsty.
struct Stem {
  let base: Point
  /// The control point of the curve that forms the stem.
  let knee: Point
  let tip: Point

  /// Creates a stem. `angle` is in degrees from upright, positive to the right. `softness` is the
  /// angle in degrees by which the stem hangs when wilted.
  init(
    from base: Point, angle: Double, length: Double, softness: Double = 80,
    posture: PlantPosture
  ) {
    let side: Double = angle < 0 ? -1 : 1
    let lower = angle * 0.7 + posture.lean * 2 + side * softness * 0.15 * posture.droop
    let upper = angle + posture.lean * 7 + side * softness * posture.droop
    self.base = base
    knee = base + Stem.direction(lower) * (length * 0.5)
    tip = knee + Stem.direction(upper) * (length * (0.5 - 0.06 * posture.droop))
  }

  init(base: Point, knee: Point, tip: Point) {
    self.base = base
    self.knee = knee
    self.tip = tip
  }

  static func direction(_ degrees: Double) -> Point {
    let angle = Angle(degrees: degrees)
    return Point(x: angle.sine, y: -angle.cosine)
  }

  /// Returns the point on the stem, from 0 at its base to 1 at its tip.
  func point(at t: Double) -> Point {
    base.interpolated(to: knee, by: t).interpolated(to: knee.interpolated(to: tip, by: t), by: t)
  }

  /// Returns the transform that places a shape pointing up at the fraction `t` of the stem, and
  /// turns it in the stem's direction.
  func transform(at t: Double, turned degrees: Double = 0, scale: Double = 1) -> Transform {
    let way = knee.interpolated(to: tip, by: t) - base.interpolated(to: knee, by: t)
    let length = max(way.length, 1e-9)
    let sine = way.x / length
    let cosine = -way.y / length
    return Transform.scale(scale)
      .then(.rotation(degrees: degrees))
      .then(Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .then(.translation(to: point(at: t)))
  }

  var path: Path {
    Path { path in
      path.move(to: base)
      path.addCurve(to: tip, control: knee)
    }
  }
}

extension Path {
  /// Returns an outline bent along a stem. The outline stands upright, from y = 0 at the base to y
  /// = -1 at the tip.
  func bent(along stem: Stem) -> Path {
    mapped { stem.transform(at: -$0.y)(Point(x: $0.x, y: 0)) }
  }
}
