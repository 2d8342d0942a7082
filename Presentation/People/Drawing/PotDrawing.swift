/// The pot shared by all plants.
enum PotDrawing {
  /// The point where plants grow out of the soil.
  static let soil = Point(x: 120, y: 168)
  /// Distance that the soil extends to each side of that point.
  static let soilHalfWidth = 46.0

  private static let clay = RGBA.hex(0xC58F72)
  private static let shade = RGBA.hex(0xA87459)
  private static let light = RGBA.hex(0xD9AB8F)

  /// Returns the parts of the pot that are behind the plant.
  static func backShapes() -> [Shape] {
    [
      .filled(
        .ellipse(center: Point(x: soil.x, y: soil.y + 2), radiusX: soilHalfWidth + 6, radiusY: 9),
        .hex(0x5B4A42), mark: "=")
    ]
  }

  /// Returns the parts of the pot that are in front of the plant.
  static func frontShapes() -> [Shape] {
    let body = Path.roundedPolygon(
      [
        Point(x: 72, y: 184), Point(x: 168, y: 184), Point(x: 156, y: 238), Point(x: 84, y: 238),
      ], radius: 8)
    let side = Path.roundedPolygon(
      [
        Point(x: 140, y: 184), Point(x: 168, y: 184), Point(x: 156, y: 238), Point(x: 132, y: 238),
      ], radius: 8)
    let rim = Path.roundedRectangle(x: 64, y: 170, width: 112, height: 20, radius: 6)
    let glint = Path.roundedRectangle(x: 72, y: 174, width: 60, height: 5, radius: 2.5)
    return [
      .filled(body, clay, mark: "#"), .filled(side, shade, mark: "#"),
      .filled(rim, light, mark: "="),
      .filled(glint, light.mixed(with: .hex(0xFFFFFF), by: 0.35), mark: "="),
    ]
  }
}
