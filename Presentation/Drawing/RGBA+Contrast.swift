import CLibrary

extension RGBA {
  /// Relative luminance as defined by WCAG, from 0 to 1.
  package var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the WCAG contrast ratio, from 1 to 21, ignoring opacity.
  package func contrast(with other: RGBA) -> Double {
    let lights = [luminance, other.luminance]
    return (max(lights[0], lights[1]) + 0.05) / (min(lights[0], lights[1]) + 0.05)
  }

  /// Returns the first colour on the way from this one to `ink` whose contrast with every
  /// background is high enough.
  func legible(on grounds: [RGBA], towards ink: RGBA, contrast: Double) -> RGBA {
    let steps = 32
    let colors = (0...steps).lazy.map { self.mixed(with: ink, by: Double($0) / Double(steps)) }
    return colors.first { color in
      grounds.allSatisfy { color.contrast(with: $0) >= contrast }
    } ?? ink
  }
}
