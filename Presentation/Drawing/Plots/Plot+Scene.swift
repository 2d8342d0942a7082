import HearthDomain

/// The colours of a plot drawn as a picture.
package struct PlotColors: Hashable, Sendable {
  var text: RGBA
  /// Stands out on light and dark backgrounds alike.
  var accent = RGBA.hex(0xC8642F)
  /// The background; nil for a transparent one.
  var background: RGBA?

  /// Colours of a standalone picture.
  package static let standalone = PlotColors(text: .hex(0x2B2724), background: .hex(0xFBF7F1))
}

extension Plot {
  private static let letterSize = 11.0
  private static let bottomMargin = 22.0
  private static let topMargin = 10.0

  /// Returns the plot as a scene of this size. Letters have the same size in all scenes.
  package func scene(width: Double, height: Double, _ colors: PlotColors) -> Scene {
    let field = plotArea(width: width, height: height)
    var shapes: [Shape] = []
    if let ground = colors.background {
      shapes.append(.filled(.rectangle(x: 0, y: 0, width: width, height: height), ground))
    }
    shapes += gridLines(field, colors)
    switch chartType {
    case .meansWithSpread: shapes += spreadBand(field, colors) + valueLine(field, colors)
    case .bars: shapes += valueBars(field, colors)
    }
    return Scene(width: width, height: height, title: title, summary: summary, shapes: shapes)
  }

  /// The rectangle in which the values are drawn, without the labels.
  private struct PlotArea {
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    let slotWidth: Double
    let scale: PlotScale

    func xPosition(ofIndex index: Int) -> Double { left + (Double(index) + 0.5) * slotWidth }

    func yPosition(of value: Double) -> Double {
      bottom - (bottom - top) * min(max(value, 0), scale.maximum) / scale.maximum
    }
  }

  private func plotArea(width: Double, height: Double) -> PlotArea {
    let widest = scale.ticks.map { LetterWidths.sans("\($0)") }.max() ?? 1
    let left = widest * Plot.letterSize + 8
    return PlotArea(
      left: left, right: width - 4, top: Plot.topMargin, bottom: height - Plot.bottomMargin,
      slotWidth: (width - 4 - left) / Double(max(1, points.count)), scale: scale)
  }

  private func gridLines(_ field: PlotArea, _ colors: PlotColors) -> [Shape] {
    var shapes = scale.ticks.map { tick in
      let y = field.yPosition(of: Double(tick))
      let rule = Path {
        $0.move(to: Point(x: field.left, y: y))
        $0.addLine(to: Point(x: field.right, y: y))
      }
      return Shape.stroked(
        rule, colors.text.withOpacity(tick == 0 ? 0.5 : 0.16), width: 1, cap: .butt)
    }
    let numbers = scale.ticks.map { tick in
      TypesetText.Line(
        "\(tick)", at: Point(x: field.left - 6, y: field.yPosition(of: Double(tick)) + 4))
    }
    shapes.append(.text(labelText(numbers, .end, colors)))
    shapes.append(.text(labelText(xLabels(field), .middle, colors)))
    return shapes
  }

  /// Returns the labels below the values. A label for which there is no room after the previous one
  /// is left out.
  private func xLabels(_ field: PlotArea) -> [TypesetText.Line] {
    var last = -Double.infinity
    return points.indices.compactMap { index in
      let text = points[index].label
      let half = LetterWidths.sans(text) * Plot.letterSize / 2
      let x = min(max(field.xPosition(ofIndex: index), half), field.right - half)
      guard !text.isEmpty, x - half > last else { return nil }
      last = x + half + 6
      return TypesetText.Line(text, at: Point(x: x, y: field.bottom + 16))
    }
  }

  private func labelText(
    _ lines: [TypesetText.Line], _ anchor: TypesetText.Anchor, _ colors: PlotColors
  ) -> TypesetText {
    TypesetText(
      lines, families: CardFont.notoSans.families, size: Plot.letterSize, anchor: anchor,
      color: colors.text)
  }

  private func spreadBand(_ field: PlotArea, _ colors: PlotColors) -> [Shape] {
    valueRanges.filter { $0.count > 1 }.map { run in
      func edge(_ side: Double) -> [Point] {
        run.map { index in
          Point(
            x: field.xPosition(ofIndex: index),
            y: field.yPosition(of: (points[index].value ?? 0) + side * points[index].spread))
        }
      }
      return .filled(.polygon(edge(1) + edge(-1).reversed()), colors.accent.withOpacity(0.24))
    }
  }

  private func valueLine(_ field: PlotArea, _ colors: PlotColors) -> [Shape] {
    let centers = points.indices.map {
      Point(x: field.xPosition(ofIndex: $0), y: field.yPosition(of: points[$0].value ?? 0))
    }
    let lines = valueRanges.filter { $0.count > 1 }.map { run in
      Shape.stroked(.polygon(Array(centers[run]), isClosed: false), colors.accent, width: 2)
    }
    let dots = valueRanges.filter { $0.count == 1 || field.slotWidth > 12 }.flatMap { run in
      run.map { Shape.filled(.circle(center: centers[$0], radius: 2.6), colors.accent) }
    }
    return lines + dots
  }

  private func valueBars(_ field: PlotArea, _ colors: PlotColors) -> [Shape] {
    points.indices.compactMap { index in
      guard let value = points[index].value, value > 0 else { return nil }
      let width = min(max(field.slotWidth * 0.72, 1), 48)
      // Even the smallest value must be visible.
      let height = max(1, field.bottom - field.yPosition(of: value))
      let path = Path.rectangle(
        x: field.xPosition(ofIndex: index) - width / 2, y: field.bottom - height, width: width,
        height: height)
      return .filled(path, colors.accent)
    }
  }
}
