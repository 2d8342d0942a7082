import HearthDomain

/// Detects the kind of a file from its beginning, as the commands do.
package struct BeginningRecognizer: FileRecognizer {
  package init() {}

  package func recognize(
    _ source: @escaping () throws -> [UInt8], _ hints: ImportHints = ImportHints()
  ) throws -> (file: RecognizedFile?, columns: [String], source: () throws -> [UInt8]) {
    // Return a source of the whole archive, not just of the file that was recognized.
    let whole = RereadSource(source)
    let beginning = try FileBeginning(whole.peek, hints)
    try beginning.checkIsReadable()
    let file = beginning.likelyFile
    guard file == nil, !beginning.isJSON, beginning.isTable, let header = beginning.header else {
      return (file, [], whole.next)
    }
    let (fields, names) = BeginningRecognizer.fields(header)
    try header.checkAnswers(hints, fields, among: names)
    return (nil, header.writtenNames, whole.next)
  }

  /// Returns the fields as which a table of any kind could have the columns, and the names of all
  /// fields.
  private static func fields(_ header: CSVHeader) -> (read: ReadFields, names: [String]) {
    var (read, names) = (ContactTable.fieldNames(header), ContactTable.fields)
    func add<Part: TablePart>(
      _: Part.Type, _ required: [String], _ find: (CSVHeader) -> TableColumns<Part>?
    ) {
      read.merge(find(header.adding(required))?.fields ?? [:]) { first, _ in first }
      names += Part.fields.map(\.name).filter { !names.contains($0) }
    }
    add(BookPart.self, BookProgram.requiredColumns, BookProgram.columns)
    add(MoodPart.self, MoodProgram.typicalColumns, MoodProgram.columns)
    add(PlanPart.self, PlanProgram.requiredColumns, PlanProgram.columns)
    add(SayingPart.self, ["text"], SayingProgram.columns)
    add(HighlightPart.self, ["title", "highlight"], HighlightProgram.columns)
    return (read, names)
  }
}
