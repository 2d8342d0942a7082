import TerminalKit

/// A colour of a drawing, with how much of it covers what lies below.
public struct RGBA: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// 0 is clear, 255 covers all.
  public var alpha: UInt8

  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of `0xRRGGBB`, with an opacity from 0 to 1.
  public static func hex(_ value: UInt32, opacity: Double = 1) -> RGBA {
    RGBA(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF),
      alpha: UInt8(unit: opacity))
  }

  /// The opacity from 0 to 1.
  public var opacity: Double { Double(alpha) / 255 }

  public func opacity(_ share: Double) -> RGBA {
    var copy = self
    copy.alpha = UInt8(unit: share)
    return copy
  }

  /// A colour between this one (0) and the other (1).
  public func mixed(with other: RGBA, by share: Double) -> RGBA {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(unit: (Double(from) * (1 - share) + Double(to) * share) / 255)
    }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// How bright it looks, from 0 to 1.
  public var brightness: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  /// The terminal's colour, without the opacity.
  public var color: Color { .rgb(red: red, green: green, blue: blue) }
}

extension UInt8 {
  /// A share from 0 to 1 as 0 to 255; what lies outside becomes the nearer end.
  init(unit share: Double) {
    self = share > 0 ? UInt8(Swift.min(share, 1) * 255 + 0.5) : 0
  }
}
