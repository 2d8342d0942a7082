import HearthDomain

/// The columns of a table that nobody reads: which of its records have something there, so that
/// nothing is lost in silence.
struct LeftColumns {
  private let columns: [(name: String, column: Int)]
  private var found: [Int: (line: Int, records: Int)] = [:]

  init(_ columns: [(name: String, column: Int)]) {
    self.columns = columns
  }

  /// All but those, and those without a name.
  init(_ header: CSVHeader, besides taken: [Int?]) {
    self.init(header.others(besides: taken))
  }

  mutating func take(_ record: CSVRecord) {
    for (_, column) in columns where !record.text(column).isEmpty {
      found[column, default: (record.line, 0)].records += 1
    }
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
