extension DisplayWidth {
  /// Returns the text if it fits into the columns, else its beginning with the ellipsis, cut at a
  /// cluster boundary.
  public func truncate(
    _ text: some StringProtocol, to columns: Int, ellipsis: String = "…"
  ) -> String {
    let text = String(text)
    guard let end = truncationIndex(of: text, within: columns) else { return text }
    let room = columns - self.columns(of: ellipsis)
    guard room >= 0 else { return String(text[..<end]) }
    return String(text[..<(self.truncationIndex(of: text, within: room) ?? end)]) + ellipsis
  }

  /// Returns the text cut or padded with spaces to exactly the given number of columns.
  public func padded(
    _ text: some StringProtocol, to columns: Int, _ alignment: Alignment = .leading,
    ellipsis: String = "…"
  ) -> String {
    let text = truncate(text, to: columns, ellipsis: ellipsis)
    let missing = max(0, columns - self.columns(of: text))
    let before = alignment.leadingColumns(ofFree: missing)
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: missing - before)
  }

  /// Returns the text as lines of at most the given number of columns.
  ///
  /// English and Korean break between words, Chinese and Japanese between characters. A word longer
  /// than a line is split or, without `splittingWords`, exceeds the line; a character wider than
  /// the line gets a line of its own. Line breaks in the text stay, and an empty text is one empty
  /// line.
  public func wrap(
    _ text: some StringProtocol, columns: Int, splittingWords: Bool = true
  ) -> [String] {
    let clusters = Array(text)
    let wrapper = LineWrapper(columns: columns, widths: self, splitsWords: splittingWords)
    return wrapper.rows(of: clusters).map { row in
      let end = clusters[row].lastIndex { !$0.isWhitespace } ?? row.lowerBound - 1
      return String(clusters[row.lowerBound..<end + 1])
    }
  }

  /// Returns the index at which the text must end to fit; nil if all of it fits.
  private func truncationIndex(of text: String, within columns: Int) -> String.Index? {
    var used = 0
    for index in text.indices {
      used += self.columns(of: text[index])
      if used > columns { return index }
    }
    return nil
  }
}
