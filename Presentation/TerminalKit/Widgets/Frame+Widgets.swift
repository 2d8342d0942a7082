extension Frame {
  /// Writes one line of styled text into a row of the rect, truncated with an ellipsis. Returns the
  /// number of columns used.
  ///
  /// Pieces of the text without a style of their own use `style`.
  @discardableResult
  public mutating func write(
    _ text: StyledText, in rect: Rect, row: Int = 0, style: Style = .plain,
    alignment: Alignment = .leading
  ) -> Int {
    let line = rect.row(row)
    guard !line.isEmpty else { return 0 }
    let fitted = widths.truncated(text, to: line.width)
    let indent = alignment.leadingColumns(ofFree: line.width - widths.columns(of: fitted))
    var x = line.minX + indent
    for piece in fitted.pieces {
      x += write(
        piece.text, at: Position(x: x, y: line.minY), style: piece.style ?? style,
        width: line.maxX - x)
    }
    return x - line.minX - indent
  }
}
