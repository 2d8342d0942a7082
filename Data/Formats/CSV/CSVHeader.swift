import HearthDomain

/// Column names of a table; columns may be in any order.
package struct CSVHeader: Hashable, Sendable {
  /// The names by which columns are found: those in the file, unless the user gave others.
  package private(set) var names: [String]
  /// The names in the file.
  private(set) var written: [String]
  /// What the user said about columns, now or earlier.
  private(set) var answers = NamedColumns()
  /// Columns about which the user said what they are.
  private(set) var answered: Set<Int> = []
  private var columns: [String: Int] = [:]

  package init(_ names: [String]) {
    (self.names, written) = (names, names)
    indexNames()
  }

  /// Of columns with the same name, those about which the user said what they are come first.
  private mutating func indexNames() {
    let others = names.indices.filter { !answered.contains($0) }
    columns = Dictionary(
      (answered.sorted() + others).map { (CSVHeader.normalized(names[$0]), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the header with the names that the user gave to columns of this table, or earlier to
  /// those of a table with exactly the same columns.
  func renamed(_ hints: ImportHints) -> CSVHeader {
    if hints.columns.isEmpty, hints.earlierColumns.isEmpty { return self }
    let all = Set(writtenNames.map(CSVHeader.normalized))
    let earlier = hints.earlierColumns.last { table in
      Set(table.columns.map { CSVHeader.normalized($0.name) }) == all
    }
    var header = self
    let said = NamedColumns(
      hints.columns.columns.map { answer in
        let column = self.column(answeredAs: answer.name)
        let name = column.map { CSVHeader.shownName(written[$0]) } ?? answer.name
        return NamedColumns.Column(name, answer.field)
      })
    header.answers = earlier?.adding(said) ?? said
    for answer in header.answers.columns where answer.field != NamedColumns.Column.unanswered {
      guard let column = self.column(answeredAs: answer.name) else { continue }
      header.names[column] = answer.field
      // Columns may have the same name, and only one can be the field.
      let name = CSVHeader.normalized(names[column])
      header.answered.formUnion(names.indices.filter { CSVHeader.normalized(names[$0]) == name })
    }
    header.indexNames()
    return header
  }

  /// Returns the header with further columns of these names, without those that it has.
  func adding(_ more: [String]) -> CSVHeader {
    let new = more.filter { self[$0] == nil }
    var header = self
    header.names += new
    header.written += new
    header.indexNames()
    return header
  }

  /// Returns the header with changed names.
  func mapNames(_ change: (String) -> String) -> CSVHeader {
    var header = self
    header.names = names.map(change)
    header.indexNames()
    return header
  }

  /// Column of the first of these names that exists, ignoring case; nil if none does. A column
  /// about which the user said what it is takes precedence.
  package subscript(names: String...) -> Int? { column(named: names) }

  package func column(named names: [String]) -> Int? {
    let found = names.lazy.compactMap { columns[CSVHeader.normalized($0)] }
    return answered.isEmpty ? found.first : found.first(where: answered.contains) ?? found.first
  }

  /// Column about which the user said something; nil if there is none with that name. Names may be
  /// given as messages show them.
  func column(answeredAs name: String) -> Int? {
    let wanted = CSVHeader.normalized(name)
    return self[name]
      ?? written.firstIndex { CSVHeader.normalized(CSVHeader.shownName($0)) == wanted }
  }

  /// Returns the name of a column as messages show it, which may be cut.
  static func shownName(_ name: String) -> String { ImportFact.excerpt(name.withoutBlanks) }

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
