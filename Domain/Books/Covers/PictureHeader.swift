/// Format and size of a picture, from the header of a PNG or JPEG.
package struct PictureHeader: Hashable, Sendable {
  package enum Format: Hashable, Sendable {
    case png
    case jpeg
  }

  package let format: Format
  package let width: Int
  package let height: Int

  /// Maximum number of pixels. It rejects huge pictures before memory is allocated for them.
  package static let maxPixels = 50_000_000
  package static let maxSide = 20_000

  /// Parses the header; nil if the file is neither PNG nor JPEG, ends before the size, or has too
  /// many pixels.
  package init?(_ bytes: [UInt8]) {
    guard let (form, width, height) = PictureHeader.parse(bytes),
      (1...PictureHeader.maxSide).contains(width),
      (1...PictureHeader.maxSide).contains(height), width * height <= PictureHeader.maxPixels
    else { return nil }
    (self.format, self.width, self.height) = (form, width, height)
  }

  /// Parses the header without a size limit; nil if the file is neither PNG nor JPEG or ends before
  /// the size.
  static func parse(_ bytes: [UInt8]) -> (form: Format, width: Int, height: Int)? {
    png(bytes) ?? jpeg(bytes)
  }

  private static func png(_ bytes: [UInt8]) -> (Format, Int, Int)? {
    let beginning: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    guard bytes.count >= 24, bytes.starts(with: beginning) else { return nil }
    return (.png, bigEndianNumber(bytes[16..<20]), bigEndianNumber(bytes[20..<24]))
  }

  /// Parses a JPEG. Its size is in the first frame, which follows any number of other segments.
  private static func jpeg(_ bytes: [UInt8]) -> (Format, Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      switch bytes[place + 1] {
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD8: place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let size = bytes[(place + 5)..<(place + 9)]
        return (.jpeg, bigEndianNumber(size.suffix(2)), bigEndianNumber(size.prefix(2)))
      case 0xD9, 0xDA: return nil
      default:
        let length = bigEndianNumber(bytes[(place + 2)..<(place + 4)])
        guard length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  private static func bigEndianNumber(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
