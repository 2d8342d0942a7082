import Foundation

/// Pictures as text, with one line per row and eight hexadecimal digits per pixel.
enum PixelText {
  private static func file(_ name: String) -> URL {
    var tests = URL(fileURLWithPath: #filePath)
    while tests.lastPathComponent != "Tests", tests.path != "/" { tests.deleteLastPathComponent() }
    return tests.appendingPathComponent("Fixtures/Drawing/\(name).pixels")
  }

  static func read(_ name: String) throws -> [SIMD4<UInt8>] {
    try String(contentsOf: file(name), encoding: .utf8).split(whereSeparator: \.isWhitespace)
      .map { word in
        let value = UInt32(word, radix: 16) ?? 0
        return SIMD4([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
      }
  }

  static func write(_ pixels: [SIMD4<UInt8>], width: Int, _ name: String) throws {
    var text = ""
    for (index, pixel) in pixels.enumerated() {
      text += (0..<4).map { String(format: "%02x", pixel[$0]) }.joined()
      text += (index + 1) % width == 0 ? "\n" : " "
    }
    let file = file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
