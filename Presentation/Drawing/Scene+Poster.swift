import HearthDomain

extension Scene {
  /// Returns the picture with margins, a title above and a summary below, for a file of its own.
  func poster(_ colors: PlotColors) -> Scene {
    let (margin, head, foot) = (28.0, 64.0, 48.0)
    let size = (width: width + 2 * margin, height: height + head + foot)
    func text(_ words: String, y: Double, size: Double, _ color: RGBA) -> Shape {
      .text(
        TypesetText(
          [TypesetText.Line(words, at: Point(x: margin, y: y))],
          families: CardFont.notoSans.families, size: size, color: color))
    }
    var parts: [Shape] = [
      .group(.translation(x: margin, y: head), shapes),
      text(title, y: 42, size: 20, colors.text),
      text(summary, y: size.height - 20, size: 13, colors.text.withOpacity(0.75)),
    ]
    if let ground = colors.background {
      let paper = Path.rectangle(x: 0, y: 0, width: size.width, height: size.height)
      parts.insert(.filled(paper, ground), at: 0)
    }
    return Scene(
      width: size.width, height: size.height, title: title, summary: summary, shapes: parts)
  }
}
