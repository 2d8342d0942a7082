extension Style {
  /// The style as a terminal with so many colours can show it; attributes always stay.
  public func limited(to level: ColorLevel) -> Style {
    guard level < .truecolor else { return self }
    var limited = Style(
      foreground: foreground.limited(to: level), background: background.limited(to: level),
      attributes: attributes)
    // Two shades that sixteen colours cannot tell apart must not make text vanish.
    if level == .sixteen, limited.foreground == limited.background, foreground != background,
      let behind = limited.background.rgb
    {
      limited.foreground = .ansi(behind.isDark ? 15 : 0)
    }
    return limited
  }
}

extension Color {
  /// The nearest colour that a terminal of this level has.
  public func limited(to level: ColorLevel) -> Color {
    switch level {
    case .truecolor: return self
    case .none: return .standard
    case .palette:
      guard case .rgb = self, let rgb else { return self }
      return .indexed(TerminalPalette.nearestIndexed(rgb))
    case .sixteen:
      switch self {
      case .standard: return self
      case .ansi(let number) where number < 16: return self
      case .indexed(let number) where number < 16: return .ansi(number)
      default: return rgb.map { .ansi(TerminalPalette.nearestSystem($0)) } ?? .standard
      }
    }
  }

  /// The one of the sixteen colours that has its hue. The nearest of them, which text takes, is
  /// a grey for most soft colours, and a picture is told by its hues.
  public var systemHue: Color { rgb.map { .ansi(TerminalPalette.systemHue($0)) } ?? self }

  /// Whether a sign of this colour stands out on the other; taken for granted where one of the
  /// two is the terminal's own.
  func isReadable(on ground: Color) -> Bool {
    guard let rgb, let behind = ground.rgb else { return true }
    let (light, dark) = (max(rgb.luminance, behind.luminance), min(rgb.luminance, behind.luminance))
    return (light + 0.05) / (dark + 0.05) >= 2.2
  }

  /// How much red, green and blue most terminals show for it; nil for the terminal's own.
  public var parts: (red: UInt8, green: UInt8, blue: UInt8)? {
    rgb.map { (UInt8(clamping: $0.red), UInt8(clamping: $0.green), UInt8(clamping: $0.blue)) }
  }

  var rgb: TerminalPalette.RGB? {
    switch self {
    case .standard: nil
    case .ansi(let number), .indexed(let number): TerminalPalette.rgb(of: number)
    case .rgb(let red, let green, let blue):
      TerminalPalette.RGB(red: Int(red), green: Int(green), blue: Int(blue))
    }
  }
}
