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
    try header.checkAnswers(hints, nil, among: [])
    return (nil, header.written, whole.next)
  }
}
