import HearthDomain
import Testing

@Suite struct MoodLevelTests {
  @Test(arguments: [
    (0, 1), (1, 1), (10, 1), (11, 2), (20, 2), (21, 3), (50, 5), (51, 6), (60, 6), (90, 9),
    (91, 10), (100, 10),
  ])
  func `every ten levels share a shape`(level: Int, number: Int) throws {
    #expect(try MoodLevel(level).shape.number == number)
  }

  @Test func `all levels together use all ten shapes, ten levels each except the first`() throws {
    let shapes = try (0...100).map { try MoodLevel($0).shape }
    #expect(shapes == shapes.sorted { $0.rawValue < $1.rawValue })
    for shape in MoodShape.allCases {
      #expect(shapes.count { $0 == shape } == (shape == .scallopedCog ? 11 : 10))
    }
  }

  @Test(arguments: [-1, 101, .max, .min])
  func `a level out of range is refused, or clamped`(value: Int) {
    #expect(throws: DomainError.invalid(.level, .outOfRange(0...100, actual: value))) {
      try MoodLevel(value)
    }
    #expect(MoodLevel(clamping: value).value == (value < 0 ? 0 : 100))
  }

  @Test func `the gauge starts at sixty`() {
    #expect(MoodLevel.initial.value == 60)
  }

  @Test(arguments: [
    (0, "#4174A9"), (1, "#477AAC"), (5, "#6192B6"), (9, "#7BA9C0"), (10, "#81AFC3"),
    (11, "#86B3C4"), (15, "#9AC3C6"), (33, "#DBDDAA"), (45, "#F3CE8B"), (60, "#F38562"),
    (65, "#F38562"), (75, "#F38C75"), (77, "#F28E7C"), (89, "#F1A9C7"), (90, "#F1ABCE"),
    (95, "#F1ABCE"), (100, "#F1ABCE"),
  ])
  func `a colour is interpolated between two stops`(level: Int, color: String) throws {
    #expect(try MoodLevel(level).color(in: .canvas).description == color)
  }

  @Test(arguments: [
    (0.5, "#4477AA"), (61, "#F38562"), (62.5, "#F38562"), (100.0 / 3, "#DCDDA9"),
    (99.99, "#F1ABCE"), (-3, "#4174A9"), (1e300, "#F1ABCE"), (.nan, "#4174A9"),
  ])
  func `an average has a colour too`(mean: Double, color: String) {
    #expect(Palette.canvas.color(atMean: mean).description == color)
  }

  @Test(arguments: Palette.allCases)
  func `a palette has its stops at the tens and is consistent`(palette: Palette) throws {
    #expect(palette.colorStops.count >= 10)
    for level in 0...100 {
      #expect(palette.color(at: level) == palette.color(atMean: Double(level)))
      if level % 10 == 0 {
        let stop = palette.colorStops[min(level / 10, palette.colorStops.count - 1)]
        #expect(try MoodLevel(level).color(in: palette) == stop)
      }
    }
    #expect(palette.color(at: .max) == palette.colorStops.last)
    #expect(palette.color(at: .min) == palette.colorStops.first)
  }

  @Test func `palettes differ, and so do neighbouring stops of new ones`() {
    #expect(Set(Palette.allCases.map(\.colorStops)).count == Palette.allCases.count)
    for palette in Palette.allCases where palette != .canvas {
      #expect(Set(palette.colorStops).count == 10)
    }
  }
}
