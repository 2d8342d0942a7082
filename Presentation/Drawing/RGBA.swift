import TerminalKit

/// A colour of a drawing with its opacity.
package struct RGBA: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// Opacity from 0, transparent, to 255, opaque.
  package var alpha: UInt8 = 255

  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the colour `0xRRGGBB` with an opacity from 0 to 1.
  package static func hex(_ value: UInt32, opacity: Double = 1) -> RGBA {
    RGBA(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF),
      alpha: UInt8(unit: opacity))
  }

  /// Opacity from 0 to 1.
  package var opacity: Double { Double(alpha) / 255 }

  package func withOpacity(_ share: Double) -> RGBA {
    var copy = self
    copy.alpha = UInt8(unit: share)
    return copy
  }

  /// Returns a mixture with another colour; with `share` 0 it is this colour, with 1 the other.
  package func mixed(with other: RGBA, by share: Double) -> RGBA {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(unit: (Double(from) * (1 - share) + Double(to) * share) / 255)
    }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// Perceived brightness, from 0 to 1.
  package var brightness: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  /// The terminal colour, without the opacity.
  package var terminalColor: Color { .rgb(red: red, green: green, blue: blue) }
}

extension UInt8 {
  /// Converts a fraction from 0 to 1 to 0…255; values outside are clamped.
  init(unit share: Double) {
    self = share > 0 ? UInt8(Swift.min(share, 1) * 255 + 0.5) : 0
  }
}
