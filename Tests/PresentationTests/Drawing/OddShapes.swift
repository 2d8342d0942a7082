@testable import HearthPresentation

/// Shapes that no drawing should contain, but that must not crash a renderer.
enum OddShapes {
  static let all: [Shape] = {
    let numbers = [
      0, -0.0, 1, -3.5, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
    ]
    let points = numbers.flatMap { x in numbers.map { Point(x: x, y: $0) } }
    var shapes: [Shape] = [.filled(Path(), .hex(0x123456)), .group(.scale(.nan), [])]
    for (index, point) in points.enumerated() {
      let other = points[(index * 7 + 3) % points.count]
      let path = Path { path in
        path.addLine(to: point)
        path.addCurve(to: other, control: Point(x: 1, y: 1))
        path.addCurve(to: Point(x: 2, y: 3), first: other, second: point)
        path.close()
        path.close()
      }
      let paint = Paint(
        fill: .hex(0xABCDEF), rule: .evenOdd,
        stroke: Stroke(color: .hex(0x123456), width: numbers[index % numbers.count]))
      shapes += [.path(path, paint), .group(.scale(x: point.x, y: point.y), [.path(path, paint)])]
    }
    return shapes
  }()
}
