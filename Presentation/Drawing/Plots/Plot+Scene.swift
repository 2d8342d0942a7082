import HearthDomain

/// The colours of a plot drawn as a picture.
package struct PlotColors: Hashable, Sendable {
  var ink: RGBA
  /// Stands out on light and dark backgrounds alike.
  var accent = RGBA.hex(0xC8642F)
  /// The background; nil for a transparent one.
  var ground: RGBA?

  /// Colours of a standalone picture.
  package static let paper = PlotColors(ink: .hex(0x2B2724), ground: .hex(0xFBF7F1))
}

extension Plot {
  private static let letters = 11.0
  private static let foot = 22.0
  private static let head = 10.0

  /// Returns the picture in the given number of pixels. The size of the letters does not depend on
  /// it.
  package func scene(width: Double, height: Double, _ colors: PlotColors) -> Scene {
    let field = field(width: width, height: height)
    var shapes: [Shape] = []
    if let ground = colors.ground {
      shapes.append(.filled(.rectangle(x: 0, y: 0, width: width, height: height), ground))
    }
    shapes += grid(field, colors)
    switch form {
    case .means: shapes += band(field, colors) + line(field, colors)
    case .bars: shapes += bars(field, colors)
    }
    return Scene(width: width, height: height, title: title, summary: summary, shapes: shapes)
  }

  /// The area of the values.
  private struct Field {
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    let slot: Double
    let scale: PlotScale

    func x(_ index: Int) -> Double { left + (Double(index) + 0.5) * slot }

    func y(_ value: Double) -> Double {
      bottom - (bottom - top) * min(max(value, 0), scale.top) / scale.top
    }
  }

  private func field(width: Double, height: Double) -> Field {
    let widest = scale.ticks.map { LetterWidths.sans("\($0)") }.max() ?? 1
    let left = widest * Plot.letters + 8
    return Field(
      left: left, right: width - 4, top: Plot.head, bottom: height - Plot.foot,
      slot: (width - 4 - left) / Double(max(1, points.count)), scale: scale)
  }

  private func grid(_ field: Field, _ colors: PlotColors) -> [Shape] {
    var shapes = scale.ticks.map { tick in
      let y = field.y(Double(tick))
      let rule = Path {
        $0.move(to: Point(x: field.left, y: y))
        $0.line(to: Point(x: field.right, y: y))
      }
      return Shape.stroked(
        rule, colors.ink.opacity(tick == 0 ? 0.5 : 0.16), width: 1, cap: .butt)
    }
    let numbers = scale.ticks.map { tick in
      TypesetText.Line("\(tick)", at: Point(x: field.left - 6, y: field.y(Double(tick)) + 4))
    }
    shapes.append(.text(lettering(numbers, .end, colors)))
    shapes.append(.text(lettering(labels(field), .middle, colors)))
    return shapes
  }

  /// Returns the labels that have room, from the first one on.
  private func labels(_ field: Field) -> [TypesetText.Line] {
    var last = -Double.infinity
    return points.indices.compactMap { index in
      let text = points[index].label
      let half = LetterWidths.sans(text) * Plot.letters / 2
      let x = min(max(field.x(index), half), field.right - half)
      guard !text.isEmpty, x - half > last else { return nil }
      last = x + half + 6
      return TypesetText.Line(text, at: Point(x: x, y: field.bottom + 16))
    }
  }

  private func lettering(
    _ lines: [TypesetText.Line], _ anchor: TypesetText.Anchor, _ colors: PlotColors
  ) -> TypesetText {
    TypesetText(
      lines, families: CardFont.notoSans.families, size: Plot.letters, anchor: anchor,
      color: colors.ink)
  }

  private func band(_ field: Field, _ colors: PlotColors) -> [Shape] {
    runs.filter { $0.count > 1 }.map { run in
      func edge(_ side: Double) -> [Point] {
        run.map { index in
          Point(
            x: field.x(index),
            y: field.y((points[index].value ?? 0) + side * points[index].spread))
        }
      }
      return .filled(.polygon(edge(1) + edge(-1).reversed()), colors.accent.opacity(0.24))
    }
  }

  private func line(_ field: Field, _ colors: PlotColors) -> [Shape] {
    let centers = points.indices.map {
      Point(x: field.x($0), y: field.y(points[$0].value ?? 0))
    }
    let lines = runs.filter { $0.count > 1 }.map { run in
      Shape.stroked(.polygon(Array(centers[run]), isClosed: false), colors.accent, width: 2)
    }
    let dots = runs.filter { $0.count == 1 || field.slot > 12 }.flatMap { run in
      run.map { Shape.filled(.circle(center: centers[$0], radius: 2.6), colors.accent) }
    }
    return lines + dots
  }

  private func bars(_ field: Field, _ colors: PlotColors) -> [Shape] {
    points.indices.compactMap { index in
      guard let value = points[index].value, value > 0 else { return nil }
      let width = min(max(field.slot * 0.72, 1), 48)
      // Even the smallest value must be visible.
      let height = max(1, field.bottom - field.y(value))
      let path = Path.rectangle(
        x: field.x(index) - width / 2, y: field.bottom - height, width: width, height: height)
      return .filled(path, colors.accent)
    }
  }
}
