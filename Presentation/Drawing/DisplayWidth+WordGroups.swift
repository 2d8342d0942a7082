import TerminalKit

extension DisplayWidth {
  /// Wraps text like ``wrap(_:columns:)``, but keeps a Korean numeral or determiner on the line of
  /// its noun if both fit on a line.
  func wrapKeepingWordGroups(_ text: String, columns: Int) -> [String] {
    let unbroken: Character = "\u{A0}"
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    // A text with no-break spaces of its own is wrapped as usual, because the words are joined by
    // no-break spaces here.
    guard let first = words.first, !text.contains(unbroken) else {
      return wrap(text, columns: columns)
    }
    var (bound, group) = (String(first), self.columns(of: String(first)))
    for (word, next) in zip(words, words.dropFirst()) {
      let width = self.columns(of: String(next))
      let isBound =
        next.first?.isHangul == true && KoreanDeterminer.isDeterminer(Array(word)[...])
        && group + 1 + width <= columns
      bound += (isBound ? "\u{A0}" : " ") + next
      group = isBound ? group + 1 + width : width
    }
    return wrap(bound, columns: columns).map { line in
      String(line.map { $0 == unbroken ? " " : $0 })
    }
  }
}
