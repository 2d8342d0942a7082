/// Encodes pixels as sixels: bands of six rows, drawn colour by colour.
public enum SixelEncoder {
  /// Returns the complete sequence for rows of RGBA pixels; nil if the number of bytes does not
  /// match the size. Pixels less than half opaque are transparent.
  public static func sixelSequence(rgba: [UInt8], size: PixelSize) -> [UInt8]? {
    guard (1...10_000).contains(size.width), (1...10_000).contains(size.height),
      rgba.count == size.width * size.height * 4
    else {
      return nil
    }
    let palette = SixelPalette(rgba)
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(size.width);\(size.height)".utf8)
    for (number, color) in palette.colors.enumerated() {
      let shares = [color.x, color.y, color.z].map { (Int($0) * 100 + 127) / 255 }
      bytes += "#\(number);2;\(shares[0]);\(shares[1]);\(shares[2])".utf8
    }
    for top in stride(from: 0, to: size.height, by: 6) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      addBand(from: top, of: palette.indices, size, to: &bytes)
    }
    bytes.add("\u{1B}\\")
    return bytes
  }

  private static func addBand(
    from top: Int, of indices: [UInt8], _ size: PixelSize, to bytes: inout [UInt8]
  ) {
    // For each colour in the band, a bit mask of its pixels per column.
    var columns: [[UInt8]] = Array(repeating: [], count: 256)
    for row in 0..<min(6, size.height - top) {
      let start = (top + row) * size.width
      for x in 0..<size.width {
        let color = Int(indices[start + x])
        guard color != SixelPalette.transparentIndex else { continue }
        if columns[color].isEmpty { columns[color] = Array(repeating: 0, count: size.width) }
        columns[color][x] |= 1 << row
      }
    }
    var isFirst = true
    for (color, column) in columns.enumerated() where !column.isEmpty {
      if !isFirst { bytes.append(UInt8(ascii: "$")) }
      isFirst = false
      bytes.append(UInt8(ascii: "#"))
      bytes.add(color)
      addRuns(of: column, to: &bytes)
    }
  }

  private static func addRuns(of column: [UInt8], to bytes: inout [UInt8]) {
    var x = 0
    let end = column.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    while x < end {
      var next = x + 1
      while next < end, column[next] == column[x] { next += 1 }
      let sixel = 0x3F + column[x]
      if next - x > 3 {
        bytes.append(UInt8(ascii: "!"))
        bytes.add(next - x)
        bytes.append(sixel)
      } else {
        bytes += repeatElement(sixel, count: next - x)
      }
      x = next
    }
  }
}
