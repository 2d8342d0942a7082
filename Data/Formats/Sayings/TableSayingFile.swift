import HearthDomain
import JSONText

/// Sayings as a table, or as JSON objects (``SayingProgram``).
///
/// `added` is a day or a moment. In this program's tables, tags are separated by `;`; within a tag,
/// `;` is escaped as `\;` and a backslash as `\\`.
package struct TableSayingFile: SayingFile {
  /// What is written, and read if the file's beginning is not JSON.
  package enum Dialect: Hashable, Sendable {
    case csv
    case json
  }

  private let dialect: Dialect
  private let zone: any ZoneRules
  private let hints: ImportHints

  package init(
    _ dialect: Dialect = .csv, zone: any ZoneRules, hints: ImportHints = ImportHints()
  ) {
    (self.dialect, self.zone, self.hints) = (dialect, zone, hints)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport {
    let file = try FileBeginning(source)
    let reader = TableReader<SayingPart>(zone: zone, hints: hints)
    if file.isJSON || dialect == .json {
      return try reader.readObjects(
        file.source, lists: ["items"], keys: ["korean", "english"], of: [SayingProgram.json]
      ) { try each(saying($0, $1, &$2)) }
    }
    var others = SkippedColumns()
    var report = try reader.readRows(
      file.source, required: SayingProgram.writtenColumns, columns: SayingProgram.columns
    ) { record, dates, report in
      let saying = try saying(record, dates, &report)
      others.count(record.otherValues, line: record.line)
      try each(saying)
    }
    others.note(&report)
    return report
  }

  private func saying(
    _ record: TableRecord<SayingPart>, _ dates: FileDates, _ report: inout ImportReport
  ) throws -> ImportedSaying {
    let (tags, dropped) = try Tags.fitting(record.texts(.tags))
    var texts = BilingualText(
      korean: try record.texts(.korean).first, english: try record.texts(.english).first)
    if let text = try record.texts(.text).first { texts = BilingualText(text) }
    let details = try SayingDetails(texts, who: record.texts(.who).first, tags: tags)
    let (field, added) = try record.named(.added).first ?? ("", "")
    var saying = try ImportedSaying(
      details, addedAt: dates.instant(added), isLiked: record.text(.liked) == "true",
      isUsed: record.text(.used) == "true")
    saying.line = record.line
    if saying.addedAt == nil, !added.allSatisfy(\.isWhitespace) {
      report.warn(
        line: record.line, .unreadable(field: field, text: ImportFact.excerpt(added)))
    }
    if !dropped.isEmpty { report.warn(line: record.line, .dropped(dropped)) }
    return saying
  }

  package func makeWriter() -> any SayingFileWriter {
    let dates = FileDates(zone: zone)
    return dialect == .csv ? TableWriter(dates: dates) : JSONSayingWriter(dates: dates)
  }
}

private struct TableWriter: SayingFileWriter {
  let dates: FileDates
  private var writer = CSVWriter()

  init(dates: FileDates) {
    self.dates = dates
  }

  mutating func header() -> [UInt8] {
    writer.write(SayingProgram.writtenColumns)
    return writer.takeBytes()
  }

  mutating func bytes(of saying: Saying) -> [UInt8] {
    let details = saying.details
    writer.write([
      details.korean?.value ?? "", details.english?.value ?? "", details.author.value,
      dates.text(saying.addedAt), TagList.text(of: details.tags.values),
    ])
    return writer.takeBytes()
  }

  mutating func footer() -> [UInt8] { [] }

  func companionFile() -> (ending: String, bytes: [UInt8])? { nil }
}

private struct JSONSayingWriter: SayingFileWriter {
  let dates: FileDates
  private var isFirst = true

  init(dates: FileDates) {
    self.dates = dates
  }

  mutating func header() -> [UInt8] { Array("{\"schema\":1,\"items\":[\n".utf8) }

  mutating func bytes(of saying: Saying) -> [UInt8] {
    let details = saying.details
    var writer = JSONWriter()
    writer.write(
      [
        "number": .int(saying.number), "korean": .text(details.korean?.value),
        "english": .text(details.english?.value), "who": .string(details.author.value),
        "tags": .array(details.tags.values.map { .string($0.value) }),
        "addedAt": .string(dates.text(saying.addedAt)), "liked": .bool(saying.isLiked),
        "used": .bool(saying.isUsed),
      ])
    defer { isFirst = false }
    return Array((isFirst ? "" : ",\n").utf8) + writer.bytes
  }

  mutating func footer() -> [UInt8] { Array("\n]}\n".utf8) }

  func companionFile() -> (ending: String, bytes: [UInt8])? { nil }
}
