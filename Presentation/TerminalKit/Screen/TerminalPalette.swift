/// The colours of xterm's palette, and the search for the nearest one.
enum TerminalPalette {
  struct RGB: Hashable {
    let red: Int
    let green: Int
    let blue: Int

    /// Returns the perceived difference of two colours: the squared distance, weighted by the eye's
    /// sensitivity.
    func distance(to other: RGB) -> Int {
      let mean = (red + other.red) / 2
      let dr = red - other.red
      let dg = green - other.green
      let db = blue - other.blue
      return (512 + mean) * dr * dr + 1024 * dg * dg + (767 - mean) * db * db
    }

    /// Luminance from 0 to 1. Squares approximate the exact gamma curve of a screen.
    var luminance: Double {
      func part(_ value: Int) -> Double { Double(value * value) / 65_025 }
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }

    var brightest: Int { max(red, green, blue) }

    /// Distance from grey, from 0 to 255.
    var chroma: Int { brightest - min(red, green, blue) }

    var isDark: Bool { 299 * red + 587 * green + 114 * blue < 128_000 }
  }

  /// Returns the colour that most terminals display for a palette entry.
  static func rgb(of index: UInt8) -> RGB {
    let index = Int(index)
    switch index {
    case 0..<16: return systemColors[index]
    case 16..<232:
      let cube = index - 16
      return RGB(
        red: channelLevels[cube / 36], green: channelLevels[cube / 6 % 6],
        blue: channelLevels[cube % 6])
    default:
      let grey = 8 + 10 * (index - 232)
      return RGB(red: grey, green: grey, blue: grey)
    }
  }

  /// Returns the nearest of the 240 entries that themes do not change.
  static func nearestIndexedColor(_ color: RGB) -> UInt8 {
    let red = nearestLevel(color.red)
    let green = nearestLevel(color.green)
    let blue = nearestLevel(color.blue)
    let cube = UInt8(16 + 36 * red + 6 * green + blue)
    let average = (color.red + color.green + color.blue) / 3
    let grey = UInt8(232 + min(23, max(0, (average - 3) / 10)))
    return color.distance(to: rgb(of: grey)) < color.distance(to: rgb(of: cube)) ? grey : cube
  }

  /// Returns the one of the sixteen colours with the same hue, or the nearest one if the colour is
  /// almost grey or black.
  static func systemColor(withHueOf color: RGB) -> UInt8 {
    let isDark = color.brightest < 64
    guard !isDark, color.chroma >= 32, color.chroma * 7 > color.brightest else {
      return nearestSystemColor(color)
    }
    let isBright = color.brightest - color.chroma / 2 >= 110
    return (isBright ? 9 : 1) + hue(of: color)
  }

  /// Returns the nearest of the sixteen colours as xterm displays them.
  static func nearestSystemColor(_ color: RGB) -> UInt8 {
    let nearest = systemColors.indices.min {
      color.distance(to: systemColors[$0]) < color.distance(to: systemColors[$1])
    }
    return UInt8(nearest ?? 7)
  }

  /// Returns the hue as its index among the sixteen colours, minus 1: 0 for red to 5 for cyan.
  ///
  /// Red, green and blue each set a bit if the channel is nearer to the brightest than to the
  /// darkest one. Blue has a lower threshold, because pink is close to red.
  private static func hue(of color: RGB) -> UInt8 {
    let least = color.brightest - color.chroma
    func holds(_ part: Int, _ percent: Int) -> Bool {
      (part - least) * 100 >= color.chroma * percent
    }
    let (red, green, blue) = (holds(color.red, 50), holds(color.green, 50), holds(color.blue, 40))
    return (red ? 1 : 0) + (green ? 2 : 0) + (blue ? 4 : 0) - 1
  }

  private static let channelLevels = [0, 95, 135, 175, 215, 255]

  private static func nearestLevel(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : min(5, (value - 35) / 40)
  }

  private static let systemColors: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ].map { RGB(red: $0.0, green: $0.1, blue: $0.2) }
}
