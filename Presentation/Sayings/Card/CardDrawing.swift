import HearthDomain

/// Draws a saying as a card to view and share.
package enum CardDrawing {
  /// Returns the card as a picture. The text in that language comes first and is larger.
  /// The whole text is on the card, however long it is.
  package static func scene(
    of text: CardText, language: Language, theme: CardTheme, size: CardSize, font: CardFont
  ) -> Scene {
    let colors = CardColors(of: theme)
    let parts = text.parts(language)
    let layout = layout(of: text, parts: parts, size: size, font: font)
    return Scene(
      width: Double(size.width), height: Double(size.height),
      title: text.signature.isEmpty ? language(ko: "글귀", en: "A saying") : text.signature,
      summary: parts.map(\.text).joined(separator: "\n\n"),
      shapes: backgroundShapes(layout.measures, colors) + [logo(layout.measures, colors)]
        + textShapes(parts, on: layout, font, colors) + signature(on: layout, font, colors))
  }

  /// Positions of the parts of a card.
  private struct Layout {
    let measures: CardMeasures
    let textLayout: CardTextLayout
    /// The upper edge of the text.
    let top: Double
    let attribution: CardTextLayout.Block?
  }

  /// Returns a layout with wide margins if the text stays large, otherwise with narrow ones.
  private static func layout(
    of text: CardText, parts: [CardText.Part], size: CardSize, font: CardFont
  ) -> Layout {
    let roomy = layout(
      of: text, parts: parts, CardMeasures(of: size, isTight: false), font: font)
    guard let main = roomy.textLayout.blocks.first, main.size < 34 else { return roomy }
    return layout(of: text, parts: parts, CardMeasures(of: size, isTight: true), font: font)
  }

  private static func layout(
    of text: CardText, parts: [CardText.Part], _ measures: CardMeasures, font: CardFont
  ) -> Layout {
    let letters = font.kind.letterWidths
    let who = signature(of: text, measures, font.kind)
    let top = measures.inset + measures.topMargin + measures.logoHeight + measures.gap
    let bottom = measures.bottom - (who.map { $0.height + measures.gap } ?? 0)
    let setting = CardTextLayout(
      parts.map(\.text), letters: letters, width: measures.textWidth, height: bottom - top,
      largest: measures.maxTextSize * font.kind.magnification)
    // The optical middle is above the geometric one.
    let start = top + max(0, bottom - top - setting.height) * 0.44
    return Layout(measures: measures, textLayout: setting, top: start, attribution: who)
  }

  private static func signature(
    of text: CardText, _ measures: CardMeasures, _ kind: CardFont.Kind
  ) -> CardTextLayout.Block? {
    let letters = kind.letterWidths
    let name = BreakableText(text.signature) { letters($0) }
    guard !name.paragraphs.isEmpty else { return nil }
    let room = measures.textWidth - signatureIndent
    let large = measures.attributionSize * kind.magnification
    let size = name.lineCount(within: room / large) > 1 ? large * 0.8 : large
    return CardTextLayout.Block(
      lines: name.lines(within: room / size), size: size, leading: size * 1.4)
  }

  /// Width of the short line before the name, with its gap.
  private static let signatureIndent = 58.0

  private static func backgroundShapes(_ measures: CardMeasures, _ colors: CardColors) -> [Shape] {
    let (width, height, inset) = (measures.width, measures.height, measures.inset)
    let all = Path.polygon([
      .zero, Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
    ])
    let panel = Path.roundedRectangle(
      x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, radius: 36)
    return [
      .filled(all, colors.background, mark: " "), .filled(panel, colors.secondary, mark: " "),
    ]
  }

  private static func logo(_ measures: CardMeasures, _ colors: CardColors) -> Shape {
    let scale = measures.logoHeight / LogoDrawing.height
    // The flame, not the embers, is aligned with the letters.
    let place = Point(x: measures.left - 8 * scale, y: measures.inset + measures.topMargin)
    return .group(
      Transform.scale(scale).then(.translation(to: place)),
      LogoDrawing.shapes(
        point: colors.accent, core: colors.secondary.mixed(with: colors.accent, by: 0.3)))
  }

  private static func textShapes(
    _ parts: [CardText.Part], on layout: Layout, _ font: CardFont, _ colors: CardColors
  ) -> [Shape] {
    var top = layout.top
    return zip(parts, layout.textLayout.blocks).enumerated().map { index, pair in
      let (part, block) = pair
      defer { top += block.height + layout.textLayout.gap }
      let lines = lines(of: block, x: layout.measures.left, top: top)
      return .text(
        TypesetText(
          lines, families: font.families, size: block.size, weight: index == 0 ? 500 : 400,
          color: index == 0 ? colors.text : colors.secondaryText, language: part.language.rawValue))
    }
  }

  private static func signature(
    on layout: Layout, _ font: CardFont, _ colors: CardColors
  ) -> [Shape] {
    guard let block = layout.attribution else { return [] }
    let left = layout.measures.left
    let top = layout.measures.bottom - block.height
    let middle = top + block.leading / 2
    let rule = Path { path in
      path.move(to: Point(x: left, y: middle))
      path.addLine(to: Point(x: left + 36, y: middle))
    }
    let name = TypesetText(
      lines(of: block, x: left + signatureIndent, top: top), families: font.families,
      size: block.size, color: colors.secondaryText, language: block.isKorean ? "ko" : nil)
    return [.stroked(rule, colors.accent, width: 4, mark: "-"), .text(name)]
  }

  /// Returns the lines on their baselines, each about a third of the letter size below the middle
  /// of the letters.
  private static func lines(
    of block: CardTextLayout.Block, x: Double, top: Double
  ) -> [TypesetText.Line] {
    block.lines.enumerated().map { index, line in
      let middle = top + (Double(index) + 0.5) * block.leading
      return TypesetText.Line(line, at: Point(x: x, y: middle + 0.36 * block.size))
    }
    .filter { !$0.text.isEmpty }
  }
}
