/// A structural error in a picture file; the pixels are not checked.
public enum PictureFlaw: Hashable, Sendable {
  case empty
  /// The file is neither PNG nor JPEG.
  case unknownFormat
  /// The file ends before the picture does.
  case truncated
  /// A part of the file is malformed.
  case malformed
  /// The picture is empty, or larger than any camera can make.
  case size(width: Int, height: Int)
  case tooManyBytes(most: Int)

  /// Maximum size of a picture file, in bytes.
  package static let maxBytes = 32 << 20

  /// Finds the first error of a picture file; nil if it is complete.
  package init?(of bytes: [UInt8], most: Int = maxBytes) {
    guard bytes.count <= most else {
      self = .tooManyBytes(most: most)
      return
    }
    let flaw =
      if bytes.starts(with: PictureFlaw.png) {
        PictureFlaw.pngFlaw(bytes)
      } else if bytes.starts(with: PictureFlaw.jpeg) {
        PictureFlaw.jpegFlaw(bytes)
      } else {
        bytes.isEmpty
          ? PictureFlaw.empty
          : PictureFlaw.isTruncatedSignature(bytes) ? .truncated : .unknownFormat
      }
    guard let flaw = flaw ?? PictureFlaw.sizeFlaw(bytes) else { return nil }
    self = flaw
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]

  private static func isTruncatedSignature(_ bytes: [UInt8]) -> Bool {
    png.starts(with: bytes) || jpeg.starts(with: bytes)
  }

  private static func sizeFlaw(_ bytes: [UInt8]) -> PictureFlaw? {
    guard let size = PictureHeader.parse(bytes) else { return .malformed }
    return PictureHeader(bytes) == nil ? .size(width: size.width, height: size.height) : nil
  }

  /// Checks a PNG from its header to its end. It consists of chunks, each with a length and a
  /// checksum.
  private static func pngFlaw(_ bytes: [UInt8]) -> PictureFlaw? {
    var (place, hasPixels, isFirst) = (png.count, false, true)
    while place < bytes.count {
      guard place + 12 <= bytes.count else { return .truncated }
      let length = bigEndianNumber(bytes[place..<place + 4])
      let name = bytes[place + 4..<place + 8]
      guard length < 1 << 31, name.allSatisfy(isLetter) else { return .malformed }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { return .truncated }
      guard bigEndianNumber(bytes[end..<end + 4]) == Int(checksum(bytes[place + 4..<end])),
        isFirst == name.elementsEqual("IHDR".utf8), !isFirst || length == 13
      else { return .malformed }
      if name.elementsEqual("IEND".utf8) { return hasPixels ? nil : .malformed }
      hasPixels = hasPixels || name.elementsEqual("IDAT".utf8)
      (place, isFirst) = (end + 4, false)
    }
    return .truncated
  }

  /// Checks a JPEG, which consists of segments. It needs a frame, and image data with an end
  /// marker.
  private static func jpegFlaw(_ bytes: [UInt8]) -> PictureFlaw? {
    var (place, hasFrame) = (2, false)
    while place + 4 <= bytes.count {
      guard bytes[place] == 0xFF else { return .malformed }
      let mark = bytes[place + 1]
      switch mark {
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD8: place += 2
      case 0xDA:
        guard hasFrame else { return .malformed }
        let rest = bytes[place...]
        return zip(rest, rest.dropFirst()).contains { $0 == (0xFF, 0xD9) } ? nil : .truncated
      case 0xD9: return .malformed
      default:
        let length = bigEndianNumber(bytes[place + 2..<place + 4])
        guard length >= 2 else { return .malformed }
        hasFrame = hasFrame || (0xC0...0xCF).contains(mark) && ![0xC4, 0xC8, 0xCC].contains(mark)
        place += 2 + length
      }
    }
    return .truncated
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  private static func bigEndianNumber(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { crcTable[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
  }
}
