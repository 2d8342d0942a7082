import Testing

@testable import HearthPresentation

@Suite struct PathTests {
  @Test(arguments: [1.0, 10, 500])
  func `a flattened circle stays within the tolerance`(radius: Double) {
    let lines = Path.circle(center: Point(x: 3, y: -4), radius: radius).flattened(tolerance: 0.1)
    #expect(lines.count == 1)
    let points = lines[0].points
    for (start, end) in zip(points, points.dropFirst()) {
      let middle = start.interpolated(to: end, by: 0.5)
      #expect(abs((middle - Point(x: 3, y: -4)).length - radius) < 0.11)
    }
  }

  @Test func `a quadratic curve passes through the middle of its hull`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addCurve(to: Point(x: 2, y: 0), control: Point(x: 1, y: 2))
    }
    let points = path.flattened(tolerance: 0.001)[0].points
    #expect(points.contains { abs($0.x - 1) < 0.05 && abs($0.y - 1) < 0.01 })
  }

  @Test func `lines after a close continue from the start of the subpath`() {
    let path = Path { path in
      path.move(to: Point(x: 1, y: 1))
      path.addLine(to: Point(x: 5, y: 1))
      path.close()
      path.addLine(to: Point(x: 1, y: 9))
    }
    let lines = path.flattened(tolerance: 0.1)
    #expect(lines.map(\.isClosed) == [true, false])
    #expect(lines[1].points == [Point(x: 1, y: 1), Point(x: 1, y: 9)])
  }

  @Test func `an arc has the given start and end`() throws {
    let path = Path.arc(center: .zero, radiusX: 10, radiusY: 5, from: 90, to: 180)
    let points = path.flattened(tolerance: 0.1)[0].points
    let first = try #require(points.first)
    let last = try #require(points.last)
    #expect((first - Point(x: 0, y: 5)).length < 1e-9)
    #expect((last - Point(x: -10, y: 0)).length < 1e-9)
  }

  @Test func `transforms are applied one after the other`() {
    let both = Transform.scale(2).then(.translation(x: 10, y: 0))
    #expect(both(Point(x: 3, y: 1)) == Point(x: 16, y: 2))
    let turned = Transform.rotation(degrees: 90)(Point(x: 1, y: 0))
    #expect((turned - Point(x: 0, y: 1)).length < 1e-12)
  }

  @Test func `rounded corners stay inside the polygon`() {
    let path = Path.roundedRectangle(x: 0, y: 0, width: 10, height: 4, radius: 50)
    for point in path.flattened(tolerance: 0.1).flatMap(\.points) {
      #expect((0...10).contains(point.x) && (0...4).contains(point.y))
    }
  }
}
