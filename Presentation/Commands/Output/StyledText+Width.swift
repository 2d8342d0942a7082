import TerminalKit

extension StyledText {
  /// Returns the styled text with `change` applied to the text of each piece.
  func mapText(_ change: (String) -> String) -> StyledText {
    StyledText(
      pieces: pieces.map { Piece(text: change($0.text), style: $0.style, link: $0.link) })
  }

  /// Returns the text on one line. If it is wider than `limit`, it is cut and ends with `…`.
  func truncated(to limit: Int, _ widths: DisplayWidth) -> StyledText {
    widths.truncated(mapText { $0.terminalSafe.onOneLine }, to: limit)
  }

  /// Returns the text padded with spaces to the width.
  func padded(to width: Int, _ alignment: Alignment, _ widths: DisplayWidth) -> StyledText {
    let missing = max(0, width - widths.columns(of: self))
    let before = alignment.leadingColumns(ofFree: missing)
    return StyledText(String(repeating: " ", count: before)) + self
      + StyledText(String(repeating: " ", count: missing - before))
  }
}

extension String {
  var onOneLine: String {
    String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
