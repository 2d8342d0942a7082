import TerminalKit

extension StyledText {
  /// The same pieces, their texts changed.
  func mapText(_ change: (String) -> String) -> StyledText {
    StyledText(
      pieces: pieces.map { Piece(text: change($0.text), style: $0.style, link: $0.link) })
  }

  /// The text on one line, with `…` at its end where it was cut to fit the columns.
  func fitted(to limit: Int, _ widths: DisplayWidth) -> StyledText {
    widths.fitted(mapText { $0.visible.onOneLine }, to: limit)
  }

  /// The text with spaces before or after it until it fills the columns.
  func padded(to width: Int, _ alignment: Alignment, _ widths: DisplayWidth) -> StyledText {
    let missing = max(0, width - widths.columns(of: self))
    let before = alignment.indent(of: missing)
    return StyledText(String(repeating: " ", count: before)) + self
      + StyledText(String(repeating: " ", count: missing - before))
  }
}

extension String {
  var onOneLine: String {
    String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
