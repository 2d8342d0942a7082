import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct MoodShapeTests {
  static let small = Size(width: 5, height: 3)

  private func scene(_ shape: MoodShape, rule: FillRule = .nonZero) -> Scene {
    Scene(
      width: 1, height: 1,
      shapes: [
        .filled(shape.path, .hex(0x4174A9), rule: rule, mark: shape.fallbackCharacter)
      ])
  }

  private func lines(_ shape: MoodShape, _ size: Size, _ level: ColorLevel) -> [String] {
    let frame = CellRenderer(level: level).frame(of: scene(shape), size: size)
    return (0..<size.height).map { y in
      (0..<size.width).map { x in
        guard let cell = frame[x, y] else { return "?" }
        // A cell filled with one colour is a space, which would not show in text.
        return cell.style.background == .terminalDefault ? String(cell.glyph) : "█"
      }
      .joined()
    }
  }

  @Test(
    arguments: [MoodShapeTests.small, Size(width: 10, height: 5)],
    [ColorLevel.truecolor, .none])
  func `the ten shapes in cells`(size: Size, level: ColorLevel) throws {
    var text = ""
    for shape in MoodShape.allCases {
      text += "\(shape.number)\n"
      for line in lines(shape, size, level) { text += "|\(line)|\n" }
    }
    let kind = level == .none ? "text" : "blocks"
    try expectGolden("Drawing/moods-\(size.width)x\(size.height).\(kind)", text)
  }

  @Test(arguments: [ColorLevel.truecolor, .sixteenColors, .none])
  func `no two shapes look the same in few cells`(level: ColorLevel) {
    let all = MoodShape.allCases.map { lines($0, Self.small, level) }
    #expect(Set(all).count == 10)
    #expect(Set(MoodShape.allCases.map(\.fallbackCharacter)).count == 10)
  }

  @Test func `two shapes differ in many pixels`() {
    let bitmaps = MoodShape.allCases.map { scene($0).bitmap(width: 20, height: 20) }
    for first in 0..<10 {
      for second in (first + 1)..<10 {
        var differing = 0
        for y in 0..<20 {
          for x in 0..<20 {
            let pixels = (bitmaps[first][x, y].opacity, bitmaps[second][x, y].opacity)
            if abs(pixels.0 - pixels.1) > 0.5 { differing += 1 }
          }
        }
        #expect(differing >= 40, "\(first + 1) and \(second + 1)")
      }
    }
  }

  @Test(arguments: MoodShape.allCases)
  func `a shape fills its square and stays inside`(shape: MoodShape) {
    let points = shape.path.flattened(tolerance: 0.0001)
      .flatMap(\.points)
    #expect(points.allSatisfy { (-0.001...1.001).contains($0.x) })
    #expect(points.allSatisfy { (-0.001...1.001).contains($0.y) })
    for side in [points.map(\.x), points.map(\.y)] {
      #expect((side.max() ?? 0) - (side.min() ?? 0) > 0.8)
    }
  }

  @Test(arguments: MoodShape.allCases)
  func `a shape is the same under both fill rules`(shape: MoodShape) {
    #expect(
      scene(shape).bitmap(width: 90, height: 90)
        == scene(shape, rule: .evenOdd).bitmap(width: 90, height: 90))
  }
}
