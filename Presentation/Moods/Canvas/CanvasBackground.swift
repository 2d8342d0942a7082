import HearthDomain

/// The background of a canvas.
package enum CanvasBackground: Hashable, Sendable {
  /// Transparent.
  case transparent
  case light
  case dark

  /// The colour; nil if transparent.
  package var color: RGBA? {
    switch self {
    case .transparent: nil
    case .light: .hex(0xF6F3EC)
    case .dark: .hex(0x1E2026)
    }
  }

  /// The colour with the most contrast to the background.
  var ink: RGBA {
    switch self {
    case .transparent: .hex(0x808080)
    case .light: .hex(0x2B2A28)
    case .dark: .hex(0xF2EEE6)
    }
  }

  /// Grey, for guide shapes.
  var guideColor: RGBA {
    switch self {
    case .transparent: .hex(0x808080)
    case .light: .hex(0xCFCBC3)
    case .dark: .hex(0x474A52)
    }
  }

  /// Returns the outline of a colour that is too close to the background; nil for other colours.
  func outline(of color: RGBA) -> RGBA? {
    guard let ground = self.color, color.contrast(with: ground) < CanvasBackground.minContrast
    else {
      return nil
    }
    return color.legible(on: [ground], towards: ink, contrast: CanvasBackground.outlineContrast)
  }

  private static let minContrast = 1.5
  private static let outlineContrast = 2.2
}

extension RGBA {
  package init(_ color: RGBColor) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
