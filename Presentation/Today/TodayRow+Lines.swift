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
  func words(
    _ form: TextLength, columns: Int, _ language: Language, _ widths: DisplayWidth
  ) -> (text: String, detail: String) {
    let text = (form == .full ? text : shortRow.text)(language).terminalSafe.onOneLine
    let detail = detail(language)
    let hasRoom = form == .full && widths.fit(text, detail, in: columns)
    return (text, hasRoom ? detail : shortRow.detail(language))
  }

  /// Returns the text in several lines, of which the first is beside the detail.
  func lines(
    _ form: TextLength, columns: Int, _ language: Language, _ widths: DisplayWidth
  ) -> [String] {
    let (text, detail) = words(form, columns: columns, language, widths)
    let room = TodayRow.textColumns(beside: detail, columns: columns, widths)
    guard widths.columns(of: text) > room else { return [text] }
    let first = widths.wrapKeepingWordGroups(text, columns: room).first ?? ""
    let rest = text.dropFirst(first.count).drop(while: \.isWhitespace)
    return [first] + widths.wrapKeepingWordGroups(String(rest), columns: columns)
  }

  /// Returns the columns for a text beside its detail, which is displayed only if enough room for
  /// the text remains.
  static func textColumns(beside detail: String, columns: Int, _ widths: DisplayWidth) -> Int {
    let beside = detail.isEmpty ? 0 : widths.columns(of: detail) + 2
    return beside <= columns / 2 ? columns - beside : columns
  }
}

extension DisplayWidth {
  fileprivate func fit(_ text: String, _ detail: String, in columns: Int) -> Bool {
    let used = self.columns(of: text) + (detail.isEmpty ? 0 : 2) + self.columns(of: detail)
    return used <= columns
  }
}
