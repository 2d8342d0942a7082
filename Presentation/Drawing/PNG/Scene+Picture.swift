import HearthDomain
import TerminalKit

extension Scene {
  /// The scene as a picture that fills so many cells, in the form the terminal takes; nil where it
  /// shows none.
  ///
  /// Throws ``DomainError/unavailable(_:)`` where the form is PNG and there is no zlib.
  package func picture(
    filling cells: Size, _ support: PictureSupport
  ) throws(DomainError) -> Picture? {
    guard support.method != .none, cells.width > 0, cells.height > 0 else { return nil }
    let pixels = support.pixels(of: cells)
    // More than any screen shows would only take time.
    let shrink = min(1, 4096 / Double(max(pixels.width, pixels.height)))
    let bitmap = bitmap(
      width: Int(Double(pixels.width) * shrink), height: Int(Double(pixels.height) * shrink),
      fine: true)
    var rgba: [UInt8] = []
    for y in 0..<bitmap.height { rgba += bitmap.row(y) }
    return try Picture(rgba: rgba, PixelSize(width: bitmap.width, height: bitmap.height), support)
  }
}
