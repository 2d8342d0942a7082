import Foundation

@testable import HearthPresentation

/// Reads a PNG file of 8 bits per channel, with or without opacity, using none of our code.
struct PNGReader {
  struct Broken: Error {
    let reason: String
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var chunks: [String] = []
  /// The red, green, blue and opacity of each pixel, from the top left.
  private(set) var pixels: [SIMD4<UInt8>] = []
  /// The filter of each row.
  private(set) var filters: [UInt8] = []

  private var channels = 4
  private var packed: [UInt8] = []

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Broken(reason: "no signature")
    }
    var rest = file[8...]
    while !rest.isEmpty { try takeChunk(&rest) }
    guard chunks.first == "IHDR", chunks.last == "IEND" else {
      throw Broken(reason: "chunks \(chunks)")
    }
    try unfilter(try unpacked())
  }

  subscript(x: Int, y: Int) -> SIMD4<UInt8> { pixels[y * width + x] }

  private mutating func takeChunk(_ rest: inout ArraySlice<UInt8>) throws {
    let length = Int(word(rest))
    guard rest.count >= 12 + length else { throw Broken(reason: "cut off") }
    let chunk = rest.dropFirst(4).prefix(4 + length)
    let name = String(decoding: chunk.prefix(4), as: UTF8.self)
    guard word(rest.dropFirst(8 + length)) == Self.checksum(chunk) else {
      throw Broken(reason: "check sum of \(name)")
    }
    chunks.append(name)
    let content = chunk.dropFirst(4)
    if name == "IHDR" {
      width = Int(word(content))
      height = Int(word(content.dropFirst(4)))
      let kind = Array(content.dropFirst(8))
      guard kind == [8, 6, 0, 0, 0] || kind == [8, 2, 0, 0, 0] else {
        throw Broken(reason: "kind \(kind)")
      }
      channels = kind[1] == 6 ? 4 : 3
    } else if name == "IDAT" {
      packed += content
    }
    rest = rest.dropFirst(12 + length)
  }

  private func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
        rest & 1 != 0 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
      }
    }
  }

  private func unpacked() throws -> [UInt8] {
    typealias Uncompress =
      @convention(c) (
        UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt
      ) -> Int32
    guard let library = dlopen("libz.so.1", RTLD_NOW), let found = dlsym(library, "uncompress")
    else { throw Broken(reason: "no zlib to read with") }
    var bytes = [UInt8](repeating: 0, count: height * (1 + width * channels))
    var count = UInt(bytes.count)
    let status = unsafeBitCast(found, to: Uncompress.self)(
      &bytes, &count, packed, UInt(packed.count))
    guard status == 0, count == bytes.count else { throw Broken(reason: "deflate \(status)") }
    return bytes
  }

  private mutating func unfilter(_ bytes: [UInt8]) throws {
    let length = width * channels
    var before = [UInt8](repeating: 0, count: length)
    for y in 0..<height {
      let start = y * (length + 1)
      var row = Array(bytes[(start + 1)...(start + length)])
      filters.append(bytes[start])
      for index in row.indices {
        let left = index < channels ? 0 : Int(row[index - channels])
        let corner = index < channels ? 0 : Int(before[index - channels])
        row[index] &+= try Self.guess(bytes[start], left, Int(before[index]), corner)
      }
      for x in 0..<width {
        let pixel = row[(x * channels)..<((x + 1) * channels)]
        pixels.append(SIMD4(Array(pixel) + (channels == 3 ? [255] : [])))
      }
      before = row
    }
  }

  private static func guess(
    _ filter: UInt8, _ left: Int, _ up: Int, _ corner: Int
  ) throws -> UInt8 {
    switch filter {
    case 0: return 0
    case 1: return UInt8(left)
    case 2: return UInt8(up)
    case 3: return UInt8((left + up) / 2)
    case 4:
      let wanted = left + up - corner
      let nearest = [left, up, corner].min { abs($0 - wanted) < abs($1 - wanted) }
      return UInt8(nearest ?? 0)
    default: throw Broken(reason: "filter \(filter)")
    }
  }
}

extension PNGRenderer {
  /// Whether this machine has the libraries that draw letters in pictures.
  static let setsLetters: Bool = {
    let text = TypesetText(
      [TypesetText.Line("a", at: Point(x: 0, y: 9))], families: [], size: 9, color: .hex(0))
    return (try? PNGRenderer().pngFile(of: Scene(width: 9, height: 9, shapes: [.text(text)])))
      != nil
  }()
}
