/// The watering can and the drops that fall from it.
enum WateringCanDrawing {
  /// Returns the can with its spout over the origin, tilted by that angle.
  static func can(tipped degrees: Double) -> [Shape] {
    let blue = RGBA.hex(0x7FA6B8)
    let dark = RGBA.hex(0x5F8799)
    let body = Path.roundedPolygon(
      [Point(x: 40, y: -26), Point(x: 88, y: -26), Point(x: 92, y: 24), Point(x: 36, y: 24)],
      radius: 7)
    let spout = Path.polygon(
      [Point(x: 40, y: 18), Point(x: 4, y: -18), Point(x: 12, y: -24), Point(x: 44, y: -2)])
    let rose = Path.polygon([Point(x: -4, y: -12), Point(x: 12, y: -30)], isClosed: false)
    let handle = Path.arc(
      center: Point(x: 88, y: 0), radiusX: 24, radiusY: 22, from: -100, to: 90)
    let top = Path.arc(
      center: Point(x: 64, y: -26), radiusX: 18, radiusY: 14, from: 180, to: 360)
    let shapes: [Shape] = [
      .stroked(handle, dark, width: 7, mark: ")"),
      .stroked(top, dark, width: 6, mark: "-"),
      .filled(spout, dark, mark: "/"),
      .filled(body, blue, mark: "U"),
      .stroked(rose, dark, width: 8, mark: "<"),
    ]
    // The end of the spout stays over the plant while the can rotates around it.
    let turn = Transform.translation(x: -2, y: 20).then(.rotation(degrees: -degrees))
    return [.group(turn, shapes)]
  }

  /// Returns the drops between the spout and the soil; `share` is the progress from the first drop
  /// to the last.
  static func drops(from spout: Point, fall: Double, share: Double) -> [Shape] {
    let count = 14
    return (0..<count).compactMap { index -> Shape? in
      let start = Double(index) / Double(count) * 0.7
      let age = (share - start) / 0.3
      guard age > 0, age < 1 else { return nil }
      let spread = Double(index % 3 - 1) * 9
      let place = Point(
        x: spout.x + spread * (0.5 + age) - 8 * age, y: spout.y + fall * age * (0.35 + 0.65 * age))
      return .filled(drop.applying(.translation(to: place)), .hex(0x6FB4DC), mark: "'")
    }
  }

  private static let drop = PlantParts.leaf(length: 19, width: 13, belly: 0.25)
}
