import Foundation
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Compares our pixels with those that librsvg draws from our SVG.
///
/// A channel of a pixel, weighted by opacity, may differ by 30 of 255: librsvg leaves curves by up
/// to a tenth of a pixel, and both smooth edges in different steps. The mean difference of a
/// picture may be 1 where nearly every pixel lies on an edge, and 0.25 otherwise.
@Suite struct FidelityTests {
  static let names = FidelityScenes.all.map(\.name)
  private static let largest = 30
  private static let small = 24

  @Test(.inWholeRuns, .enabled(if: RealSVG.program != nil), arguments: names, [24, 233])
  func `a scene matches the rendering of librsvg`(name: String, side: Int) throws {
    let scene = try scene(name)
    let real = try RealSVG.drawing(
      of: SVGRenderer().document(of: scene, width: side, height: side), width: side, height: side)
    try compare(scene, side: side, with: real.pixels, name)
  }

  /// Compares with stored pixels from librsvg. `UPDATE_GOLDENS=1` makes librsvg draw them again.
  @Test(arguments: names)
  func `a scene matches the recorded rendering of librsvg`(name: String) throws {
    let scene = try scene(name)
    let side = Self.small
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1", RealSVG.program != nil {
      let document = SVGRenderer().document(of: scene, width: side, height: side)
      let real = try RealSVG.drawing(of: document, width: side, height: side)
      try PixelText.write(real.pixels, width: side, name)
    }
    try compare(scene, side: side, with: try PixelText.read(name), name)
  }

  private func scene(_ name: String) throws -> Scene {
    try #require(FidelityScenes.all.first { $0.name == name }).scene
  }

  private func compare(
    _ scene: Scene, side: Int, with real: [SIMD4<UInt8>], _ name: String
  ) throws {
    let ours = try PNGReader(PNGRenderer().pngFile(of: scene, width: side, height: side)).pixels
    try #require(real.count == ours.count)
    var sum = 0
    var largest = 0
    for (our, theirs) in zip(ours, real) {
      let difference = Self.difference(our, theirs)
      sum += difference
      largest = max(largest, difference)
    }
    let mean = Double(sum) / Double(ours.count)
    #expect(largest <= Self.largest, "\(name)")
    #expect(mean <= (side == Self.small ? 1 : 0.25), "\(name)")
  }

  /// Returns the largest difference of any channel, with colours weighted by opacity.
  private static func difference(_ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>) -> Int {
    func weighted(_ pixel: SIMD4<UInt8>) -> SIMD4<Int> {
      let wide = SIMD4<Int>(truncatingIfNeeded: pixel)
      let alpha = wide.w
      return SIMD4(wide.x * alpha / 255, wide.y * alpha / 255, wide.z * alpha / 255, alpha)
    }
    let gap = weighted(left) &- weighted(right)
    return (0..<4).map { abs(gap[$0]) }.max() ?? 0
  }
}
