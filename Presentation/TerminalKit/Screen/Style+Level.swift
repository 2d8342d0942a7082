extension Style {
  /// Returns the style limited to the colours that the terminal supports. The attributes stay.
  public func limited(to level: ColorLevel) -> Style {
    guard level < .truecolor else { return self }
    var limited = Style(
      foreground: foreground.limited(to: level), background: background.limited(to: level),
      attributes: attributes)
    // Two shades that become the same of sixteen colours must not make text invisible.
    if level == .sixteenColors, limited.foreground == limited.background, foreground != background,
      let behind = limited.background.rgb
    {
      limited.foreground = .ansi(behind.isDark ? 15 : 0)
    }
    return limited
  }
}

extension Color {
  /// Returns the nearest colour of this level.
  public func limited(to level: ColorLevel) -> Color {
    switch level {
    case .truecolor: return self
    case .none: return .terminalDefault
    case .colors256:
      guard case .rgb = self, let rgb else { return self }
      return .indexed(TerminalPalette.nearestIndexedColor(rgb))
    case .sixteenColors:
      switch self {
      case .terminalDefault: return self
      case .ansi(let number) where number < 16: return self
      case .indexed(let number) where number < 16: return .ansi(number)
      default: return rgb.map { .ansi(TerminalPalette.nearestSystemColor($0)) } ?? .terminalDefault
      }
    }
  }

  /// The colour of the sixteen with the same hue, for pictures. The nearest of the sixteen, which
  /// is used for text, is grey for most soft colours.
  public var systemColorOfSameHue: Color {
    rgb.map { .ansi(TerminalPalette.systemColor(withHueOf: $0)) } ?? self
  }

  /// Whether text of this colour is readable on the given background; true if one of the two is the
  /// terminal's default colour.
  func isReadable(on ground: Color) -> Bool {
    guard let rgb, let behind = ground.rgb else { return true }
    let (light, dark) = (max(rgb.luminance, behind.luminance), min(rgb.luminance, behind.luminance))
    return (light + 0.05) / (dark + 0.05) >= 2.2
  }

  /// The red, green and blue that most terminals display for this colour; nil for the terminal's
  /// default colour.
  public var rgbComponents: (red: UInt8, green: UInt8, blue: UInt8)? {
    rgb.map { (UInt8(clamping: $0.red), UInt8(clamping: $0.green), UInt8(clamping: $0.blue)) }
  }

  var rgb: TerminalPalette.RGB? {
    switch self {
    case .terminalDefault: nil
    case .ansi(let number), .indexed(let number): TerminalPalette.rgb(of: number)
    case .rgb(let red, let green, let blue):
      TerminalPalette.RGB(red: Int(red), green: Int(green), blue: Int(blue))
    }
  }
}
