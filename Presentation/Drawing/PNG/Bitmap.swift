/// A picture made of pixels, initially transparent.
package struct Bitmap: Hashable, Sendable {
  /// Maximum length of a side, so that a picture always fits into memory.
  package static let maxSideLength = 8192

  package let width: Int
  package let height: Int
  private var pixels: [PremultipliedColor]

  /// Creates a transparent picture. The sides are clamped to 0…``maxSideLength``.
  package init(width: Int, height: Int) {
    (self.width, self.height) = Self.clampedSize(width: width, height: height)
    pixels = Array(repeating: PremultipliedColor(), count: self.width * self.height)
  }

  /// Returns the sides clamped to 0…``maxSideLength``.
  static func clampedSize(width: Int, height: Int) -> (width: Int, height: Int) {
    (min(max(width, 0), maxSideLength), min(max(height, 0), maxSideLength))
  }

  /// The pixel at a position; transparent outside the picture.
  package subscript(x: Int, y: Int) -> RGBA {
    (0..<width).contains(x) && (0..<height).contains(y)
      ? pixels[y * width + x].straightColor : .clear
  }

  /// Returns the pixels of a row in RGBA order; empty outside the picture.
  package func row(_ y: Int) -> [UInt8] {
    guard (0..<height).contains(y) else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * 4)
    for pixel in pixels[(y * width)..<((y + 1) * width)] {
      let color = pixel.straightColor
      bytes.append(color.red)
      bytes.append(color.green)
      bytes.append(color.blue)
      bytes.append(color.alpha)
    }
    return bytes
  }

  /// Blends a colour over the pixels of a row, beginning at `start`. `coverage` contains for each
  /// pixel how much of it is covered, from 0 to 1. All pixels must be inside the picture.
  mutating func blend(_ color: RGBA, row: Int, start: Int, coverage: ArraySlice<Float>) {
    let base = row * width + start
    let source =
      SIMD4<Float>(
        Float(color.red), Float(color.green), Float(color.blue), 255) * (Float(color.alpha) / 255)
    let opaque = color.alpha == 255 ? PremultipliedColor(color) : nil
    pixels.withUnsafeMutableBufferPointer { pixels in
      for (offset, share) in coverage.enumerated() where share > 0 {
        if let opaque, share >= 1 {
          pixels[base + offset] = opaque
        } else {
          pixels[base + offset].blend(with: source * share)
        }
      }
    }
  }
}

/// A colour whose red, green and blue are multiplied by its opacity, as blending requires.
private struct PremultipliedColor: Hashable, Sendable {
  var bytes = SIMD4<UInt8>()

  init() {}

  /// Creates the premultiplied form of a colour.
  init(_ color: RGBA) {
    bytes = SIMD4(color.red, color.green, color.blue, 255)
  }

  mutating func blend(with source: SIMD4<Float>) {
    let kept = 1 - source.w / 255
    let sum = SIMD4<Float>(bytes) * kept + source + 0.5
    bytes = SIMD4<UInt8>(
      truncatingIfNeeded: SIMD4<Int32>(
        sum.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255))))
  }

  var straightColor: RGBA {
    guard bytes.w > 0 else { return .clear }
    guard bytes.w < 255 else { return RGBA(red: bytes.x, green: bytes.y, blue: bytes.z) }
    let factor = 1 / Double(bytes.w)
    return RGBA(
      red: UInt8(unit: Double(bytes.x) * factor), green: UInt8(unit: Double(bytes.y) * factor),
      blue: UInt8(unit: Double(bytes.z) * factor), alpha: bytes.w)
  }
}
