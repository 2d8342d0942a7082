import HearthDomain

/// Sayings as a table with the columns `korean,english,who,added,tags` in any order, or a custom
/// collection with columns such as `quote,author,category`.
///
/// `added` is a day or a moment. Tags are separated by `;`; within a tag, `;` is escaped as `\;`
/// and a backslash as `\\`. Tags of other tables may also be separated by commas and `|`.
package struct CSVSayingFile: SayingFile {
  static let columns = ["korean", "english", "who", "added", "tags"]

  private let dates: FileDates

  /// `order` is the order of day, month and year in dates, if known.
  package init(zone: any ZoneRules, order: DateOrder? = nil) {
    dates = FileDates(zone: zone, order: order)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport {
    let file = try DatedFile(
      FileBeginning(source).source, zone: dates.zone, order: dates.order
    ) {
      var reader = CSVReader(source: $0)
      guard let header = try reader.readHeader().map(Columns.init) else { return }
      try reader.survey([header.added], &$1)
    }
    var reader = CSVReader(source: file.source)
    guard let header = try reader.readHeader() else { return reader.report }
    let columns = Columns(header)
    guard columns.hasText else {
      throw DomainError.damaged(.noHeader(columns: CSVSayingFile.columns))
    }
    file.addNote(&reader.report)
    reader.report.format = columns.isNative ? "Hearth" : "CSV"
    var others = SkippedColumns(header, besides: columns.all)
    while let record = try reader.next() {
      var facts: [ImportFact] = []
      var saying: ImportedSaying
      do {
        saying = try self.saying(record, columns, file.dates, &facts)
        saying.line = record.line
      } catch DomainError.invalid(let issues) {
        reader.markLastSkipped(record, .invalid(issues))
        continue
      }
      for fact in facts { reader.report.warn(line: record.line, fact) }
      others.examine(record)
      try each(saying)
    }
    others.noteSkipped(&reader.report)
    return reader.report
  }

  /// Whether the header belongs to a table of sayings. A text column alone is not enough, since a
  /// fortune file may begin with such a word.
  static func isHeader(_ header: CSVHeader) -> Bool {
    let columns = Columns(header)
    return columns.isNative
      || columns.hasText && [columns.who, columns.tags, columns.added].contains { $0 != nil }
  }

  /// Whether the header consists of one column of texts.
  static func isSingleColumn(_ header: CSVHeader) -> Bool {
    header.names.count == 1 && Columns(header).hasText
  }

  /// Column indices, looked up once instead of for each record.
  private struct Columns {
    let korean, english, text, who, added, tags: Int?

    init(_ header: CSVHeader) {
      (korean, english) = (header["korean", "한국어"], header["english", "영어"])
      text =
        header[
          "quote", "text", "quotes", "quotation", "saying", "sentence", "글귀", "명언", "문장", "글", "내용"]
      who =
        header[
          "who", "author", "authors", "source", "by", "speaker", "name", "작가", "저자", "말한 사람", "누가",
          "인물",
          "출처"]
      added = header["added", "date", "date added", "created", "created_at", "날짜", "추가일"]
      tags = header["tags", "category", "categories", "tag", "topic", "태그", "분류", "카테고리", "주제"]
    }

    var all: [Int?] { [korean, english, isNative ? nil : text, who, added, tags] }
    var isNative: Bool { (korean ?? english) != nil }
    var hasText: Bool { isNative || text != nil }
  }

  private func saying(
    _ record: CSVRecord, _ columns: Columns, _ dates: FileDates, _ facts: inout [ImportFact]
  ) throws -> ImportedSaying {
    let added = record[columns.added] ?? ""
    let moment = dates.instant(added)
    if moment == nil, !added.allSatisfy(\.isWhitespace) {
      facts.append(.unreadable(field: "added", text: ImportFact.excerpt(added)))
    }
    let words = TagList.words(of: record[columns.tags] ?? "", isOwn: columns.isNative)
    let (tags, dropped) = Tags.fitting(words)
    if !dropped.isEmpty { facts.append(.dropped(dropped)) }
    var texts = BilingualText(korean: record[columns.korean], english: record[columns.english])
    if !columns.isNative { texts = BilingualText(record[columns.text] ?? "") }
    let details = try SayingDetails(texts, who: record[columns.who], tags: tags)
    return ImportedSaying(details, addedAt: moment)
  }

  package func makeWriter() -> any SayingFileWriter { Writer(dates: dates) }

  private struct Writer: SayingFileWriter {
    let dates: FileDates
    private var writer = CSVWriter()

    init(dates: FileDates) {
      self.dates = dates
    }

    mutating func header() -> [UInt8] {
      writer.write(CSVSayingFile.columns)
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
}

/// A list of tags in one value, separated by `;`.
enum TagList {
  static func text(of tags: [Tag]) -> String {
    tags.map { $0.value.replacingScalars { $0 == ";" || $0 == "\\" ? "\\\($0)" : nil } }
      .joined(separator: ";")
  }

  /// Splits a list of tags at `;`, and unless `isOwn` (written by this program) also at commas and
  /// `|`.
  static func words(of text: String, isOwn: Bool) -> [String] {
    let words = words(of: text)
    return isOwn ? words : words.flatMap { $0.split { ",|".contains($0) }.map(String.init) }
  }

  static func words(of text: String) -> [String] {
    var names = [String.UnicodeScalarView()]
    var isEscaped = false
    for letter in text.unicodeScalars {
      switch letter {
      case "\\" where !isEscaped: isEscaped = true
      case ";" where !isEscaped: names.append(String.UnicodeScalarView())
      default:
        // A backslash before any other character stands for itself.
        if isEscaped, letter != ";", letter != "\\" { names[names.count - 1].append("\\") }
        names[names.count - 1].append(letter)
        isEscaped = false
      }
    }
    if isEscaped { names[names.count - 1].append("\\") }
    return names.map(String.init)
  }
}

extension ImportFact {
  /// Returns the fact that these words were dropped, as they are not valid tags.
  static func dropped(_ words: [String]) -> ImportFact { .droppedTags(text: list(words)) }

  /// Returns the fact that these words were moved to the memo, as they are not valid tags.
  static func movedToMemo(_ words: [String]) -> ImportFact { .tagsInMemo(text: list(words)) }

  private static func list(_ words: [String]) -> String {
    let plain = words.prefix(40).map { $0.drop(while: \.isWhitespace) }
    return excerpt(plain.joined(separator: ", "))
  }
}
