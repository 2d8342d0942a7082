import HearthDomain

/// Formats how the columns of a table were read.
struct ColumnWords {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// Returns a line with the columns that were read under another name, and those that are not
  /// known, and how to correct that; nil if there are none.
  func summary(of columns: [ReadColumn], isRehearsal: Bool) -> String? {
    let known = columns.filter { column in
      column.field.map { ![$0, label(of: $0)].contains(column.name.lowercased()) } ?? false
    }
    let unknown = columns.filter { $0.field == nil }
    guard let first = (known + unknown).first else { return nil }
    let hint = "--columns \"\(first.name.quotable(limit: 40))=…\""
    let parts = [
      known.isEmpty
        ? nil
        : language(ko: "열: ", en: "Columns: ") + known.map { text(of: $0) }.joined(separator: ", "),
      unknown.isEmpty
        ? nil
        : language(ko: "모르는 열: ", en: "Not known: ")
          + unknown.map { text(of: $0) }.joined(separator: ", "),
      isRehearsal
        ? language(ko: "다르면 \(hint)", en: "to correct: \(hint)")
        : language(
          ko: "다르면 hearth undo로 되돌리고 \(hint)로 다시 가져오기",
          en: "to correct: hearth undo, then import with \(hint)"),
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// Returns the name of the column, and its field if that differs. A column without a field gets a
  /// question mark if `marked`.
  func text(of column: ReadColumn, marked: Bool = false) -> String {
    let name = column.name.quotable(limit: 40)
    guard let field = column.field else { return name + (marked ? " → ?" : "") }
    let label = label(of: field)
    return label == name ? name : "\(name) → \(label)"
  }

  func label(of field: String) -> String {
    language == .korean ? ColumnNames.koreanNames([field])[0] : field
  }

  /// Returns the labels of the fields, each once.
  func labels(of fields: [String]) -> String {
    var seen: Set<String> = []
    return fields.map(label).filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  /// Returns the answers with the names of fields instead of their labels; nil if one is about
  /// another column or field.
  func fields(
    of answers: NamedColumns, _ columns: [ReadColumn], among fields: [String]
  ) -> NamedColumns? {
    let said = answers.columns.compactMap { answer -> NamedColumns.Column? in
      let name = columns.first { $0.name.lowercased() == answer.name.lowercased() }?.name
      let field = fields.first {
        [$0, label(of: $0)].contains { $0.lowercased() == answer.field.lowercased() }
      }
      guard let name, let field = answer.field.isEmpty ? "" : field else { return nil }
      return NamedColumns.Column(name, field)
    }
    return said.count == answers.columns.count ? NamedColumns(said) : nil
  }
}
