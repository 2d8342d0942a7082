/// Draws a sixel sequence, as a terminal would.
struct SixelReader {
  private(set) var width = 0
  private(set) var height = 0
  /// The colours in percent; nil where nothing was drawn.
  private(set) var pixels: [[SIMD3<Int>?]] = []
  private(set) var colors: [Int: SIMD3<Int>] = [:]

  /// Returns nil for an incomplete sequence.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("\u{1B}P0;1;0q\"1;1;"), text.hasSuffix("\u{1B}\\") else { return nil }
    var rest = text.dropFirst("\u{1B}P0;1;0q\"".count).dropLast(2)
    let raster = Self.numbers(&rest)
    guard raster.count == 4 else { return nil }
    width = raster[2]
    height = raster[3]
    // Bands are six rows tall, whatever the height.
    pixels = Array(
      repeating: Array(repeating: nil, count: width), count: (height + 5) / 6 * 6)
    guard draw(rest) else { return nil }
  }

  private mutating func draw(_ body: Substring) -> Bool {
    var rest = body
    var x = 0
    var top = 0
    var color = SIMD3<Int>()
    while let letter = rest.popFirst() {
      switch letter {
      case "#":
        let numbers = Self.numbers(&rest)
        if numbers.count == 5 { colors[numbers[0]] = SIMD3(numbers[2], numbers[3], numbers[4]) }
        guard let known = numbers.first.flatMap({ colors[$0] }) else { return false }
        color = known
      case "$": x = 0
      case "-":
        x = 0
        top += 6
      case "!":
        guard let count = Self.numbers(&rest).first, let letter = rest.popFirst(),
          put(letter, count, &x, top, color)
        else { return false }
      default: guard put(letter, 1, &x, top, color) else { return false }
      }
    }
    return true
  }

  private mutating func put(
    _ letter: Character, _ count: Int, _ x: inout Int, _ top: Int, _ color: SIMD3<Int>
  ) -> Bool {
    guard let byte = letter.asciiValue, (0x3F...0x7E).contains(byte) else { return false }
    for _ in 0..<count {
      for row in 0..<6 where (byte - 0x3F) & 1 << row != 0 {
        guard top + row < height, x < width else { return false }
        pixels[top + row][x] = color
      }
      x += 1
    }
    return true
  }

  private static func numbers(_ rest: inout Substring) -> [Int] {
    let digits = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(digits.count)
    return digits.split(separator: ";").compactMap { Int($0) }
  }
}
