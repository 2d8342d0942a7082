/// An affine transform: translation, rotation, scale or skew.
package struct Transform: Hashable, Sendable {
  package let a: Double
  package let b: Double
  package let c: Double
  package let d: Double
  package let tx: Double
  package let ty: Double

  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func translation(to point: Point) -> Transform {
    translation(x: point.x, y: point.y)
  }

  package static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  package static func scale(_ factor: Double) -> Transform {
    scale(x: factor, y: factor)
  }

  /// Returns a clockwise rotation about the origin.
  package static func rotation(degrees: Double) -> Transform {
    let angle = Angle(degrees: degrees)
    let sine = angle.sine
    let cosine = angle.cosine
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns a transform that applies this transform first, then the other.
  package func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  package func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Approximate maximum factor by which a length grows.
  var magnification: Double {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }
}
