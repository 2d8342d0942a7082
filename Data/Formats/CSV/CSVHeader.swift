import HearthDomain

/// Column names of a table; columns may be in any order.
package struct CSVHeader: Hashable, Sendable {
  /// The names by which columns are found: those in the file, unless the user gave others.
  package private(set) var names: [String]
  /// The names in the file.
  let written: [String]
  /// What the user said about columns, now or earlier.
  private(set) var answers = NamedColumns()
  /// Columns about which the user said what they are.
  private(set) var answered: Set<Int> = []
  private var columns: [String: Int]

  package init(_ names: [String]) {
    (self.names, written) = (names, names)
    columns = Dictionary(
      names.enumerated().map { (CSVHeader.normalized($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the header with the names that the user gave to columns of this table, or earlier to
  /// those of a table with exactly the same columns.
  func renamed(_ hints: ImportHints) -> CSVHeader {
    if hints.columns.isEmpty, hints.earlierColumns.isEmpty { return self }
    let all = Set(readColumns([:]).map { CSVHeader.normalized($0.name) })
    let earlier = hints.earlierColumns.last { table in
      Set(table.columns.map { CSVHeader.normalized($0.name) }) == all
    }
    var header = self
    header.answers = earlier?.adding(hints.columns) ?? hints.columns
    for answer in header.answers.columns where answer.field != NamedColumns.Column.unanswered {
      guard let column = self[answer.name] else { continue }
      header.names[column] = answer.field
      // Columns may have the same name, and only one can be the field.
      let name = CSVHeader.normalized(answer.name)
      header.answered.formUnion(names.indices.filter { CSVHeader.normalized(names[$0]) == name })
    }
    guard !header.answered.isEmpty else { return header }
    let answered = header.answered.sorted()
    let others = names.indices.filter { !header.answered.contains($0) }
    header.columns = Dictionary(
      (answered + others).map { (CSVHeader.normalized(header.names[$0]), $0) },
      uniquingKeysWith: { first, _ in first })
    return header
  }

  /// Column of the first of these names that exists, ignoring case; nil if none does.
  package subscript(names: String...) -> Int? { column(named: names) }

  package func column(named names: [String]) -> Int? {
    names.lazy.compactMap { columns[CSVHeader.normalized($0)] }.first
  }

  private static let blanks: Set<Character> = [" ", "\t", "\u{A0}"]

  /// Returns the name for comparison: in lower case, and Korean names without spaces, since these
  /// are optional in Korean.
  private static func normalized(_ name: String) -> String {
    var trimmed = name.lowercased()[...]
    while let first = trimmed.first, blanks.contains(first) { trimmed.removeFirst() }
    while let last = trimmed.last, blanks.contains(last) { trimmed.removeLast() }
    let isKorean = trimmed.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    return isKorean ? trimmed.filter { !blanks.contains($0) } : String(trimmed)
  }
}
