import TerminalKit

extension StyledText {
  func columns(_ widths: DisplayWidth) -> Int {
    pieces.reduce(0) { $0 + widths.columns(of: $1.text) }
  }

  /// The text on one line, with `…` at its end where it was cut to fit the columns.
  func fitted(to limit: Int, _ widths: DisplayWidth) -> StyledText {
    let line = mapText { $0.visible.onOneLine }
    guard line.columns(widths) > limit else { return line }
    guard limit > 0 else { return "" }
    let mark = widths.columns(of: "…")
    var left = limit - mark
    var cut = StyledText("")
    for piece in line.pieces {
      let (start, isWhole) = piece.text.prefix(columns: left, widths)
      cut += StyledText(isWhole ? start : start + "…", piece.style, link: piece.link)
      if !isWhole { break }
      left -= widths.columns(of: start)
    }
    return cut
  }

  /// The text with spaces before or after it until it fills the columns.
  func padded(to width: Int, _ alignment: ColumnAlignment, _ widths: DisplayWidth) -> StyledText {
    let space = StyledText(String(repeating: " ", count: max(0, width - columns(widths))))
    return alignment == .trailing ? space + self : self + space
  }
}

extension String {
  var onOneLine: String {
    String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  /// The longest beginning that fits, and whether that is all.
  fileprivate func prefix(columns limit: Int, _ widths: DisplayWidth) -> (String, Bool) {
    var used = 0
    var start = ""
    for cluster in self {
      used += widths.columns(of: cluster)
      if used > limit { return (start, false) }
      start.append(cluster)
    }
    return (start, true)
  }

  /// The text in lines of at most so many columns, broken between words; a word that is
  /// longer than a line stands alone.
  func wrapped(to width: Int, _ widths: DisplayWidth = .standard) -> [String] {
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let joined = line.isEmpty ? String(word) : line + " " + word
        if !line.isEmpty, widths.columns(of: joined) > width {
          lines.append(line)
          line = String(word)
        } else {
          line = joined
        }
      }
      lines.append(line)
    }
    return lines
  }
}
