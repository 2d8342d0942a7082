import HearthDomain

/// The columns of a table that nobody reads: which of its records have something there, so that
/// nothing is lost in silence.
struct LeftColumns {
  private let columns: [(name: String, column: Int)]
  private var found: [Int: (line: Int, records: Int)] = [:]
  /// Those that have something in any of the columns.
  private var holders: (line: Int, records: Int)?

  init(_ columns: [(name: String, column: Int)]) {
    self.columns = columns
  }

  /// All but those, and those without a name.
  init(_ header: CSVHeader, besides taken: [Int?]) {
    self.init(header.others(besides: taken))
  }

  mutating func take(_ record: CSVRecord) {
    var isHolder = false
    for (_, column) in columns where !record.text(column).isEmpty {
      found[column, default: (record.line, 0)].records += 1
      isHolder = true
    }
    if isHolder { holders = (holders?.line ?? record.line, (holders?.records ?? 0) + 1) }
  }

  /// That they stand in descriptions, in which they were kept.
  func tellDescribed(_ report: inout ImportReport) {
    guard let holders else { return }
    let names = columns.filter { found[$0.column] != nil }.map { ImportFact.excerpt($0.name) }
    report.warn(
      line: holders.line, .columnsInDescription(names: names, records: holders.records))
  }

  func tell(_ report: inout ImportReport) {
    for (name, column) in columns {
      guard let (line, records) = found[column] else { continue }
      report.warn(line: line, .leftOut(field: ImportFact.excerpt(name), records: records))
    }
  }
}

extension CSVHeader {
  /// The columns with a name besides those, and besides those of these names.
  func others(besides taken: [Int?], named: Set<String> = []) -> [(name: String, column: Int)] {
    let taken = Set(taken.compactMap { $0 })
    return names.enumerated().map { (name: $0.element.withoutBlanks, column: $0.offset) }.filter {
      !taken.contains($0.column) && !$0.name.isEmpty && !named.contains($0.name.lowercased())
    }
  }
}
