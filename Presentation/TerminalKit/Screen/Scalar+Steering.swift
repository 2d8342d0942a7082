extension Unicode.Scalar {
  /// Whether a terminal would interpret this scalar instead of displaying it: escapes, control
  /// characters other than line feeds and tabs, and marks that change the writing direction.
  public var controlsTerminal: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
