import CLibrary

/// An angle in degrees, clockwise on the page.
struct Angle: Hashable, Sendable {
  let degrees: Double

  var sine: Double { sin(degrees / 180 * .pi) }
  var cosine: Double { cos(degrees / 180 * .pi) }
}
