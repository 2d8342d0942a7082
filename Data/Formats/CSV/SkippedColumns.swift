import HearthDomain

/// Columns of a table that are not imported. Counts and reports the records that have values in
/// them.
struct SkippedColumns {
  private let columns: [(name: String, column: Int)]
  private var occurrences: [Int: (line: Int, records: Int)] = [:]
  /// Line of the first record with a value in any of the columns, and the number of such records.
  private var affectedRecords: (line: Int, records: Int)?

  init(_ columns: [(name: String, column: Int)]) {
    self.columns = columns
  }

  /// Finds all columns with a name except `taken`.
  init(_ header: CSVHeader, besides taken: [Int?]) {
    self.init(header.otherColumns(besides: taken))
  }

  mutating func examine(_ record: CSVRecord) {
    var isHolder = false
    for (_, column) in columns where !record.text(column).isEmpty {
      occurrences[column, default: (record.line, 0)].records += 1
      isHolder = true
    }
    if isHolder {
      affectedRecords = (affectedRecords?.line ?? record.line, (affectedRecords?.records ?? 0) + 1)
    }
  }

  /// Reports that values of these columns were appended to the descriptions.
  func noteDescribed(_ report: inout ImportReport) {
    guard let affectedRecords else { return }
    let names = columns.filter { occurrences[$0.column] != nil }.map { ImportFact.excerpt($0.name) }
    report.warn(
      line: affectedRecords.line,
      .columnsInDescription(names: names, records: affectedRecords.records))
  }

  func noteSkipped(_ report: inout ImportReport) {
    for (name, column) in columns {
      guard let (line, records) = occurrences[column] else { continue }
      report.warn(line: line, .unstorableValues(field: ImportFact.excerpt(name), records: records))
    }
  }
}

extension CSVHeader {
  /// Returns all columns with a name, except `taken` and those whose names are in `named`.
  func otherColumns(besides taken: [Int?], named: Set<String> = []) -> [(name: String, column: Int)]
  {
    let taken = Set(taken.compactMap { $0 })
    return names.enumerated().map { (name: $0.element.withoutBlanks, column: $0.offset) }.filter {
      !taken.contains($0.column) && !$0.name.isEmpty && !named.contains($0.name.lowercased())
    }
  }
}
