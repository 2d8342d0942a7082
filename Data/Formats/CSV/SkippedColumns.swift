import HearthDomain

/// Columns of a table that are not imported. Counts and reports the records that have values in
/// them.
struct SkippedColumns {
  private var occurrences: [Int: (name: String, line: Int, records: Int)] = [:]
  /// Line of the first record with a value in any of the columns, and the number of such records.
  private var affectedRecords: (line: Int, records: Int)?

  mutating func count(_ values: [CSVRecord.NamedValue], line: Int) {
    guard !values.isEmpty else { return }
    for value in values {
      occurrences[value.column, default: (ImportFact.excerpt(value.name), line, 0)].records += 1
    }
    affectedRecords = (affectedRecords?.line ?? line, (affectedRecords?.records ?? 0) + 1)
  }

  /// Reports the columns: as skipped or, if their values were appended to descriptions, as that.
  func note(_ report: inout ImportReport, areDescribed: Bool = false) {
    let columns = occurrences.sorted { $0.key < $1.key }.map(\.value)
    guard areDescribed else {
      for (name, line, records) in columns {
        report.warn(line: line, .unstorableValues(field: name, records: records))
      }
      return
    }
    guard let (line, records) = affectedRecords else { return }
    report.warn(
      line: line, .columnsInDescription(names: columns.map(\.name), records: records))
  }
}

extension CSVHeader {
  /// Returns all columns except `taken`; those without a name only if `unnamed`.
  func otherColumns(
    besides taken: [Int?], unnamed: Bool = false
  ) -> [(name: String, column: Int)] {
    let taken = Set(taken.compactMap { $0 })
    return written.enumerated().map { (name: $0.element.withoutBlanks, column: $0.offset) }
      .filter { !taken.contains($0.column) && (unnamed || !$0.name.isEmpty) }
  }
}
