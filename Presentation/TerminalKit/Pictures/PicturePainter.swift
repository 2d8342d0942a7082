/// Updates the pictures on the screen to match the frames. Sends a picture only when it changes.
struct PicturePainter {
  var support = PictureSupport.none

  private var shown: [PicturePlacement] = []

  /// Returns the text to display for the frame, with blank cells below the pictures.
  ///
  /// The blanks are no-break spaces, so that no row is erased through a picture.
  func text(of frame: Frame, below pictures: [PicturePlacement]) -> Frame {
    var text = frame
    for picture in pictures {
      text.fill(
        picture.rect, with: "\u{A0}", style: picture.covered.first.map(Self.ground) ?? .plain)
    }
    return text
  }

  private static func ground(_ cell: Cell) -> Style { Style(background: cell.style.background) }

  /// Marks cells of the previous frame as changed where a picture has to be removed by writing text
  /// over it.
  func markRemovedPictures(_ before: inout Frame, for wanted: [PicturePlacement]) {
    guard picturesAreText else { return }
    for old in shown where !wanted.contains(old) {
      before.fill(old.rect, with: "x", style: Style(attributes: [.strikethrough, .blink]))
    }
  }

  func isUpToDate(_ wanted: [PicturePlacement]) -> Bool { shown == wanted }

  /// Appends the bytes that change the displayed pictures to the wanted ones.
  ///
  /// Pictures that behave like text are sent again if a run was written over them, and all pictures
  /// are sent again after the screen was cleared.
  mutating func paint(
    _ wanted: [PicturePlacement], after runs: [FrameDiff.Run], isCleared: Bool,
    to bytes: inout [UInt8]
  ) {
    defer { shown = wanted }
    for old in shown where isCleared || !wanted.contains(where: { $0.id == old.id }) {
      bytes += removal(of: old)
    }
    for new in wanted {
      let old = isCleared ? nil : shown.first { $0.id == new.id }
      let isTouched = picturesAreText && runs.contains { $0.touches(new.rect) }
      if old == new, !isTouched { continue }
      show(new, isSent: !picturesAreText && old?.picture == new.picture, to: &bytes)
    }
  }

  /// Returns the bytes that remove all pictures.
  mutating func clear() -> [UInt8] {
    defer { shown = [] }
    return shown.flatMap(removal)
  }

  /// Whether writing text over a picture removes it.
  private var picturesAreText: Bool { support.method != .kitty || support.passesThroughTmux }

  private func removal(of placement: PicturePlacement) -> [UInt8] {
    guard support.method == .kitty else { return [] }
    let kitty = KittyPictures(passesThroughTmux: support.passesThroughTmux)
    return kitty.delete(number: kitty.number(placement.id))
  }

  private func show(_ new: PicturePlacement, isSent: Bool, to bytes: inout [UInt8]) {
    let cells = new.rect.size
    let kitty = KittyPictures(passesThroughTmux: support.passesThroughTmux)
    let number = kitty.number(new.id)
    Self.move(to: new.rect.origin, in: &bytes)
    switch support.method {
    case .none: break
    case .kitty where support.passesThroughTmux:
      bytes += kitty.showPlaceholders(new.picture, number: number, cells: cells)
      for row in 0..<cells.height {
        Self.move(to: Position(x: new.rect.minX, y: new.rect.minY + row), in: &bytes)
        bytes += KittyPlaceholders.row(row, number: number, width: cells.width) ?? []
      }
    case .kitty where isSent: bytes += kitty.move(number: number, cells: cells)
    case .kitty: bytes += kitty.show(new.picture, number: number, cells: cells)
    case .iTerm2: bytes += ITermPictures.show(new.picture, cells: cells)
    case .sixel: bytes += new.picture.bytes
    }
  }

  private static func move(to position: Position, in bytes: inout [UInt8]) {
    bytes.add("\u{1B}[")
    bytes.add(position.y.adding(1))
    bytes.append(UInt8(ascii: ";"))
    bytes.add(position.x.adding(1))
    bytes.append(UInt8(ascii: "H"))
  }
}

extension FrameDiff.Run {
  fileprivate func touches(_ rect: Rect) -> Bool {
    (rect.minY..<rect.maxY).contains(y) && columns.overlaps(rect.minX..<rect.maxX)
  }
}
