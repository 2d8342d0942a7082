import HearthDomain
import Lettering

extension Scene {
  var hasText: Bool { shapes.contains(where: \.hasText) }

  /// Returns the scene with its text replaced by the outlines of the letters.
  ///
  /// Throws ``DomainError/unavailable(_:)`` if there is text and no typesetting library is
  /// available.
  func replacingTextWithOutlines(by libraryName: String = PangoCairoLibrary.fileName)
    throws(DomainError) -> Scene
  {
    guard hasText else { return self }
    let library =
      libraryName == PangoCairoLibrary.fileName
      ? PangoCairoLibrary.system : PangoCairoLibrary(fileName: libraryName)
    guard let library else {
      throw .unavailable(.library(name: libraryName, package: PangoCairoLibrary.packageName))
    }
    var scene = self
    scene.shapes = shapes.map { $0.replacingTextWithOutlines(by: library) }
    return scene
  }
}

extension Shape {
  fileprivate var hasText: Bool {
    switch self {
    case .text: true
    case .path: false
    case .group(_, let shapes): shapes.contains(where: \.hasText)
    }
  }

  fileprivate func replacingTextWithOutlines(by library: PangoCairoLibrary) -> Shape {
    switch self {
    case .path: self
    case .group(let transform, let shapes):
      .group(transform, shapes.map { $0.replacingTextWithOutlines(by: library) })
    case .text(let text):
      .group(.identity, text.lines.map { text.letterOutlines(of: $0, by: library) })
    }
  }
}

extension TypesetText {
  fileprivate func letterOutlines(of line: Line, by library: PangoCairoLibrary) -> Shape {
    let font = PangoCairoLibrary.Font(
      families: families, weight: weight, isItalic: isItalic, language: language)
    guard let outline = library.outline(of: line.text, font), outline.width > 0 else {
      return .group(.identity, [])
    }
    // Letters are condensed or expanded only if a length is requested.
    let stretch = line.length.map { $0 / (outline.width * size) } ?? 1
    let length = outline.width * size * stretch
    let start =
      switch anchor {
      case .start: 0.0
      case .middle: -length / 2
      case .end: -length
      }
    let place = Transform.scale(x: size * stretch, y: size)
      .then(.translation(x: line.position.x + start, y: line.position.y))
    return .group(place, [.filled(Path(outline.pieces), color)])
  }
}

extension Path {
  fileprivate init(_ pieces: [PangoCairoLibrary.PathElement]) {
    self.init { path in
      for piece in pieces {
        switch piece {
        case .move(let x, let y): path.move(to: Point(x: x, y: y))
        case .line(let x, let y): path.addLine(to: Point(x: x, y: y))
        case .curve(let x1, let y1, let x2, let y2, let x, let y):
          path.addCurve(
            to: Point(x: x, y: y), first: Point(x: x1, y: y1), second: Point(x: x2, y: y2))
        case .close: path.close()
        }
      }
    }
  }
}
