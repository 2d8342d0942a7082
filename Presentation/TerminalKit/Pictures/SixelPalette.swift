/// A palette of at most 255 colours for a picture, and the palette index of each pixel.
struct SixelPalette {
  /// Index of transparent pixels.
  static let transparentIndex = 255

  let colors: [SIMD3<UInt8>]
  private(set) var indices: [UInt8]

  /// Builds the palette from RGBA pixels. Only pixels that are at least half opaque count.
  init(_ rgba: [UInt8]) {
    let bins = Self.colorBins(of: rgba)
    let boxes = Self.medianCutBoxes(of: bins)
    var numbers = [UInt8](repeating: UInt8(Self.transparentIndex), count: Self.binCount)
    for (number, box) in boxes.enumerated() {
      for bin in box { numbers[bin.key] = UInt8(number) }
    }
    colors = boxes.map(Self.meanColor)
    indices = stride(from: 0, to: rgba.count - 3, by: 4).map { start in
      Self.binKey(rgba, start).map { numbers[$0] } ?? UInt8(Self.transparentIndex)
    }
  }

  /// The colours that share the upper five bits of each channel.
  private struct ColorBin {
    let key: Int
    var sum = SIMD3<Int>()
    var count = 0

    var mean: SIMD3<Int> { sum / max(count, 1) }
  }

  private static let binCount = 1 << 15

  private static func binKey(_ rgba: [UInt8], _ start: Int) -> Int? {
    guard rgba[start + 3] >= 128 else { return nil }
    return Int(rgba[start] >> 3) << 10 | Int(rgba[start + 1] >> 3) << 5 | Int(rgba[start + 2] >> 3)
  }

  private static func colorBins(of rgba: [UInt8]) -> [ColorBin] {
    var all: [ColorBin?] = Array(repeating: nil, count: binCount)
    for start in stride(from: 0, to: rgba.count - 3, by: 4) {
      guard let key = binKey(rgba, start) else { continue }
      var bin = all[key] ?? ColorBin(key: key)
      bin.sum &+= SIMD3(Int(rgba[start]), Int(rgba[start + 1]), Int(rgba[start + 2]))
      bin.count += 1
      all[key] = bin
    }
    return all.compactMap(\.self)
  }

  /// Returns the bins grouped by median cut: the box with the longest side is halved until there
  /// are enough boxes.
  private static func medianCutBoxes(of bins: [ColorBin]) -> [[ColorBin]] {
    guard bins.count > transparentIndex else { return bins.map { [$0] } }
    var boxes = [bins]
    while boxes.count < transparentIndex {
      let spans = boxes.map(longestSide)
      guard let widest = spans.indices.max(by: { spans[$0].length < spans[$1].length }),
        spans[widest].length > 0
      else { break }
      let axis = spans[widest].axis
      let sorted = boxes[widest].sorted { ($0.mean[axis], $0.key) < ($1.mean[axis], $1.key) }
      let half = sorted.count / 2
      boxes[widest] = Array(sorted[..<half])
      boxes.append(Array(sorted[half...]))
    }
    return boxes
  }

  /// Returns the channel in which the colours of a box differ most, and their difference.
  private static func longestSide(of box: [ColorBin]) -> (axis: Int, length: Int) {
    guard box.count > 1 else { return (0, 0) }
    let lengths = (0..<3).map { axis in
      let values = box.map { $0.mean[axis] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let axis = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
    // At least 1, because bins with equal mean colours can still be separated.
    return (axis, max(lengths[axis], 1))
  }

  private static func meanColor(_ box: [ColorBin]) -> SIMD3<UInt8> {
    let sum = box.reduce(SIMD3<Int>()) { $0 &+ $1.sum }
    let count = max(box.reduce(0) { $0 + $1.count }, 1)
    return SIMD3<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / count)
  }
}
