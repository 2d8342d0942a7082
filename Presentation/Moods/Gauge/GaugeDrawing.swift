import HearthDomain

/// A drawing of the gauge: a wave as high as the level, with the level's shape floating on it.
struct GaugeDrawing: Hashable {
  /// The level; nil for none, which is grey and has a ring.
  let level: MoodLevel?
  let palette: Palette
  /// Phase of the wave's cycle, from 0 to 1.
  var phase = 0.0

  private struct Swell {
    /// The number of crests, and the phase of the first one, in cycles.
    let crestCount: Double
    let phaseShift: Double
    /// Amplitude, as a fraction of the height.
    let amplitude: Double
  }

  /// Position of the surface at level 0 and at level 100, as fractions of the height from the top.
  private static let lowestSurface = 0.92
  private static let highestSurface = 0.42

  /// Returns the level whose surface is at that fraction of the height from the top, clamped to 0
  /// to 100.
  static func level(atHeight share: Double) -> MoodLevel {
    let part = (lowestSurface - min(max(share, 0), 1)) / (lowestSurface - highestSurface)
    return MoodLevel(clamping: Int((part * 100).rounded()))
  }

  func scene(width: Double, height: Double) -> Scene {
    guard width > 0, height > 0 else { return Scene(width: 1, height: 1) }
    let color = LevelForm(level).color(in: palette)
    return Scene(
      width: width, height: height,
      shapes: [
        // The far wave is darker and moves the other way.
        wave(
          width, height, Swell(crestCount: 1.5, phaseShift: 0.4 - phase, amplitude: 0.05),
          color.mixed(with: .hex(0x202028), by: 0.4)),
        shape(width, height, color),
        wave(width, height, Swell(crestCount: 1.25, phaseShift: phase, amplitude: 0.032), color),
      ])
  }

  private var surface: Double {
    Self.lowestSurface - (Self.lowestSurface - Self.highestSurface)
      * Double((level ?? .initial).value) / 100
  }

  private func wave(
    _ width: Double, _ height: Double, _ swell: Swell, _ color: RGBA
  ) -> Shape {
    let steps = 32
    let points = (0...steps).map { step -> Point in
      let share = Double(step) / Double(steps)
      let lift = Angle(degrees: 360 * (swell.crestCount * share + swell.phaseShift)).sine
      return Point(x: share * width, y: (surface + swell.amplitude * lift) * height)
    }
    let corners = [Point(x: width, y: height), Point(x: 0, y: height)]
    return .filled(.polygon(points + corners), color, mark: "~")
  }

  /// Returns the shape, which tilts with the wave.
  private func shape(_ width: Double, _ height: Double, _ color: RGBA) -> Shape {
    let side = min(width * 0.5, height * 0.36)
    let swing = Angle(degrees: 360 * (0.5 + phase)).sine
    let center = Point(x: width / 2, y: (surface + 0.02 * swing) * height - side * 0.56)
    let turn = Transform.translation(x: -0.5, y: -0.5).then(.rotation(degrees: 5 * swing))
    return .group(
      turn.then(.scale(side)).then(.translation(to: center)), [LevelForm(level).drawing(color)])
  }
}
