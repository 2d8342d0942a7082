/// An encoded picture, ready to be sent with a terminal's protocol.
public struct Picture: Hashable, Sendable {
  public enum Encoding: Hashable, Sendable {
    /// A PNG file, for kitty and iTerm2.
    case png
    /// A sixel sequence, as made by ``SixelEncoder``.
    case sixel
  }

  public let encoding: Encoding
  public let bytes: [UInt8]

  public init(_ form: Encoding, _ bytes: [UInt8]) {
    self.encoding = form
    self.bytes = bytes
  }

  func isSuitable(for method: PictureSupport.Method) -> Bool {
    switch method {
    case .none: false
    case .kitty, .iTerm2: encoding == .png
    case .sixel: encoding == .sixel
    }
  }
}

/// A picture over the cells of a frame.
public struct PicturePlacement: Hashable, Sendable {
  /// From 1 to 239. A picture keeps its number from frame to frame.
  public let id: UInt8
  public internal(set) var rect: Rect
  public let picture: Picture
  /// The cells that the picture covers; they are displayed instead of it if it cannot be.
  let coveredCells: [Cell]
}

extension Frame {
  /// Places a picture over what is currently drawn in the rect.
  ///
  /// Terminals without pictures display the cells instead. All terminals do so while something
  /// else, such as a dialog, is drawn over them, or while part of the rect is outside the frame.
  public mutating func placePicture(in rect: Rect, with picture: Picture, id: UInt8) {
    pictures.append(
      PicturePlacement(id: id, rect: rect, picture: picture, coveredCells: cells(in: rect)))
  }

  /// Returns the cells of a rect row by row; none if part of the rect is outside the frame.
  func cells(in rect: Rect) -> [Cell] {
    guard !rect.isEmpty, rect.intersection(bounds) == rect else { return [] }
    return (rect.minY..<rect.maxY).flatMap { y in
      cells[(y * size.width + rect.minX)..<(y * size.width + rect.maxX)]
    }
  }

  /// Returns the pictures that can be displayed with the given support: completely visible and with
  /// nothing drawn over them.
  func visiblePictures(_ support: PictureSupport) -> [PicturePlacement] {
    guard support.method != .none, !pictures.isEmpty else { return [] }
    var seen: Set<UInt8> = []
    return pictures.filter { placement in
      let rect = placement.rect
      // Sixel and iTerm2 move the cursor below the picture, which would scroll the screen after a
      // picture in the last row.
      let last = support.method == .kitty ? size.height : size.height - 1
      let tallest = support.passesThroughTmux ? KittyPlaceholders.maxRows : size.height
      return placement.picture.isSuitable(for: support.method) && rect.maxY <= last
        && rect.height <= tallest
        && !placement.coveredCells.isEmpty && cells(in: rect) == placement.coveredCells
        && seen.insert(placement.id).inserted
    }
  }
}
