/// The sequence of iTerm2's inline pictures.
enum ITermPictures {
  static func showSequence(for picture: Picture, cells: Size) -> [UInt8] {
    var bytes = Array(
      ("\u{1B}]1337;File=inline=1;size=\(picture.bytes.count);width=\(cells.width);"
        + "height=\(cells.height);preserveAspectRatio=1:").utf8)
    bytes += Base64.encoded(picture.bytes)
    bytes.append(0x07)
    return bytes
  }
}
