import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct CanvasArrangementTests {
  /// Returns a canvas of ten moods with different shapes at the given places.
  private func canvas(
    _ place: (Int) -> (Int, Int), memo: String = ""
  ) throws -> MoodCanvas {
    let moods = try (0..<10).map { index in
      let (across, down) = place(index)
      return Mood(
        id: try #require(ID(rawValue: Int64(index + 1))),
        details: MoodDetails(
          moment: MoodMoment(Instant(milliseconds: 1_700_000_000_000), secondsEast: 32_400),
          level: try MoodLevel(index * 10 + 5), memo: try MoodMemo(memo)),
        place: try #require(CanvasPosition(across: across, down: down)))
    }
    return MoodCanvas(day: nil, moods: moods, palette: .canvas)
  }

  @Test(arguments: [(40, 10), (40, 12), (80, 24), (120, 40)], [0, 1, 2])
  func `ten shapes do not overlap, each at least seven by five cells`(
    size: (Int, Int), placing: Int
  ) throws {
    let canvas = try canvas { index in
      switch placing {
      case 0: (500, 500)
      case 1: (100 + index * 80, 900)
      default: (index % 2 == 0 ? 300 : 340, 200 + index * 7)
      }
    }
    let field = CanvasField(
      width: Double(size.0), height: Double(size.1 * 2), minShapeSize: CanvasCells.minShapeSize)
    let places = CanvasArrangement(canvas, in: field)
    let (width, height) = (places.width, places.height)
    #expect(width >= 7 && height >= 10)
    for (index, center) in places.centers.enumerated() {
      #expect(center.x - width / 2 >= -0.01 && center.x + width / 2 <= field.width + 0.01)
      #expect(center.y - height / 2 >= -0.01 && center.y + height / 2 <= field.height + 0.01)
      for other in places.centers[..<index] {
        let isApart =
          abs(center.x - other.x) >= width * 0.84 || abs(center.y - other.y) >= height * 0.84
        #expect(isApart, "\(size) \(placing) \(index)")
      }
    }
  }

  @Test func `shapes that do not overlap keep their positions`() throws {
    let canvas = try canvas { (100 + $0 % 4 * 260, 100 + $0 / 4 * 390) }
    let field = CanvasField(width: 1080, height: 1350)
    let places = CanvasArrangement(canvas, in: field)
    #expect(places.centers == canvas.moods.map { field.point($0.canvasPosition) })
  }

  @Test func `in the smallest window ten shapes use nearly all space`() {
    let small = CanvasTabLayout(size: Size(width: 40, height: 9), hasMoods: true)
    #expect(small.canvas.size == Size(width: 38, height: 8) && small.strip.height == 1)
    #expect(CanvasTabLayout(size: Size(width: 40, height: 9), hasMoods: false).header.height == 1)
    for (size, least) in [((40, 9), 4), ((40, 12), 5), ((80, 21), 5), ((120, 37), 5)] {
      let places = CanvasTabLayout(size: Size(width: size.0, height: size.1), hasMoods: true)
      #expect(places.canvas.width >= 35 && places.canvas.height >= 2 * least, "\(size)")
    }
  }

  @Test(arguments: [12, 16, 20, 38, 60])
  func `a legend shows each level in full, even with long memos`(width: Int) throws {
    let canvas = try canvas({ (100 + $0 * 80, 500) }, memo: "기다리던 편지가 왔다")
    let text = CanvasCells(CanvasDrawing(canvas), level: .none)
      .frame(size: Size(width: width, height: 12)).text
    let legend = text.split(separator: "\n").suffix(6).joined(separator: " ")
    for mood in canvas.moods {
      let words = legend.split { $0 == " " || $0.isLetter || "@%&*=~/…".contains($0) }
      #expect(words.contains { $0 == mood.form.number }, "\(legend)")
    }
    #expect(width >= 60 || !legend.contains("…"), "\(legend)")
  }

  @Test(arguments: [(40, 20), (40, 12), (60, 24)])
  func `a legend contains every mood`(size: (Int, Int)) throws {
    let canvas = try canvas { (100 + $0 * 80, 500) }
    let text = CanvasCells(CanvasDrawing(canvas), level: .none)
      .frame(size: Size(width: size.0, height: size.1)).text
    for mood in canvas.moods {
      let entry = CanvasCells.legend(of: mood)
      #expect(text.contains(entry), "\(size) \(entry)")
    }
  }

  @Test(arguments: [(40, 10), (40, 11), (40, 12), (40, 20), (80, 24), (120, 40)])
  func `ten letters have seven by five cells each, beside any legend`(
    size: (Int, Int)
  ) throws {
    let text = CanvasCells(CanvasDrawing(try .tenShapes()), level: .none)
      .frame(size: Size(width: size.0, height: size.1)).text
    let picture = text.split(separator: "\n").filter { !$0.contains(where: \.isNumber) }
    for shape in MoodShape.allCases {
      let mark = shape.fallbackCharacter
      let rows = picture.indices.filter { picture[$0].contains(mark) }
      let columns = picture.flatMap { row in
        row.enumerated().filter { $0.element == mark }.map(\.offset)
      }
      let width = try #require(columns.max()) - #require(columns.min()) + 1
      // The tips of one shape are thinner than a cell, and bars have gaps between them.
      let height = try #require(rows.max()) - #require(rows.min()) + 1
      #expect(height >= (shape == .threeTriangles ? 4 : 5) && width >= 7, "\(mark)\n\(text)")
    }
  }

  @Test func `a legend of one row has every letter with its level`() throws {
    let canvas = try MoodCanvas.tenShapes()
    let text = CanvasCells(CanvasDrawing(canvas), level: .none)
      .frame(size: Size(width: 40, height: 11)).text
    let legend = try #require(text.split(separator: "\n").last)
    for mood in canvas.moods where mood.level.map({ $0.value < 100 }) == true {
      let mark = mood.form.mark
      #expect(legend.contains("\(mark)\(mood.form.number)"), "\(legend)")
    }
  }
}
