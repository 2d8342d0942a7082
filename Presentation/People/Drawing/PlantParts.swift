/// Parts that several plants share; all of them stand on the origin and point up.
enum PlantParts {
  /// Returns a leaf. It is widest at the fraction `belly` of its length, from its base.
  static func leaf(length: Double, width: Double, belly: Double = 0.5) -> Path {
    let half = width * 0.67
    return Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: Point(x: 0, y: -length), first: Point(x: half, y: -length * belly * 0.5),
        second: Point(x: half, y: -length * (belly + 0.3)))
      path.addCurve(
        to: .zero, first: Point(x: -half, y: -length * (belly + 0.3)),
        second: Point(x: -half, y: -length * belly * 0.5))
      path.close()
    }
  }

  /// Returns petals around the origin.
  static func petals(_ count: Int, length: Double, width: Double, turned: Double = 0) -> Path {
    Path { path in
      for index in 0..<max(count, 0) {
        let degrees = turned + Double(index) * 360 / Double(count)
        path.add(
          leaf(length: length, width: width, belly: 0.6).applying(.rotation(degrees: degrees)))
      }
    }
  }
}
