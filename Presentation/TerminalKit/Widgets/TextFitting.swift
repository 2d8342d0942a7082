extension DisplayWidth {
  /// The text, or its beginning with an ellipsis where it takes more columns.
  public func fitted(_ text: StyledText, to columns: Int) -> StyledText {
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

  /// The columns of the text's pieces together.
  public func columns(of text: StyledText) -> Int {
    text.pieces.reduce(0) { $0 + columns(of: $1.text) }
  }

  /// The glyph where it takes one column, else its replacement.
  public func narrow(_ glyph: Character, or replacement: Character) -> Character {
    columns(of: glyph) == 1 ? glyph : replacement
  }
}
