import Testing

@testable import HearthPresentation

@Suite struct PlotTests {
  @Test(arguments: [
    (0, [0, 1]), (1, [0, 1]), (3, [0, 1, 2, 3]), (5, [0, 1, 2, 3, 4, 5]), (6, [0, 2, 4, 6]),
    (7, [0, 2, 4, 6, 8]), (11, [0, 5, 10, 15]), (49, [0, 10, 20, 30, 40, 50]),
    (51, [0, 20, 40, 60]), (1234, [0, 500, 1000, 1500]), (-3, [0, 1]),
  ])
  func `an axis begins at zero with readable steps`(
    most: Int, ticks: [Int]
  ) {
    let scale = PlotScale(counts: most)
    #expect(scale.ticks == ticks)
    #expect(scale.maximum == Double(ticks.last ?? 0))
  }

  @Test func `an axis of any range has few steps and covers it`() {
    var most = 1
    while most < 900_000_000 {
      let scale = PlotScale(counts: most)
      #expect((2...6).contains(scale.ticks.count), "\(most)")
      #expect(scale.maximum >= Double(most) && scale.maximum <= Double(most) * 2.5 + 1, "\(most)")
      most += most / 3 + 1
    }
  }

  @Test func `a line is interrupted where values are missing`() {
    let values: [Double?] = [nil, 1, 2, nil, nil, 3, nil, 4, 5]
    let plot = Plot(
      title: "", summary: "", chartType: .meansWithSpread,
      points: values.map { Plot.DataPoint("", $0) },
      scale: .moodLevels)
    #expect(plot.valueRanges == [1..<3, 5..<6, 7..<9])
    let scene = plot.scene(width: 300, height: 100, .standalone)
    #expect(SVGReader(SVGRenderer().document(of: scene)).isWellFormed)
  }

  @Test func `overlapping labels are left out`() throws {
    let points = (1...31).map { Plot.DataPoint("\($0)일", Double($0)) }
    let plot = Plot(
      title: "", summary: "", chartType: .bars, points: points, scale: PlotScale(counts: 31))
    for (width, most) in [(300.0, 12), (2000, 31)] {
      let texts = plot.scene(width: width, height: 100, .standalone).shapes.compactMap {
        if case .text(let lettering) = $0, lettering.anchor == .middle { lettering } else { nil }
      }
      let labels = try #require(texts.first).lines
      #expect(labels.count <= most && labels.count > most / 2)
      #expect(labels.first?.text == "1일")
    }
  }
}
