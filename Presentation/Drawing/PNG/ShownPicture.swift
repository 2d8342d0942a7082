import HearthDomain
import Lettering
import Synchronization
import TerminalKit

/// A picture from a file, as terminals show it that can; what draws frame after frame reads and
/// shrinks it once.
package final class ShownPicture: Sendable {
  private struct Made {
    let cells: Size
    let support: PictureSupport
    let picture: Picture?
  }

  private let file: [UInt8]
  private let header: PictureHeader
  private let made = Mutex<Made?>(nil)

  /// Nil for what is no picture.
  package init?(_ file: [UInt8]) {
    guard let header = PictureHeader(file) else { return nil }
    (self.file, self.header) = (file, header)
  }

  /// The cells that it takes in its own shape, as many as there are room for.
  package func cells(within room: Size, _ support: PictureSupport) -> Size {
    guard room.width > 0, room.height > 0 else { return .zero }
    let most = support.pixels(of: room)
    let one = support.pixels(of: Size(width: 1, height: 1))
    let scale = min(
      Double(most.width) / Double(header.width), Double(most.height) / Double(header.height))
    func count(_ side: Int, _ cell: Int, _ limit: Int) -> Int {
      min(limit, max(1, Int((Double(side) * scale / Double(max(cell, 1))).rounded())))
    }
    return Size(
      width: count(header.width, one.width, room.width),
      height: count(header.height, one.height, room.height))
  }

  /// The picture in the form that the terminal takes; nil where it shows none, and where the file
  /// cannot be read or nothing here reads it.
  package func picture(filling cells: Size, _ support: PictureSupport) -> Picture? {
    guard support.method != .none, cells != .zero else { return nil }
    return made.withLock { made in
      if let made, made.cells == cells, made.support == support { return made.picture }
      let picture = picture(made: support.pixels(of: cells), support)
      made = Made(cells: cells, support: support, picture: picture)
      return picture
    }
  }

  private func picture(made size: PixelSize, _ support: PictureSupport) -> Picture? {
    // More than any screen shows would only take time.
    guard max(size.width, size.height) <= 4096,
      let rgba = PhotoLibrary.system?.rgba(
        of: file, type: header.form == .png ? "png" : "jpeg", width: size.width,
        height: size.height)
    else { return nil }
    return try? Picture(rgba: rgba, size, support)
  }
}

extension ShownPicture: Hashable {
  package static func == (left: ShownPicture, right: ShownPicture) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Picture {
  /// In the form that the terminal takes.
  init?(rgba: [UInt8], _ size: PixelSize, _ support: PictureSupport) throws(DomainError) {
    if support.method == .sixel {
      guard let bytes = SixelEncoder.sequence(rgba: rgba, size: size) else { return nil }
      self.init(.sixel, bytes)
    } else {
      self.init(.png, try PNGRenderer().file(rgba: rgba, width: size.width, height: size.height))
    }
  }
}
