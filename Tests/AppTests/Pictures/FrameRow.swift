import TerminalKit

@testable import HearthPresentation

/// One row of a frame as shapes: backgrounds, figures and letters.
struct FrameRow {
  private struct Place {
    let x: Int
    let cell: Cell
    let ink: RGBA
    let paper: RGBA
  }

  /// How far cells extend into their neighbours. Viewers soften edges, which would otherwise leave
  /// visible seams.
  private static let overlap = 0.5

  private let places: [Place]
  private let ground: FrameScene.Ground
  private let top: Double

  init(_ frame: Frame, y: Int, ground: FrameScene.Ground) {
    self.ground = ground
    top = FrameScene.margin + Double(y) * FrameScene.cell.height
    places = (0..<frame.size.width).compactMap { x in
      guard let cell = frame[x, y], cell.width > 0 else { return nil }
      let style = cell.style
      var ink = RGBA(style.foreground, else: ground.text)
      var paper = RGBA(style.background, else: ground.paper)
      if style.attributes.contains(.reverse) { swap(&ink, &paper) }
      if style.attributes.contains(.dim) { ink = ink.mixed(with: paper, by: 0.45) }
      return Place(x: x, cell: cell, ink: ink, paper: paper)
    }
  }

  /// A rectangle for each run of cells whose background differs from the frame's.
  var papers: [Shape] {
    runs { $0.paper == $1.paper }
      .filter { $0[0].paper != ground.paper }
      .map { run in
        let start = left(of: run[0].x)
        let end = left(of: (run.last?.x ?? 0) + (run.last?.cell.width ?? 1))
        let height = FrameScene.cell.height + Self.overlap
        return .filled(
          .rectangle(x: start, y: top, width: end - start, height: height), run[0].paper)
      }
  }

  /// Block and line characters, as one path for each run of one colour.
  var figures: [Shape] {
    runs { $0.ink == $1.ink && Self.isFigure($0) == Self.isFigure($1) }
      .filter { Self.isFigure($0[0]) }
      .flatMap { run -> [Shape] in
        var blocks = Path()
        var light = Path()
        var heavy = Path()
        for place in run {
          switch CellFigure(place.cell.glyph) {
          case .blocks(let parts)?: for part in parts { blocks.add(path(of: part, at: place.x)) }
          case .lines(let sides, .heavy)?: heavy.add(path(of: sides, at: place.x))
          case .lines(let sides, let look)?:
            light.add(path(of: sides, isRound: look == .round, at: place.x))
          case nil: break
          }
        }
        var shapes: [Shape] = []
        if !blocks.elements.isEmpty { shapes.append(.filled(blocks, run[0].ink)) }
        for (lines, width) in [(light, 1.2), (heavy, 3.6)] where !lines.elements.isEmpty {
          shapes.append(.stroked(lines, run[0].ink, width: width, cap: .butt))
        }
        return shapes
      }
  }

  /// The text of each run with the same style.
  ///
  /// Wide letters are placed one by one and drawn slightly larger, because fonts make them narrower
  /// than two cells.
  var letters: [Shape] {
    runs { $0.ink == $1.ink && Self.look($0) == Self.look($1) }.flatMap { run -> [Shape] in
      var lines: [TypesetText.Line] = []
      var wide: [TypesetText.Line] = []
      var word = ""
      var start = 0
      for place in run + [Place(x: .max, cell: .blank, ink: run[0].ink, paper: run[0].paper)] {
        let isLetter = place.cell.glyph != " " && !Self.isFigure(place)
        if isLetter, place.cell.width == 1 {
          if word.isEmpty { start = place.x }
          word.append(place.cell.glyph)
          continue
        }
        if !word.isEmpty { lines.append(line(word, at: start)) }
        word = ""
        if isLetter { wide.append(line(wide: place.cell.glyph, at: place.x)) }
      }
      return [(lines, 15.0), (wide, 17.0)].filter { !$0.0.isEmpty }
        .map { .text(lettering($0.0, size: $0.1, look: run[0])) }
    }
  }

  private static func isFigure(_ place: Place) -> Bool {
    CellFigure(place.cell.glyph) != nil
  }

  private static func look(_ place: Place) -> Style.Attributes {
    place.cell.style.attributes.intersection([.bold, .italic])
  }

  private func runs(_ belongTogether: (Place, Place) -> Bool) -> [[Place]] {
    places.reduce(into: []) { runs, place in
      if let last = runs.last?.last, belongTogether(last, place) {
        runs[runs.count - 1].append(place)
      } else {
        runs.append([place])
      }
    }
  }

  private func lettering(
    _ lines: [TypesetText.Line], size: Double, look place: Place
  ) -> TypesetText {
    var lettering = TypesetText(
      lines,
      families: [
        "DejaVu Sans Mono", "Menlo", "Cascadia Mono", "Noto Sans Mono CJK KR", "monospace",
      ],
      size: size, weight: place.cell.style.attributes.contains(.bold) ? 700 : 400, color: place.ink)
    lettering.isItalic = place.cell.style.attributes.contains(.italic)
    return lettering
  }

  private func line(_ word: String, at x: Int) -> TypesetText.Line {
    TypesetText.Line(
      word, at: Point(x: left(of: x), y: top + 14),
      length: Double(word.count) * FrameScene.cell.width)
  }

  private func line(wide glyph: Character, at x: Int) -> TypesetText.Line {
    TypesetText.Line(String(glyph), at: Point(x: left(of: x) + 0.5, y: top + 14))
  }

  private func left(of x: Int) -> Double {
    FrameScene.margin + Double(x) * FrameScene.cell.width
  }

  private func path(of block: CellFigure.Block, at x: Int) -> Path {
    let (across, down) = (FrameScene.cell.width / 8, FrameScene.cell.height / 8)
    let width = Double(block.width) * across + (block.x + block.width == 8 ? Self.overlap : 0)
    let height = Double(block.height) * down + (block.y + block.height == 8 ? Self.overlap : 0)
    return .rectangle(
      x: left(of: x) + Double(block.x) * across, y: top + Double(block.y) * down, width: width,
      height: height)
  }

  private func path(of sides: CellFigure.Sides, isRound: Bool = false, at x: Int) -> Path {
    let (width, height) = FrameScene.cell
    let middle = Point(x: left(of: x) + width / 2, y: top + height / 2)
    let ends: [(CellFigure.Sides, Point)] = [
      (.up, Point(x: middle.x, y: top)), (.down, Point(x: middle.x, y: top + height)),
      (.left, Point(x: left(of: x), y: middle.y)),
      (.right, Point(x: left(of: x) + width, y: middle.y)),
    ]
    let reached = ends.filter { sides.contains($0.0) }.map(\.1)
    return Path { path in
      if isRound, let first = reached.first, let last = reached.last {
        path.move(to: first)
        path.addCurve(to: last, control: middle)
        return
      }
      for end in reached {
        path.move(to: middle)
        path.addLine(to: end)
      }
    }
  }
}
