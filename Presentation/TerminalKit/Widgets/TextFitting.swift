extension DisplayWidth {
  /// Returns the text, truncated with an ellipsis if it exceeds the columns.
  public func truncated(_ text: StyledText, to columns: Int) -> StyledText {
    guard self.columns(of: text) > columns else { return text }
    let room = columns - self.columns(of: "…")
    guard room >= 0 else { return StyledText() }
    var result = StyledText()
    var used = 0
    for piece in text.pieces {
      var kept = ""
      for cluster in piece.text {
        let wanted = self.columns(of: cluster)
        guard used + wanted <= room else {
          result += StyledText(kept + "…", piece.style, link: piece.link)
          return result
        }
        kept.append(cluster)
        used += wanted
      }
      result += StyledText(kept, piece.style, link: piece.link)
    }
    return result
  }

  /// Returns the total width of the pieces.
  public func columns(of text: StyledText) -> Int {
    text.pieces.reduce(0) { $0 + columns(of: $1.text) }
  }

  /// Returns the glyph if it is one column wide, else the replacement.
  public func singleColumn(_ glyph: Character, or replacement: Character) -> Character {
    columns(of: glyph) == 1 ? glyph : replacement
  }
}
