import HearthDomain
import JSONText

/// Reads the records of a JSON file one at a time: the elements of certain lists, of a top-level
/// list, or a single top-level record. Uses memory for one record.
struct JSONRecords {
  /// Raw line feeds in strings are unambiguous, so they are tolerated.
  private static let rules = JSONRules(tolerance: [.bareControls])

  /// Keys of the lists.
  let lists: Set<String>
  /// Keys that identify a top-level record.
  let keys: [String]
  /// Maximum size of a record, in bytes.
  var limit = JSONItems.maxElementSize

  /// Calls the body with the fields and the line of each record. An element that is no record, or
  /// for which the body throws ``UnreadableRecord``, is reported and skipped.
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
