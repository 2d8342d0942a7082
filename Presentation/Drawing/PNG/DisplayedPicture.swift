import HearthDomain
import Lettering
import Synchronization
import TerminalKit

/// A picture from a file, for terminals that can display pictures. The decoded and scaled picture
/// is cached, so that redrawing a frame does not read the file again.
package final class DisplayedPicture: Sendable {
  private struct CachedPicture {
    let cells: Size
    let support: PictureSupport
    let picture: Picture?
  }

  private let file: [UInt8]
  private let header: PictureHeader
  private let cachedPicture = Mutex<CachedPicture?>(nil)

  /// Reads the header of the file; nil if it is not a picture.
  package init?(_ file: [UInt8]) {
    guard let header = PictureHeader(file) else { return nil }
    (self.file, self.header) = (file, header)
  }

  /// Returns the largest size in cells that keeps the aspect ratio and fits into the room.
  package func size(within room: Size, _ support: PictureSupport) -> Size {
    guard room.width > 0, room.height > 0 else { return .zero }
    let most = support.pixelSize(of: room)
    let one = support.pixelSize(of: Size(width: 1, height: 1))
    let scale = min(
      Double(most.width) / Double(header.width), Double(most.height) / Double(header.height))
    func count(_ side: Int, _ cell: Int, _ limit: Int) -> Int {
      min(limit, max(1, Int((Double(side) * scale / Double(max(cell, 1))).rounded())))
    }
    return Size(
      width: count(header.width, one.width, room.width),
      height: count(header.height, one.height, room.height))
  }

  /// Returns the picture in the format that the terminal supports; nil if it supports none, or if
  /// the file cannot be decoded here.
  package func picture(filling cells: Size, _ support: PictureSupport) -> Picture? {
    guard support.method != .none, cells != .zero else { return nil }
    return cachedPicture.withLock { made in
      if let made, made.cells == cells, made.support == support { return made.picture }
      let picture = decodePicture(size: support.pixelSize(of: cells), support)
      made = CachedPicture(cells: cells, support: support, picture: picture)
      return picture
    }
  }

  private func decodePicture(size: PixelSize, _ support: PictureSupport) -> Picture? {
    // Larger pictures than any screen displays would only take time.
    guard max(size.width, size.height) <= 4096,
      let rgba = GdkPixbufLibrary.system?.rgba(
        of: file, type: header.format == .png ? "png" : "jpeg", width: size.width,
        height: size.height)
    else { return nil }
    return try? Picture(rgba: rgba, size, support)
  }
}

extension DisplayedPicture: Hashable {
  package static func == (left: DisplayedPicture, right: DisplayedPicture) -> Bool {
    left === right
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Picture {
  /// Encodes the pixels in the format that the terminal supports.
  init?(rgba: [UInt8], _ size: PixelSize, _ support: PictureSupport) throws(DomainError) {
    if support.method == .sixel {
      guard let bytes = SixelEncoder.sixelSequence(rgba: rgba, size: size) else { return nil }
      self.init(.sixel, bytes)
    } else {
      self.init(.png, try PNGRenderer().pngFile(rgba: rgba, width: size.width, height: size.height))
    }
  }
}
