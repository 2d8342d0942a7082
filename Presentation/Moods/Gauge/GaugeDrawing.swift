import HearthDomain

/// The gauge as a picture: a wave as high as the level, and the shape of the level afloat on it.
struct GaugeDrawing: Hashable {
  let level: MoodLevel
  let palette: Palette
  /// How far the wave has come in its round, from 0 to 1.
  var phase = 0.0

  private struct Swell {
    /// How many crests and where the first one is, in rounds.
    let turns: Double
    let shift: Double
    /// How far it goes up and down, in shares of the height.
    let reach: Double
  }

  /// Where the surface is at level 0 and at level 100, in shares of the height from above.
  private static let lowest = 0.92
  private static let highest = 0.42

  /// The level whose surface is at that share of the height from above; the nearest end beyond.
  static func level(atHeight share: Double) -> MoodLevel {
    let part = (lowest - min(max(share, 0), 1)) / (lowest - highest)
    return MoodLevel(clamping: Int((part * 100).rounded()))
  }

  func scene(width: Double, height: Double) -> Scene {
    guard width > 0, height > 0 else { return Scene(width: 1, height: 1) }
    let color = RGBA(level.color(in: palette))
    return Scene(
      width: width, height: height,
      shapes: [
        // The far wave is darker, and goes the other way.
        wave(
          width, height, Swell(turns: 1.5, shift: 0.4 - phase, reach: 0.05),
          color.mixed(with: .hex(0x202028), by: 0.4)),
        shape(width, height, color),
        wave(width, height, Swell(turns: 1.25, shift: phase, reach: 0.032), color),
      ])
  }

  private var surface: Double {
    Self.lowest - (Self.lowest - Self.highest) * Double(level.value) / 100
  }

  private func wave(
    _ width: Double, _ height: Double, _ swell: Swell, _ color: RGBA
  ) -> Shape {
    let steps = 32
    let points = (0...steps).map { step -> Point in
      let share = Double(step) / Double(steps)
      let lift = Angle(degrees: 360 * (swell.turns * share + swell.shift)).sine
      return Point(x: share * width, y: (surface + swell.reach * lift) * height)
    }
    let corners = [Point(x: width, y: height), Point(x: 0, y: height)]
    return .filled(.polygon(points + corners), color, mark: "~")
  }

  /// It rides on the wave: half a length in front of the crest it tilts one way, behind it the
  /// other.
  private func shape(_ width: Double, _ height: Double, _ color: RGBA) -> Shape {
    let side = min(width * 0.5, height * 0.36)
    let swing = Angle(degrees: 360 * (0.5 + phase)).sine
    let center = Point(x: width / 2, y: (surface + 0.02 * swing) * height - side * 0.56)
    let turn = Transform.translation(x: -0.5, y: -0.5).then(.rotation(degrees: 5 * swing))
    return .group(
      turn.then(.scale(side)).then(.translation(to: center)), [level.shape.filled(color)])
  }
}
