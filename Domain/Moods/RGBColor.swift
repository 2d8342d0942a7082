/// A colour with eight bits for each of red, green and blue.
public struct RGBColor: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  /// The grey of moods without a level.
  public static let noLevel = RGBColor(hex: 0x8C8C8C)

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates the colour `0xRRGGBB`; higher bits are ignored.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  /// Returns the colour `part` of `whole` steps towards the other one. Each component is rounded,
  /// halves up.
  func blended(towards other: RGBColor, _ part: Int, of whole: Int) -> RGBColor {
    func light(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let sum = Int(from) * (whole - part) + Int(to) * part
      return UInt8(clamping: (2 * sum + whole) / (2 * whole))
    }
    return RGBColor(
      red: light(red, other.red), green: light(green, other.green), blue: light(blue, other.blue))
  }
}

extension RGBColor: CustomStringConvertible {
  /// The colour as `#RRGGBB`.
  public var description: String {
    "#" + [red, green, blue].map { $0.digits(2, radix: 16).uppercased() }.joined()
  }
}
