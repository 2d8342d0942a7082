/// A colour as the program specifies it. The colour level of the terminal decides how it is
/// displayed.
public enum Color: Hashable, Sendable {
  /// The terminal's default foreground or background.
  case terminalDefault
  /// One of the sixteen colours that the user's terminal theme defines, 0 to 15.
  case ansi(UInt8)
  /// One of the 256 colours of xterm's palette.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// Returns the colour for `0xRRGGBB`.
  public static func hex(_ value: UInt32) -> Color {
    .rgb(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }
}

/// The range of colours that a terminal can display.
public enum ColorLevel: Int, Comparable, Sendable {
  case none
  case sixteenColors
  case colors256
  case truecolor

  public static func < (left: ColorLevel, right: ColorLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}
