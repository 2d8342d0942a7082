extension Picture {
  /// Returns the bytes that print the picture at the cursor, which must be at the beginning of a
  /// line, and leave the cursor below it; nil if the terminal cannot display it.
  ///
  /// The picture should be shorter than the screen, because line feeds first make room for its
  /// rows.
  public func printableBytes(cells: Size, _ support: PictureSupport) -> [UInt8]? {
    guard isSuitable(for: support.method), cells.width > 0, cells.height > 0 else { return nil }
    if support.passesThroughTmux { return placeholderBytes(cells) }
    var result = [UInt8](repeating: 0x0A, count: cells.height)
    result += "\u{1B}[\(cells.height)A\u{1B}7".utf8
    switch support.method {
    case .none: return nil
    case .kitty:
      result += KittyPictures(passesThroughTmux: false).showSequence(
        for: self, number: nil, cells: cells)
    case .iTerm2: result += ITermPictures.showSequence(for: self, cells: cells)
    case .sixel: result += bytes
    }
    result += "\u{1B}8\u{1B}[\(cells.height)B".utf8
    return result
  }

  private func placeholderBytes(_ cells: Size) -> [UInt8]? {
    guard cells.height <= KittyPlaceholders.maxRows else { return nil }
    // The number is made from the picture's bytes, so that another picture printed before stays.
    let sum = bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFF_FFFF }
    let kitty = KittyPictures(passesThroughTmux: true)
    let number = kitty.pictureNumber(UInt8(sum % 240))
    var result = kitty.placeholderSequence(for: self, number: number, cells: cells)
    for row in 0..<cells.height {
      result += KittyPlaceholders.placeholderRow(row, number: number, width: cells.width) ?? []
      result.append(0x0A)
    }
    return result
  }
}
