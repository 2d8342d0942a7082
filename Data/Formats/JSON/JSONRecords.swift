import HearthDomain
import JSONText

/// Reads the records of a JSON file: the elements of some of its lists, of a list that is the
/// document, or a document that is a single record; in the memory of one.
struct JSONRecords {
  /// A line feed within a string is a slip that loses nothing.
  private static let rules = JSONRules(tolerance: [.bareControls])

  /// The keys of the lists.
  let lists: Set<String>
  /// A document that has one of them is a single record.
  let keys: [String]
  /// How many bytes a record may have.
  var limit = JSONItems.largestElement

  /// Hands over the fields and the line of each record. An element that is none, by itself or
  /// because the body throws ``UnreadableRecord``, is reported and the rest is read.
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
      case .success(let value): try read(value, item.place.line, &report, each)
      }
    }
    if !hasList, keys.contains(where: { items.members[$0] != nil }) {
      try read(.object(items.members), 1, &report, each)
    }
    if report.read > 0 { report.format = "JSON" }
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
