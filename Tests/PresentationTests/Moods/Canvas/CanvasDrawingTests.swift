import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct CanvasDrawingTests {
  private func text(
    _ drawing: CanvasDrawing, _ level: ColorLevel, _ size: Size = Size(width: 40, height: 20)
  ) -> String {
    let frame = CanvasCells(drawing, level: level).frame(size: size)
    return (0..<size.height).map { y in
      (0..<size.width).map { x in frame[x, y].map { String($0.glyph) } ?? "?" }.joined() + "|\n"
    }
    .joined()
  }

  @Test func `a canvas without colours has letters and a legend`() throws {
    try expectGolden("Moods/canvas.text", text(CanvasDrawing(.tenShapes()), .none))
  }

  @Test func `guide shapes are shown until the first mood`() throws {
    var drawing = CanvasDrawing(.empty)
    #expect(text(drawing, .none).allSatisfy { " |\n".contains($0) })
    drawing.showsGuides = true
    try expectGolden(
      "Moods/canvas-guides.text", text(drawing, .none, Size(width: 60, height: 36)))
    let one = MoodCanvas(day: nil, moods: [try mood()], palette: .canvas)
    var busy = CanvasDrawing(one)
    busy.showsGuides = true
    #expect(busy.scene() == CanvasDrawing(one).scene())
  }

  @Test(
    arguments: [ColorLevel.truecolor, .colors256, .sixteenColors, .none],
    [
      Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 7, height: 30),
      Size(width: 90, height: 9),
    ])
  func `a canvas fills exactly the given cells`(level: ColorLevel, size: Size) throws {
    let frame = CanvasCells(CanvasDrawing(try .tenShapes()), level: level).frame(size: size)
    #expect(frame.size == size)
    guard level >= .colors256, size.width > 1 else { return }
    // The background reaches every corner.
    for x in [0, size.width - 1] {
      for y in [0, size.height - 1] {
        #expect(frame[x, y]?.style.background != .terminalDefault)
      }
    }
  }

  @Test(.inWholeRuns) func `a picture shows each mood in its colour and position`() throws {
    let canvas = MoodCanvas(
      day: nil,
      moods: [
        try mood(1, level: 100, across: 250, down: 250),
        try mood(2, level: 95, across: 750, down: 700),
      ], palette: .canvas)
    let bitmap = CanvasDrawing(canvas).scene().bitmap(width: 1080, height: 1350)
    #expect(bitmap[270, 337] == .hex(0xF1ABCE))
    #expect(bitmap[810, 945] == RGBA(try MoodLevel(95).color(in: .canvas)))
    // Two shapes are a fifth of the width each.
    #expect(bitmap[270 - 105, 337] == .hex(0xF1ABCE))
    #expect(bitmap[270 - 111, 337] == CanvasBackground.dark.color)
  }

  @Test(arguments: [(1080.0, 1350.0), (400, 400), (2000, 300), (100, 900)])
  func `no shape leaves the canvas`(width: Double, height: Double) throws {
    let corners = try [(100, 100), (900, 100), (100, 900), (900, 900)].enumerated().map {
      try mood(Int64($0 + 1), level: 100, across: $1.0, down: $1.1)
    }
    var drawing = CanvasDrawing(MoodCanvas(day: nil, moods: corners, palette: .canvas))
    drawing.background = .transparent
    for shape in drawing.scene(width: width, height: height).shapes {
      guard case .group(let transform, let shapes) = shape, case .path(let path, _) = shapes[0]
      else { continue }
      let points = path.applying(transform).flattened(tolerance: 0.01).flatMap(\.points)
      #expect(points.allSatisfy { (-0.01...width + 0.01).contains($0.x) })
      #expect(points.allSatisfy { (-0.01...height + 0.01).contains($0.y) })
    }
  }

  @Test func `shapes move slightly and return`() throws {
    var drawing = CanvasDrawing(try .tenShapes())
    let still = drawing.scene()
    for phase in [0, 1, 7, .nan, .infinity] {
      drawing.motion = CanvasMotion(phase: phase)
      #expect(drawing.scene() == still)
    }
    drawing.motion = CanvasMotion(phase: 0.3)
    let moved = drawing.scene()
    for (before, after) in zip(still.shapes, moved.shapes).dropFirst() {
      guard case .group(let old, _) = before, case .group(let new, _) = after else {
        Issue.record("no group")
        return
      }
      #expect(old != new)
      #expect(max(abs(old.tx - new.tx), abs(old.ty - new.ty)) <= 1080 * CanvasMotion.maxOffset)
    }
  }

  @Test func `only the selected shape blinks`() throws {
    let canvas = try MoodCanvas.tenShapes()
    var drawing = CanvasDrawing(canvas)
    let whole = drawing.scene()
    drawing.selected = canvas.moods[3].id
    #expect(drawing.scene() == whole)
    drawing.fading = 1
    let faded = drawing.scene()
    #expect(zip(whole.shapes, faded.shapes).count { $0 != $1 } == 1)
    // Letters disappear completely.
    let letter = canvas.moods[3].form.mark
    let rows = text(drawing, .none).split(separator: "\n").prefix(8)
    #expect(!rows.joined().contains(letter))
    drawing.fading = 0
    drawing.showsSelectionRing = true
    #expect(text(drawing, .none).contains("."))
  }

  @Test(arguments: HearthDomain.Palette.allCases, [CanvasBackground.dark, .light])
  func `every palette colour is visible on its background`(
    palette: HearthDomain.Palette, ground: CanvasBackground
  ) throws {
    let sheet = try #require(ground.color)
    for level in 0...100 {
      let color = RGBA(palette.color(at: level))
      let seen = max(
        color.contrast(with: sheet), ground.outline(of: color)?.contrast(with: sheet) ?? 0)
      #expect(seen >= 1.5, "\(palette) \(level)")
    }
  }
}
