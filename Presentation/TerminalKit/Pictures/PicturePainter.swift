/// Updates the pictures on the screen to match the frames. Sends a picture only when it changes.
struct PicturePainter {
  var support = PictureSupport.none

  private var displayed: [PicturePlacement] = []

  /// Returns the text to display for the frame, with blank cells below the pictures.
  ///
  /// The blanks are no-break spaces, so that no row is erased through a picture.
  func text(of frame: Frame, below pictures: [PicturePlacement]) -> Frame {
    var text = frame
    for picture in pictures {
      text.fill(
        picture.rect, with: "\u{A0}",
        style: picture.coveredCells.first.map(Self.blankStyle) ?? .plain)
    }
    return text
  }

  private static func blankStyle(of cell: Cell) -> Style {
    Style(background: cell.style.background)
  }

  /// Marks cells of the previous frame as changed where a picture has to be removed by writing text
  /// over it.
  func markRemovedPictures(_ before: inout Frame, for wanted: [PicturePlacement]) {
    guard picturesBehaveLikeText else { return }
    for old in displayed where !wanted.contains(old) {
      before.fill(old.rect, with: "x", style: Style(attributes: [.strikethrough, .blink]))
    }
  }

  func isUpToDate(_ wanted: [PicturePlacement]) -> Bool { displayed == wanted }

  /// Appends the bytes that change the displayed pictures to the wanted ones.
  ///
  /// If text removes pictures (``picturesBehaveLikeText``), one is sent again after a run was
  /// written over it. All pictures are sent again after the screen was cleared.
  mutating func paint(
    _ wanted: [PicturePlacement], after runs: [FrameDiff.Run], isCleared: Bool,
    to bytes: inout [UInt8]
  ) {
    defer { displayed = wanted }
    for old in displayed where isCleared || !wanted.contains(where: { $0.id == old.id }) {
      bytes += removalSequence(of: old)
    }
    for new in wanted {
      let old = isCleared ? nil : displayed.first { $0.id == new.id }
      let isTouched = picturesBehaveLikeText && runs.contains { $0.overlaps(new.rect) }
      if old == new, !isTouched { continue }
      showPlacement(new, isSent: !picturesBehaveLikeText && old?.picture == new.picture, to: &bytes)
    }
  }

  /// Returns the bytes that remove all pictures.
  mutating func clear() -> [UInt8] {
    defer { displayed = [] }
    return displayed.flatMap(removalSequence)
  }

  /// Whether writing text over a picture removes it.
  private var picturesBehaveLikeText: Bool { support.method != .kitty || support.passesThroughTmux }

  private func removalSequence(of placement: PicturePlacement) -> [UInt8] {
    guard support.method == .kitty else { return [] }
    let kitty = KittyPictures(passesThroughTmux: support.passesThroughTmux)
    return kitty.deleteSequence(number: kitty.pictureNumber(placement.id))
  }

  private func showPlacement(_ new: PicturePlacement, isSent: Bool, to bytes: inout [UInt8]) {
    let cells = new.rect.size
    let kitty = KittyPictures(passesThroughTmux: support.passesThroughTmux)
    let number = kitty.pictureNumber(new.id)
    Self.moveCursor(to: new.rect.origin, in: &bytes)
    switch support.method {
    case .none: break
    case .kitty where support.passesThroughTmux:
      bytes += kitty.placeholderSequence(for: new.picture, number: number, cells: cells)
      for row in 0..<cells.height {
        Self.moveCursor(to: Position(x: new.rect.minX, y: new.rect.minY + row), in: &bytes)
        bytes += KittyPlaceholders.placeholderRow(row, number: number, width: cells.width) ?? []
      }
    case .kitty where isSent: bytes += kitty.moveSequence(number: number, cells: cells)
    case .kitty: bytes += kitty.showSequence(for: new.picture, number: number, cells: cells)
    case .iTerm2: bytes += ITermPictures.showSequence(for: new.picture, cells: cells)
    case .sixel: bytes += new.picture.bytes
    }
  }

  private static func moveCursor(to position: Position, in bytes: inout [UInt8]) {
    bytes.add("\u{1B}[")
    bytes.add(position.y.addingClamped(1))
    bytes.append(UInt8(ascii: ";"))
    bytes.add(position.x.addingClamped(1))
    bytes.append(UInt8(ascii: "H"))
  }
}

extension FrameDiff.Run {
  fileprivate func overlaps(_ rect: Rect) -> Bool {
    (rect.minY..<rect.maxY).contains(y) && columns.overlaps(rect.minX..<rect.maxX)
  }
}
