import TerminalKit

/// A drawing printed to the left of text if there is room; it is drawn only then.
struct MarginDrawing {
  let size: Size
  let draw: () -> [StyledText]
}

extension Console {
  /// Prints text to the right of a drawing. If fewer than `minTextWidth` columns are left for the
  /// text, the drawing is omitted.
  ///
  /// `text` is called with the width that the text gets.
  mutating func printBeside(
    _ picture: MarginDrawing, minTextWidth: Int, text: (_ columns: Int) throws -> [StyledText]
  ) rethrows {
    let margin = picture.size.width + 2
    let hasRoom = width >= margin + minTextWidth
    let right = try text(hasRoom ? width - margin : width)
    let left = hasRoom ? picture.draw() : []
    for index in 0..<max(left.count, right.count) {
      let start = index < left.count ? left[index] : StyledText()
      let end = index < right.count ? right[index] : StyledText()
      let indent = hasRoom ? margin : 0
      printLine(end.isEmpty ? start : start.padded(to: indent, .leading, traits.widths) + end)
    }
  }
}
