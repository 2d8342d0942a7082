/// The posture of a plant at one moment of an animation: how far it droops and leans.
struct PlantPosture: Hashable, Sendable {
  /// From 0, fresh and upright, to 1, wilted.
  var droop = 0.0
  /// From -1, leaning left, to 1, leaning right.
  var lean = 0.0
  var detail = DrawingDetail.fine

  var isBold: Bool { detail == .bold }

  /// Returns the value for the level of detail.
  func pick<Value>(fine: Value, bold: Value) -> Value {
    isBold ? bold : fine
  }

  /// Returns a colour of the plant, greyer and browner the more it droops.
  func tint(_ color: RGBA) -> RGBA {
    let grey = UInt8(unit: color.brightness)
    let dry = RGBA(red: grey, green: grey, blue: grey, alpha: color.alpha)
      .mixed(with: RGBA.hex(0xB5A68C, opacity: color.opacity), by: 0.55)
    return color.mixed(with: dry, by: droop * 0.75)
  }

  func tint(_ value: UInt32) -> RGBA {
    tint(RGBA.hex(value))
  }
}
