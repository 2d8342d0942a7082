extension DisplayWidth {
  /// Where shorter text stands in its columns.
  public enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// The text if it fits in so many columns, else its beginning with the ellipsis, cut at a
  /// cluster's border.
  public func cut(
    _ text: some StringProtocol, to columns: Int, ellipsis: String = "…"
  ) -> String {
    let text = String(text)
    guard let end = end(of: text, within: columns) else { return text }
    let room = columns - self.columns(of: ellipsis)
    guard room >= 0 else { return String(text[..<end]) }
    return String(text[..<(self.end(of: text, within: room) ?? end)]) + ellipsis
  }

  /// The text cut or filled with spaces to exactly so many columns.
  public func padded(
    _ text: some StringProtocol, to columns: Int, _ alignment: Alignment = .leading,
    ellipsis: String = "…"
  ) -> String {
    let text = cut(text, to: columns, ellipsis: ellipsis)
    let missing = max(0, columns - self.columns(of: text))
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: missing - before)
  }

  /// Where the text must end to fit; nil when all of it does.
  private func end(of text: String, within columns: Int) -> String.Index? {
    var used = 0
    for index in text.indices {
      used += self.columns(of: text[index])
      if used > columns { return index }
    }
    return nil
  }
}
