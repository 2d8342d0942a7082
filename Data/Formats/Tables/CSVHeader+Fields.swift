import HearthDomain

/// How the columns of a table were read: names of fields by the indices of their columns.
typealias ReadFields = [Int: String]

extension CSVHeader {
  /// The columns with the fields as which they were read, without those about which the user said
  /// that they are none.
  func readColumns(_ fields: ReadFields) -> [ReadColumn] {
    written.indices.compactMap { index in
      let name = CSVHeader.shownName(written[index])
      let isNone = answered.contains(index) && fields[index] == nil
      return name.isEmpty || isNone ? nil : ReadColumn(name, fields[index])
    }
  }

  /// The names of the columns in the file, as messages show them.
  var writtenNames: [String] { written.map(CSVHeader.shownName).filter { !$0.isEmpty } }

  /// What the user said about columns now or earlier, with all other columns; empty if nothing now.
  func answersWithAllColumns(_ hints: ImportHints) -> NamedColumns {
    let isAnswered = hints.columns.columns.contains { $0.field != NamedColumns.Column.unanswered }
    guard isAnswered else { return NamedColumns() }
    return answers.adding(writtenNames, as: NamedColumns.Column.unanswered)
  }

  /// Throws an error if the user named a column that does not exist, or a field as which none can
  /// be read. `fields` is nil if columns that a table needs were not found; `names` are the names
  /// of the fields.
  func checkAnswers(_ hints: ImportHints, _ fields: ReadFields?, among names: [String]) throws {
    let namedColumns = hints.columns.columns
    let file = CSVHeader(written)
    if let answer = namedColumns.first(where: { file.column(answeredAs: $0.name) == nil }) {
      throw DomainError.damaged(.missingColumn(answer.name, columns: writtenNames))
    }
    for index in answered.sorted() where fields != nil && fields?[index] == nil {
      guard namedColumns.contains(where: { $0.field == self.names[index] && $0.field != "" }) else {
        continue
      }
      throw DomainError.damaged(.unknownField(self.names[index], fields: names))
    }
  }

  /// Throws the question what the `unknown` columns are, if the user can be asked and was not asked
  /// about all of them in this import.
  func ask(
    about unknown: [Int], _ hints: ImportHints, _ fields: ReadFields, among names: [String]
  ) throws {
    let file = CSVHeader(written)
    let asked = Set(hints.columns.columns.compactMap { file.column(answeredAs: $0.name) })
    // One answer counts for all columns whose names are shown alike.
    let open = unknown.filter { !answered.contains($0) }.map { CSVHeader.shownName(written[$0]) }
      .filter { !$0.isEmpty }.compactMap(file.column(answeredAs:))
    guard hints.canAskUser, !asked.isSuperset(of: open) else { return }
    throw DomainError.damaged(.unknownColumns(readColumns(fields), fields: names))
  }

  /// The error for a table without the columns that it needs; `required` are such names.
  func noColumnsError(among names: [String], required: [String]) -> DomainError {
    .damaged(
      written.count < 2
        ? .noHeader(columns: required)
        : .unknownColumns(writtenNames.map { ReadColumn($0, nil) }, fields: names))
  }
}
