/// Hearth's logo: a small flame above its embers.
enum LogoDrawing {
  static let width = 100.0
  static let height = 132.0

  /// Returns the logo with its upper left corner at the origin.
  static func shapes(point: RGBA, core: RGBA) -> [Shape] {
    let embers = Path { path in
      path.move(to: Point(x: 16, y: 127))
      path.addLine(to: Point(x: 84, y: 127))
    }
    return [
      .filled(flame, point, mark: "*"),
      .filled(innerFlame, core, mark: "*"),
      .stroked(embers, point, width: 9, mark: "~"),
    ]
  }

  private static let flame = Path { path in
    path.move(to: Point(x: 55, y: 0))
    path.addCurve(to: Point(x: 20, y: 55), first: Point(x: 58, y: 24), second: Point(x: 34, y: 36))
    path.addCurve(to: Point(x: 50, y: 112), first: Point(x: 2, y: 80), second: Point(x: 16, y: 112))
    path.addCurve(to: Point(x: 86, y: 66), first: Point(x: 80, y: 112), second: Point(x: 94, y: 88))
    path.addCurve(to: Point(x: 74, y: 40), first: Point(x: 83, y: 56), second: Point(x: 77, y: 50))
    path.addCurve(to: Point(x: 63, y: 53), first: Point(x: 72, y: 47), second: Point(x: 68, y: 51))
    path.addCurve(to: Point(x: 55, y: 0), first: Point(x: 70, y: 33), second: Point(x: 66, y: 13))
    path.close()
  }

  private static let innerFlame = Path { path in
    path.move(to: Point(x: 49, y: 62))
    path.addCurve(to: Point(x: 35, y: 90), first: Point(x: 50, y: 73), second: Point(x: 36, y: 78))
    path.addCurve(
      to: Point(x: 51, y: 105), first: Point(x: 34, y: 99), second: Point(x: 41, y: 105))
    path.addCurve(to: Point(x: 66, y: 88), first: Point(x: 61, y: 105), second: Point(x: 68, y: 97))
    path.addCurve(to: Point(x: 49, y: 62), first: Point(x: 64, y: 77), second: Point(x: 54, y: 74))
    path.close()
  }
}
