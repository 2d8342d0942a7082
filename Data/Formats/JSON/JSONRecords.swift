import HearthDomain
import JSONText

/// Reads the records of a JSON file: the elements of certain lists, of a top-level list, or a
/// single top-level record. Keeps only one record in memory.
struct JSONRecords {
  /// Tolerate unescaped line feeds in strings, since their meaning is clear.
  private static let rules = JSONRules(tolerance: [.bareControls])

  /// Keys of the lists.
  let lists: Set<String>
  /// Keys by which a single top-level record is recognized.
  let keys: [String]
  /// Maximum size of a record, in bytes.
  var limit = JSONItems.maxElementSize

  /// Calls the body with each record's fields and line. If an element is not a record, or the body
  /// throws ``UnreadableRecord``, reports and skips it.
  func read(
    _ source: @escaping () throws -> [UInt8],
    each: (JSONFields, Int, inout ImportReport) throws -> Void
  ) throws -> ImportReport {
    var chunks = TextChunks(refusingBinary: true, plain: true, charset: .utf8, source: source)
    var items = JSONItems(of: lists, rules: JSONRecords.rules, limit: limit) {
      try chunks.next() ?? []
    }
    var report = ImportReport()
    var hasList = false
    while let item = try JSONRecords.next(&items) {
      hasList = true
      switch item.value {
      case .failure(let error):
        let note = ImportNote(error)
        report.skip(line: note.line, note.fact)
      case .success(let value): try read(value, item.position.line, &report, each)
      }
    }
    if !hasList, keys.contains(where: { items.members[$0] != nil }) {
      try read(.object(items.members), 1, &report, each)
    }
    if report.readCount > 0 { report.format = "JSON" }
    return report
  }

  private func read(
    _ value: JSONValue, _ line: Int, _ report: inout ImportReport,
    _ each: (JSONFields, Int, inout ImportReport) throws -> Void
  ) throws {
    do {
      try each(try JSONFields(value), line, &report)
    } catch let error as UnreadableRecord {
      report.skip(line: line, error.fact)
    }
  }

  private static func next(_ items: inout JSONItems) throws -> JSONItem? {
    do {
      return try items.next()
    } catch let error as JSONError {
      if error.problem == .empty { return nil }
      throw DomainError(error)
    }
  }
}
