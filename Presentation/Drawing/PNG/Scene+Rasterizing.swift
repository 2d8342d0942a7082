extension Scene {
  /// Returns the scene as pixels, scaled to fit and centred. Text is left out.
  ///
  /// A pixel is `pixelAspect` times as tall as wide. With `fine`, nearly horizontal edges are
  /// smoother, which takes twice the time.
  package func bitmap(
    width: Int, height: Int, pixelAspect: Double = 1, fine: Bool = false
  ) -> Bitmap {
    let size = Bitmap.clampedSize(width: width, height: height)
    return bitmap(
      rows: 0..<size.height, width: size.width, height: size.height, pixelAspect: pixelAspect,
      fine: fine)
  }

  /// Returns only these rows of the bitmap of the scene. `width` and `height` are the size of the
  /// entire bitmap.
  func bitmap(
    rows: Range<Int>, width: Int, height: Int, pixelAspect: Double = 1, fine: Bool
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: rows.count)
    let place = fittingTransform(
      width: Double(width), height: Double(height), pixelAspect: pixelAspect
    ).then(.translation(x: 0, y: -Double(rows.lowerBound)))
    var rasterizer = Rasterizer(
      width: bitmap.width, height: bitmap.height, cuts: fine ? 16 : 8)
    forEachCoverage(under: place) { area in
      rasterizer.forEachCoveredRow(area.lines, rule: area.rule) { row, start, coverage in
        bitmap.blend(area.color, row: row, start: start, coverage: coverage)
      }
    }
    return bitmap
  }

  /// Returns the transform that scales the scene to fit into the given pixels and centers it.
  func fittingTransform(width: Double, height: Double, pixelAspect: Double = 1) -> Transform {
    guard self.width > 0, self.height > 0 else { return .scale(0) }
    let scale = min(width / self.width, height * pixelAspect / self.height)
    let across = scale
    let down = scale / pixelAspect
    return Transform(
      a: across, b: 0, c: 0, d: down,
      tx: (width - self.width * across) / 2, ty: (height - self.height * down) / 2)
  }

  /// Calls the body for each fill and stroke, from back to front.
  func forEachCoverage(under transform: Transform, _ body: (Coverage) -> Void) {
    for shape in shapes { shape.forEachCoverage(under: transform, body) }
  }
}

/// The area of a fill or a stroke, in pixels.
struct Coverage {
  let lines: [Polyline]
  let rule: FillRule
  let color: RGBA
  let mark: Character?
}

extension Shape {
  /// Maximum deviation of straight lines from a curve, in pixels; so small that it is invisible.
  private static let tolerance = 0.03

  fileprivate func forEachCoverage(under transform: Transform, _ body: (Coverage) -> Void) {
    switch self {
    case .group(let inner, let shapes):
      let both = inner.then(transform)
      for shape in shapes { shape.forEachCoverage(under: both, body) }
    case .text:
      break
    case .path(let path, let paint):
      if let fill = paint.fill {
        let lines = path.applying(transform).flattened(tolerance: Self.tolerance)
        body(Coverage(lines: lines, rule: paint.rule, color: fill, mark: paint.mark))
      }
      if let stroke = paint.stroke {
        let tolerance = Self.tolerance / max(transform.magnification, 1e-6)
        let lines = path.strokeOutline(of: stroke, tolerance: tolerance).map { line in
          Polyline(points: line.points.map { transform($0) }, isClosed: true)
        }
        body(Coverage(lines: lines, rule: .nonZero, color: stroke.color, mark: paint.mark))
      }
    }
  }
}
