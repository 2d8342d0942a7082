import HearthTestSupport
import Testing

@testable import TerminalKit

@Suite struct SixelEncoderTests {
  private func read(_ pixels: [SIMD4<UInt8>], width: Int) throws -> SixelReader {
    let rgba = pixels.flatMap { [$0.x, $0.y, $0.z, $0.w] }
    let size = PixelSize(width: width, height: pixels.count / width)
    let sequence = try #require(SixelEncoder.sixelSequence(rgba: rgba, size: size))
    return try #require(SixelReader(sequence))
  }

  @Test(arguments: [1, 2, 5, 6, 7, 13], [1, 3, 6, 7, 20])
  func `few colours are encoded exactly`(width: Int, height: Int) throws {
    let colors: [SIMD4<UInt8>] = [
      SIMD4(255, 0, 0, 255), SIMD4(0, 51, 102, 255), SIMD4(9, 9, 9, 20), SIMD4(255, 255, 255, 200),
    ]
    let pixels = (0..<(width * height)).map { colors[($0 * 7 + $0 / width) % 4] }
    let read = try read(pixels, width: width)
    #expect(read.width == width && read.height == height)
    for (index, pixel) in pixels.enumerated() {
      let wanted = pixel.w < 128 ? nil : SIMD3(pixel.x, pixel.y, pixel.z)
      #expect(
        read.pixels[index / width][index % width]
          == wanted.map { SIMD3<Int>(truncatingIfNeeded: $0) &* 100 / 255 })
    }
  }

  @Test(.inWholeRuns) func `many colours are reduced to 255 similar ones`() throws {
    var pixels: [SIMD4<UInt8>] = []
    for y in 0..<128 {
      for x in 0..<128 { pixels.append(SIMD4(UInt8(x * 2), UInt8(y * 2), UInt8(255 - x), 255)) }
    }
    let read = try read(pixels, width: 128)
    #expect(read.colors.count == 255)
    var worst = 0
    for (index, pixel) in pixels.enumerated() {
      let shown = try #require(read.pixels[index / 128][index % 128])
      let gap = SIMD3(Int(pixel.x), Int(pixel.y), Int(pixel.z)) &- shown &* 255 / 100
      worst = max(worst, (0..<3).map { abs(gap[$0]) }.max() ?? 0)
    }
    #expect(worst <= 16)
  }

  @Test func `equal pixels are run-length encoded`() throws {
    let line = Array(repeating: SIMD4<UInt8>(0, 0, 0, 255), count: 300)
    let sequence = SixelEncoder.sixelSequence(
      rgba: line.flatMap { [$0.x, $0.y, $0.z, $0.w] }, size: PixelSize(width: 300, height: 1))
    #expect(
      sequence.map { String(decoding: $0, as: UTF8.self) }
        == "\u{1B}P0;1;0q\"1;1;300;1#0;2;0;0;0#0!300@\u{1B}\\")
  }

  @Test func `bytes for another size are refused`() {
    #expect(
      SixelEncoder.sixelSequence(rgba: [1, 2, 3], size: PixelSize(width: 1, height: 1)) == nil)
    #expect(SixelEncoder.sixelSequence(rgba: [], size: PixelSize(width: 0, height: 9)) == nil)
    #expect(SixelEncoder.sixelSequence(rgba: [], size: PixelSize(width: .max, height: .max)) == nil)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("\u{0}\u{7F}~", "AH9+"),
  ])
  func `bytes are encoded as base64`(text: String, letters: String) {
    #expect(String(decoding: Base64.encoded(Array(text.utf8)), as: UTF8.self) == letters)
  }
}
