import HearthDomain

/// Reads the tables of all programs: determines the order of their dates, finds their columns, and
/// reports records that cannot be read.
struct TableReader<Part: TablePart> {
  typealias Each = (TableRecord<Part>, FileDates, inout ImportReport) throws -> Void

  let zone: any ZoneRules
  let hints: ImportHints

  /// Reads a CSV table. `columns` finds its columns; if it finds none, throws
  /// ``Damage/unknownColumns(_:fields:)``, or ``Damage/noHeader(columns:)`` with the `required`
  /// names if the first line has no columns. `notes` are added to the report.
  func readRows(
    _ source: @escaping () throws -> [UInt8], required: [String], notes: [ImportNote] = [],
    columns: (CSVHeader) -> TableColumns<Part>?, each: Each
  ) throws -> ImportReport {
    var found: TableColumns<Part>?
    let file = try DatedFile(source, zone: zone, order: hints.dateOrder) {
      var reader = CSVReader(source: $0)
      found = try reader.readHeader().map {
        try self.columns($0.renamed(hints), columns, required)
      }
      guard let found else { return }
      let years = Part.yearOfDates.flatMap { found[$0].first?.index }
      let dates = Part.dates.map { found[$0].first?.index }
      try reader.survey(dates, years: years, split: Part.splitDates, &$1)
    }
    var reader = CSVReader(source: file.source)
    guard let header = try reader.readHeader() else { return reader.report }
    let renamed = header.renamed(hints)
    let columns = try found ?? self.columns(renamed, columns, required)
    file.addNote(&reader.report)
    for note in notes { reader.report.warn(line: note.line, note.fact) }
    reader.report.format = columns.program
    reader.report.answers = renamed.answersWithAllColumns(hints)
    if columns.isOfUnknownProgram {
      reader.report.columns = renamed.readColumns(columns.fields)
    }
    if columns.isHeaderless {
      reader.report.countRead()
      let first = CSVRecord(line: 1, values: header.names)
      try read(TableRecord(first, columns), file.dates, &reader.report, each)
    }
    while let record = try reader.next() {
      try read(TableRecord(record, columns), file.dates, &reader.report, each)
    }
    return reader.report
  }

  /// Returns the columns of a table with that header, in which the user's names are. Throws an
  /// error if an answer is wrong or columns are missing, or a question about unknown ones.
  func columns(
    _ header: CSVHeader, _ find: (CSVHeader) -> TableColumns<Part>?, _ required: [String]
  ) throws -> TableColumns<Part> {
    let columns = find(header)
    let names = Part.fields.map(\.name)
    // Beside the columns that a table needs, each name shows whether it is one of a field.
    let fields = (columns ?? find(header.adding(required)))?.fields
    try header.checkAnswers(hints, fields, among: names)
    guard let columns else { throw header.noColumnsError(among: names, required: required) }
    if columns.isOfUnknownProgram {
      try header.ask(about: columns.unmatched, hints, columns.fields, among: names)
    }
    return columns
  }

  /// Reads JSON objects: the elements of `lists`, of a top-level list, or a single object with one
  /// of `keys`.
  ///
  /// An object is of the first program whose marks it has, or else of the same as the object before
  /// it; at first, of the last program.
  func readObjects(
    _ source: @escaping () throws -> [UInt8], lists: Set<String>, keys: [String],
    of programs: [TableProgram<Part>], each: Each
  ) throws -> ImportReport {
    let dates = FileDates(zone: zone, order: hints.dateOrder)
    let answered = Set(hints.columns.columns.map(\.field))
    let columns = programs.map { TableColumns($0, answered: answered) }
    try checkFields(of: columns)
    var (current, found) = (programs.count - 1, Set<String>())
    var report = try JSONRecords(lists: lists, keys: keys).read(source) { fields, line, report in
      let fields = fields.renamed(hints.columns)
      current = programs.firstIndex { $0.isProgram(of: fields) } ?? current
      let columns = columns[current]
      func read(_ record: TableRecord<Part>) throws {
        report.countRead()
        try self.read(record, dates, &report) {
          try each($0, $1, &$2)
          found.insert(columns.program)
        }
      }
      guard let rows = programs[current].rows else {
        return try read(TableRecord(fields, line: line, columns))
      }
      for value in rows.flatMap({ fields[$0]?.arrayValue ?? [] }) {
        do {
          try read(
            TableRecord(JSONFields(value).renamed(hints.columns), of: fields, line: line, columns))
        } catch let error as UnreadableRecord {
          report.skip(line: line, error.fact)
        }
      }
    }
    if found.count == 1, let program = found.first { report.format = program }
    return report
  }

  /// Throws an error if the user named a field as which no key can be read.
  private func checkFields(of columns: [TableColumns<Part>]) throws {
    let fields = hints.columns.columns.map(\.field)
    let isNone = ["", NamedColumns.Column.unanswered]
    let wrong = fields.first { field in
      !isNone.contains(field) && !columns.contains { $0.known.contains(field) }
    }
    guard let wrong else { return }
    throw DomainError.damaged(.unknownField(wrong, fields: Part.fields.map(\.name)))
  }

  private func read(
    _ record: TableRecord<Part>, _ dates: FileDates, _ report: inout ImportReport, _ each: Each
  ) throws {
    do {
      if let mark = Part.deletionMark, ["true", "1"].contains(try record.text(mark).lowercased()) {
        return report.omitLast(line: record.line, .deleted)
      }
      try each(record, dates, &report)
    } catch let error as UnreadableRecord {
      report.skipLast(line: record.line, error.fact)
    } catch DomainError.invalid(let issues) {
      report.skipLast(line: record.line, .invalid(issues))
    }
  }
}
