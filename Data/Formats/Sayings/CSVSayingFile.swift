import HearthDomain

/// Sayings as a table with the columns `korean,english,who,added,tags` in any order.
///
/// `added` is a day or a moment of RFC 3339. Tags are divided by `;`, which a tag itself has as
/// `\;`, and a backslash as `\\`.
package struct CSVSayingFile: SayingFile {
  static let columns = ["korean", "english", "who", "added", "tags"]

  private let moment: SayingMoment

  package init(zone: any ZoneRules) {
    moment = SayingMoment(zone: zone)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport {
    var reader = CSVReader(source: source)
    guard let header = try reader.header() else { return reader.report }
    guard CSVSayingFile.isHeader(header) else {
      throw DomainError.damaged(.noHeader(columns: CSVSayingFile.columns))
    }
    let columns = Columns(header)
    while let record = try reader.next() {
      let saying: ImportedSaying
      do {
        saying = try self.saying(record, columns, &reader)
      } catch DomainError.invalid(let issues) {
        reader.refuseLast(record, .invalid(issues))
        continue
      }
      try each(saying)
    }
    return reader.report
  }

  static func isHeader(_ header: CSVHeader) -> Bool { header["korean", "english"] != nil }

  /// Where the values stand; looked up once, not for each record.
  private struct Columns {
    let korean, english, who, added, tags: Int?

    init(_ header: CSVHeader) {
      (korean, english) = (header["korean"], header["english"])
      (who, added, tags) = (header["who"], header["added"], header["tags"])
    }
  }

  private func saying(
    _ record: CSVRecord, _ columns: Columns, _ reader: inout CSVReader
  ) throws -> ImportedSaying {
    let details = try SayingDetails(
      korean: CSVSayingFile.text(record[columns.korean]),
      english: CSVSayingFile.text(record[columns.english]),
      who: Attribution(record[columns.who] ?? ""),
      tags: Tags(TagList.tags(of: record[columns.tags] ?? "")))
    let added = record[columns.added] ?? ""
    let moment = moment.instant(added)
    if moment == nil, !added.isEmpty {
      reader.report.warn(
        line: record.line, .unreadable(field: "added", text: ImportFact.excerpt(added)))
    }
    return ImportedSaying(details, addedAt: moment)
  }

  private static func text(_ value: String?) throws -> SayingText? {
    guard let value, !value.allSatisfy(\.isWhitespace) else { return nil }
    return try SayingText(value)
  }

  package func makeWriter() -> any SayingFileWriter { Writer(moment: moment) }

  private struct Writer: SayingFileWriter {
    let moment: SayingMoment
    private var writer = CSVWriter()

    init(moment: SayingMoment) {
      self.moment = moment
    }

    mutating func head() -> [UInt8] {
      writer.write(CSVSayingFile.columns)
      return writer.takeBytes()
    }

    mutating func bytes(of saying: Saying) -> [UInt8] {
      let details = saying.details
      writer.write([
        details.korean?.value ?? "", details.english?.value ?? "", details.who.value,
        moment.text(saying.addedAt), TagList.text(of: details.tags.values),
      ])
      return writer.takeBytes()
    }

    mutating func tail() -> [UInt8] { [] }

    func companion() -> (ending: String, bytes: [UInt8])? { nil }
  }
}

/// Tags in one value, divided by `;`.
enum TagList {
  static func text(of tags: [Tag]) -> String {
    tags.map { $0.value.replacingScalars { $0 == ";" || $0 == "\\" ? "\\\($0)" : nil } }
      .joined(separator: ";")
  }

  static func tags(of text: String) throws -> [Tag] {
    var names = [String.UnicodeScalarView()]
    var isEscaped = false
    for letter in text.unicodeScalars {
      switch letter {
      case "\\" where !isEscaped: isEscaped = true
      case ";" where !isEscaped: names.append(String.UnicodeScalarView())
      default:
        // Before any other letter a backslash is one.
        if isEscaped, letter != ";", letter != "\\" { names[names.count - 1].append("\\") }
        names[names.count - 1].append(letter)
        isEscaped = false
      }
    }
    if isEscaped { names[names.count - 1].append("\\") }
    return try names.filter { !$0.allSatisfy(\.properties.isWhitespace) }.map {
      try Tag(String($0))
    }
  }
}
