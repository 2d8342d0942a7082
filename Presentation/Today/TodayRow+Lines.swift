import TerminalKit

extension TodayRow {
  /// The lines of a text that may go on over several, each within so many columns; what has no
  /// room is left out with a sign.
  func textLines(
    _ language: Language, columns: Int, _ widths: DisplayWidth, most: Int? = nil
  ) -> [String] {
    let text = text(language).visible.onOneLine
    let most = max(1, most ?? mostLines)
    let lines = widths.wrapInGroups(text, columns: columns)
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

  /// The text as far as it has room beside its detail, and how it goes on below; nothing where it
  /// needs no second line.
  func twoLines(
    _ form: Form, columns: Int, _ language: Language, _ widths: DisplayWidth
  ) -> (first: String, second: String)? {
    let (text, detail) = words(form, columns: columns, language, widths)
    let room = TodayRow.room(beside: detail, columns: columns, widths)
    guard widths.columns(of: text) > room else { return nil }
    let first = widths.wrapInGroups(text, columns: room).first ?? ""
    let rest = text.dropFirst(first.count).drop(while: \.isWhitespace)
    return (first, widths.cut(String(rest), to: columns))
  }

  /// The columns that a text has beside its detail, to which it gives way as long as enough of it
  /// is left.
  static func room(beside detail: String, columns: Int, _ widths: DisplayWidth) -> Int {
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
