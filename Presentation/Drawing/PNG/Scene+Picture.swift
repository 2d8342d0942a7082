import HearthDomain
import TerminalKit

extension Scene {
  /// Returns the scene as a picture as large as these cells, in the format that the terminal
  /// supports. Nil if it supports none.
  ///
  /// Throws ``DomainError/unavailable(_:)`` if the format is PNG and zlib is missing.
  package func picture(
    filling cells: Size, _ support: PictureSupport
  ) throws(DomainError) -> Picture? {
    guard support.method != .none, cells.width > 0, cells.height > 0 else { return nil }
    let pixels = support.pixelSize(of: cells)
    // Larger pictures than any screen displays would only take time.
    let shrink = min(1, 4096 / Double(max(pixels.width, pixels.height)))
    let bitmap = bitmap(
      width: Int(Double(pixels.width) * shrink), height: Int(Double(pixels.height) * shrink),
      fine: true)
    var rgba: [UInt8] = []
    for y in 0..<bitmap.height { rgba += bitmap.row(y) }
    return try Picture(rgba: rgba, PixelSize(width: bitmap.width, height: bitmap.height), support)
  }
}
