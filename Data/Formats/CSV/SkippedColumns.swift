import HearthDomain

/// Columns of a table that are not imported. Records with values in them are counted and reported.
struct SkippedColumns {
  private let columns: [(name: String, column: Int)]
  private var occurrences: [Int: (line: Int, records: Int)] = [:]
  /// First record, and number of records, with a value in any of the columns.
  private var affectedRecords: (line: Int, records: Int)?

  init(_ columns: [(name: String, column: Int)]) {
    self.columns = columns
  }

  /// All named columns except `taken`.
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

  /// Reports that the values were added to the descriptions.
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
  /// Returns the named columns except `taken` and those named in `named`.
  func otherColumns(besides taken: [Int?], named: Set<String> = []) -> [(name: String, column: Int)]
  {
    let taken = Set(taken.compactMap { $0 })
    return names.enumerated().map { (name: $0.element.withoutBlanks, column: $0.offset) }.filter {
      !taken.contains($0.column) && !$0.name.isEmpty && !named.contains($0.name.lowercased())
    }
  }
}
