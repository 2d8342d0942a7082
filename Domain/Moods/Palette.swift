/// A colour scale for moods, from the lowest level to the highest.
public enum Palette: String, CaseIterable, Hashable, Sendable {
  /// Blue, green, yellow, orange and pink; the default.
  case canvas
  /// From cold coal to a bright flame.
  case ember
  /// From the deep sea to foam.
  case tide
  /// From bark and moss to blossoms.
  case forest
  /// The five colours of painted temple eaves.
  case dancheong
  /// Increases steadily in brightness, so that it also works with colour blindness.
  case aurora

  /// One colour for every ten levels from 0; the last colour also applies beyond the end of the
  /// list.
  public var colorStops: [RGBColor] { hexStops.map(RGBColor.init(hex:)) }

  /// Returns the colour of a level. For 47, it is the colour stop of 40, blended by seven tenths
  /// towards the stop of 50. Clamps levels out of range.
  public func color(at level: Int) -> RGBColor { color(atMean: Double(level)) }

  /// Returns the colour of a mean of levels, with a precision of a thousandth of a level.
  public func color(atMean mean: Double) -> RGBColor {
    // Not `rounded()`: it would make every user of this module link the C math library.
    let thousandths = mean > 0 ? Int(min(mean, 100) * 1000 + 0.5) : 0
    let (hex, stop) = (hexStops, thousandths / 10_000)
    let last = hex.count - 1
    return RGBColor(hex: hex[min(stop, last)])
      .blended(towards: RGBColor(hex: hex[min(stop + 1, last)]), thousandths % 10_000, of: 10_000)
  }

  private var hexStops: [UInt32] {
    switch self {
    case .canvas:
      [
        0x4174A9, 0x81AFC3, 0xB3D7C8, 0xCFDCB4, 0xF7E094, 0xEFBC82, 0xF38562, 0xF38562, 0xF29287,
        0xF1ABCE, 0xF1ABCE,
      ]
    case .ember:
      [
        0x33303B, 0x4A3641, 0x653C44, 0x834342, 0xA24E3C, 0xBF5F36, 0xD97733, 0xEC953C, 0xF6B857,
        0xFBDC8F,
      ]
    case .tide:
      [
        0x22325C, 0x284877, 0x2E608E, 0x3879A1, 0x4891B0, 0x60A9BA, 0x7FBFC2, 0xA2D3CB, 0xC6E5D8,
        0xE6F3E6,
      ]
    case .forest:
      [
        0x4A4238, 0x51503C, 0x586143, 0x61754C, 0x728B57, 0x8CA266, 0xAEB97A, 0xD0CB92, 0xE8C9A6,
        0xF3BDB4,
      ]
    case .dancheong:
      [
        0x2E3F73, 0x2F5C8F, 0x2C7A94, 0x33937F, 0x66AB6E, 0xA8BD5C, 0xE2C14F, 0xEE9A43, 0xE56B47,
        0xD4455C,
      ]
    case .aurora:
      [
        0x41306E, 0x45498A, 0x3D6394, 0x327C97, 0x2B9493, 0x36AC85, 0x5CC26D, 0x92D553, 0xCBE24B,
        0xF6EC6A,
      ]
    }
  }
}
