/// Bars with a resolution of an eighth of a cell.
enum EighthBlocks {
  private static let glyphs: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  /// Returns the cells of a bar that fills the fraction of a length.
  ///
  /// A fraction above 0 fills at least an eighth, one below 1 leaves at least an eighth empty. If
  /// block characters are not one column wide, the bar consists of `#`.
  static func cells(
    _ fraction: Double, length: Int, widths: DisplayWidth = .standard
  ) -> [Character] {
    let eighths = eighths(of: fraction, length: length)
    guard widths.columns(of: "█") == 1, widths.columns(of: "▏") == 1 else {
      return Array(repeating: "#", count: eighths == 0 ? 0 : max(1, (eighths + 4) / 8))
    }
    let full = Array(repeating: glyphs[8], count: eighths / 8)
    return eighths % 8 == 0 ? full : full + [glyphs[eighths % 8]]
  }

  /// Returns the fraction clamped to 0…1; 0 for NaN.
  static func clamped(_ fraction: Double) -> Double {
    fraction.isNaN ? 0 : min(max(0, fraction), 1)
  }

  private static func eighths(of fraction: Double, length: Int) -> Int {
    let all = min(max(0, length), 1 << 20) * 8
    let part = clamped(fraction)
    let rounded = Int((part * Double(all)).rounded())
    if part <= 0 || all == 0 { return 0 }
    return part < 1 ? min(max(1, rounded), all - 1) : all
  }
}
