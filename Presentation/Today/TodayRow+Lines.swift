import TerminalKit

extension TodayRow {
  /// The lines of a text that may go on over several, each within so many columns; what has no
  /// room is left out with a sign.
  func textLines(
    _ language: Language, columns: Int, _ widths: DisplayWidth, most: Int? = nil
  ) -> [String] {
    let text = text(language).visible.onOneLine
    let most = max(1, most ?? mostLines)
    let lines = widths.wrap(text, columns: columns)
    guard lines.count > most else { return lines }
    let rest = lines[(most - 1)...].joined(separator: " ")
    return lines[..<(most - 1)] + [widths.cut(rest, to: columns)]
  }

  /// In how many words the rows of a section are told.
  enum Form {
    case full
    case brief

    /// Full where every row has room in so many columns, with a brief detail at worst.
    static func fitting(
      _ rows: [TodayRow], columns: Int, _ language: Language, _ widths: DisplayWidth
    ) -> Form {
      rows.allSatisfy { row in
        widths.fit(row.text(language), row.brief.detail(language), in: columns)
      } ? .full : .brief
    }
  }

  /// The text and what stands beside it, of which the row says as much as has room.
  func words(
    _ form: Form, columns: Int, _ language: Language, _ widths: DisplayWidth
  ) -> (text: String, detail: String) {
    let text = (form == .full ? text : brief.text)(language).visible.onOneLine
    let detail = detail(language)
    let hasRoom = form == .full && widths.fit(text, detail, in: columns)
    return (text, hasRoom ? detail : brief.detail(language))
  }
}

extension DisplayWidth {
  fileprivate func fit(_ text: String, _ detail: String, in columns: Int) -> Bool {
    let used = self.columns(of: text) + (detail.isEmpty ? 0 : 2) + self.columns(of: detail)
    return used <= columns
  }
}
