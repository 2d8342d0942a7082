import HearthDomain

/// What lies behind the shapes of a canvas.
package enum CanvasGround: Hashable, Sendable {
  /// What was there before shows through.
  case clear
  case light
  case dark

  /// Nil where the ground is clear.
  package var color: RGBA? {
    switch self {
    case .clear: nil
    case .light: .hex(0xF6F3EC)
    case .dark: .hex(0x1E2026)
    }
  }

  /// The colour that stands out from the ground most.
  var ink: RGBA {
    switch self {
    case .clear: .hex(0x808080)
    case .light: .hex(0x2B2A28)
    case .dark: .hex(0xF2EEE6)
    }
  }

  /// Grey, for what is not there yet.
  var guide: RGBA {
    switch self {
    case .clear: .hex(0x808080)
    case .light: .hex(0xCFCBC3)
    case .dark: .hex(0x474A52)
    }
  }

  /// The line around a colour that the ground would nearly swallow; nil around all others.
  func edge(of color: RGBA) -> RGBA? {
    guard let ground = self.color, color.contrast(with: ground) < CanvasGround.faintest else {
      return nil
    }
    return color.legible(on: [ground], towards: ink, contrast: CanvasGround.edgeContrast)
  }

  private static let faintest = 1.5
  private static let edgeContrast = 2.2
}

extension RGBA {
  package init(_ color: RGBColor) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
