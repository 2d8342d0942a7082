import HearthDomain
import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

@Suite struct PlantDrawingTests {
  private static let size = Size(width: 24, height: 12)

  private func frame(
    _ plant: Plant, _ stage: GrowthStage, isWilted: Bool = false, level: ColorLevel = .truecolor
  ) -> Frame {
    let scene = PlantDrawing.scene(
      of: plant, stage: stage, isWilted: isWilted, detail: DrawingDetail(suiting: Self.size))
    return CellRenderer(level: level).frame(of: scene, size: Self.size)
  }

  private func lines(_ frame: Frame) -> [String] {
    (0..<frame.size.height).map { y in
      let line = (0..<frame.size.width).map { x in String(frame[x, y]?.glyph ?? "?") }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test(arguments: Plant.allCases)
  func `a plant without colours`(plant: Plant) throws {
    var text = ""
    for isWilted in [false, true] {
      for stage in GrowthStage.allCases {
        let name = plant.name(of: stage).en
        text += "\(plant.name.en), \(name)\(isWilted ? ", wilted" : "")\n"
        text +=
          lines(frame(plant, stage, isWilted: isWilted, level: .none))
          .joined(separator: "\n") + "\n\n"
      }
    }
    try expectGolden("Drawing/\(plant.rawValue).text", text)
  }

  @Test(arguments: Plant.allCases)
  func `a plant in blocks`(plant: Plant) throws {
    try expectGolden(
      "Drawing/\(plant.rawValue).blocks",
      lines(frame(plant, .third)).joined(separator: "\n") + "\n")
  }

  @Test(arguments: [(Plant.dandelion, false), (.cactus, true)])
  func `a plant as SVG`(plant: Plant, isWilted: Bool) throws {
    let scene = PlantDrawing.scene(of: plant, stage: .third, isWilted: isWilted)
    try expectGolden(
      "Drawing/\(plant.rawValue).svg", SVGRenderer().document(of: scene, width: 480, height: 480))
  }

  @Test func `no two pictures are the same`() {
    var seen: Set<Frame> = []
    for plant in Plant.allCases {
      for stage in GrowthStage.allCases {
        for isWilted in [false, true] {
          #expect(seen.insert(frame(plant, stage, isWilted: isWilted)).inserted)
        }
      }
    }
    #expect(seen.count == 30)
  }

  @Test(.inWholeRuns, arguments: Plant.allCases, [false, true])
  func `every plant fits into its picture`(plant: Plant, isWilted: Bool) {
    for stage in GrowthStage.allCases {
      for moment in [0, 0.25, 0.75] {
        let scene = PlantDrawing.scene(
          of: plant, stage: stage, isWilted: isWilted, moment: moment)
        let bitmap = scene.bitmap(width: 96, height: 96)
        #expect((0..<96).allSatisfy { bitmap[$0, 0] == .clear }, "\(stage) at \(moment)")
        #expect((0..<96).allSatisfy { bitmap[0, $0] == .clear }, "\(stage) at \(moment)")
        #expect((0..<96).allSatisfy { bitmap[95, $0] == .clear }, "\(stage) at \(moment)")
      }
    }
  }

  @Test(arguments: Plant.allCases)
  func `swaying returns to the start`(plant: Plant) {
    func at(_ moment: Double) -> Scene {
      PlantDrawing.scene(of: plant, stage: .second, isWilted: false, moment: moment)
    }
    #expect(at(0) != at(0.25))
    #expect(at(0.25) != at(0.75))
    let start = at(0).bitmap(width: 60, height: 60)
    let end = at(1).bitmap(width: 60, height: 60)
    #expect(start == end)
  }

  @Test(arguments: Plant.allCases, GrowthStage.allCases)
  func `watering begins with the thirsty plant and ends with the fresh one`(
    plant: Plant, stage: GrowthStage
  ) {
    func at(_ progress: Double) -> Scene {
      PlantDrawing.wateringFrame(of: plant, stage: stage, isWilted: true, progress: progress)
    }
    #expect(at(0) == PlantDrawing.scene(of: plant, stage: stage, isWilted: true))
    #expect(at(1) == PlantDrawing.scene(of: plant, stage: stage, isWilted: false))
    #expect(at(0.5) != at(0.55))
    #expect(at(-3) == at(0))
    #expect(at(.nan) == at(0))
    #expect(at(.infinity) == at(1))
  }

  @Test func `small pictures have bold lines`() {
    #expect(DrawingDetail(suiting: Size(width: 24, height: 12)) == .bold)
    #expect(DrawingDetail(suiting: Size(width: 100, height: 12)) == .bold)
    #expect(DrawingDetail(suiting: Size(width: 48, height: 24)) == .fine)
    #expect(DrawingDetail(suiting: Size(width: 20, height: 60)) == .bold)
    #expect(DrawingDetail(suiting: .zero) == .bold)
  }
}
