import TerminalKit

extension TodayRow {
  /// Returns the text wrapped to the columns, in at most `most` lines; a cut text ends with an
  /// ellipsis.
  func textLines(
    _ language: Language, columns: Int, _ widths: DisplayWidth, most: Int? = nil
  ) -> [String] {
    let text = text(language).terminalSafe.onOneLine
    let most = max(1, most ?? maxLines)
    let lines = widths.wrapKeepingWordGroups(text, columns: columns)
    guard lines.count > most else { return lines }
    let rest = lines[(most - 1)...].joined(separator: " ")
    return lines[..<(most - 1)] + [widths.truncate(rest, to: columns)]
  }

  /// The length of the texts in a section's rows.
  enum TextLength {
    case full
    case brief

    /// Returns `full` if every row fits into the columns with its full text and its brief detail.
    static func fitting(
      _ rows: [TodayRow], columns: Int, _ language: Language, _ widths: DisplayWidth
    ) -> TextLength {
      rows.allSatisfy { row in
        widths.fit(row.text(language), row.shortRow.detail(language), in: columns)
      } ? .full : .brief
    }
  }

  /// Returns the text and the detail, each as long as fits.
  private func words(
    _ form: TextLength, columns: Int, _ language: Language, _ widths: DisplayWidth
  ) -> (text: String, detail: String) {
    let text = (form == .full ? text : shortRow.text)(language).terminalSafe.onOneLine
    let detail = detail(language)
    let hasRoom = form == .full && widths.fit(text, detail, in: columns)
    return (text, hasRoom ? detail : shortRow.detail(language))
  }

  /// Returns the text in at most `most` lines; a cut text ends with an ellipsis. The detail belongs
  /// at the end of the last line, which is empty if there is no room beside the text.
  func lines(
    _ form: TextLength, columns: Int, most: Int = .max, _ language: Language,
    _ widths: DisplayWidth
  ) -> (texts: [String], detail: String) {
    let (text, detail) = words(form, columns: columns, language, widths)
    let beside = detail.isEmpty ? 0 : widths.columns(of: detail) + 2
    var lines = widths.wrapKeepingWordGroups(text, columns: columns)
    if widths.columns(of: lines.last ?? "") > columns - beside { lines.append("") }
    guard lines.count > max(1, most) else { return (lines, detail) }
    let kept = lines.prefix(max(1, most) - 1)
    let rest =
      kept.isEmpty
      ? text : lines.dropFirst(kept.count).filter { !$0.isEmpty }.joined(separator: " ")
    // The detail is left out if too little room for the text would remain.
    let room = beside <= columns / 2 ? columns - beside : columns
    return (kept + [widths.truncate(rest, to: room)], detail)
  }
}

extension DisplayWidth {
  fileprivate func fit(_ text: String, _ detail: String, in columns: Int) -> Bool {
    let used = self.columns(of: text) + (detail.isEmpty ? 0 : 2) + self.columns(of: detail)
    return used <= columns
  }
}
