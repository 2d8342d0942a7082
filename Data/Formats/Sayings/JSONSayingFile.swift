import HearthDomain
import JSONText

/// Sayings in this program's `--json` format: a document with `items`, a list of sayings, or a
/// single one.
package struct JSONSayingFile: SayingFile {
  private let dates: FileDates

  /// `order` is the order of day, month and year in dates, if known.
  package init(zone: any ZoneRules, order: DateOrder? = nil) {
    dates = FileDates(zone: zone, order: order)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport {
    let records = JSONRecords(lists: ["items"], keys: ["korean", "english"])
    return try records.read(FileBeginning(source).source) { fields, line, report in
      var warnings: [ImportFact] = []
      var saying: ImportedSaying
      do {
        saying = try self.saying(fields, &warnings)
        saying.line = line
      } catch DomainError.invalid(let issues) {
        throw UnreadableRecord(.invalid(issues))
      }
      for fact in warnings { report.warn(line: line, fact) }
      report.countRead()
      try each(saying)
    }
  }

  private func saying(
    _ fields: JSONFields, _ warnings: inout [ImportFact]
  ) throws -> ImportedSaying {
    let (tags, dropped) = try Tags.fitting(fields.onlyTexts("tags"))
    if !dropped.isEmpty { warnings.append(.dropped(dropped)) }
    let details = try SayingDetails(
      BilingualText(korean: fields.text("korean"), english: fields.text("english")),
      who: fields.text("who"), tags: tags)
    let added = try fields.text("addedAt")
    let addedAt = added.flatMap(dates.instant)
    if let added, addedAt == nil {
      warnings.append(.unreadable(field: "addedAt", text: ImportFact.excerpt(added)))
    }
    return try ImportedSaying(
      details, addedAt: addedAt, isLiked: fields.bool("liked"), isUsed: fields.bool("used"))
  }

  package func makeWriter() -> any SayingFileWriter { Writer(dates: dates) }

  private struct Writer: SayingFileWriter {
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
}
