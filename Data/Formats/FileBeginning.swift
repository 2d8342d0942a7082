import Compressing
import HearthDomain
import JSONText

/// The first bytes of a file. They are examined to detect the file's format; then the file is read
/// from the start.
struct FileBeginning {
  /// Signatures of archives: ZIP, 7-Zip and gzip.
  private static let zipSignatures: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06],
  ]
  private static let sevenZipSignature: [UInt8] = [0x37, 0x7A, 0xBC, 0xAF]
  private static let gzipSignature: [UInt8] = [0x1F, 0x8B, 0x08]

  let bytes: [UInt8]
  /// Returns the next bytes of the complete file, from its start.
  let source: () throws -> [UInt8]

  /// What the user said about the file.
  private var hints = ImportHints()
  /// Archive that the file comes from, to read the files after it.
  private(set) var archive: ZipDocuments?
  /// Name of the file in the archive.
  private var name = ""
  /// Whether the file was JSON in Base64, as in a Daylio backup.
  private(set) var wasBase64 = false

  /// Reads the beginning of a file. Unpacks gzip. In a ZIP or TAR archive, uses the first file in a
  /// known format. Throws ``Damage/fileArchive`` for any other archive, and if the archive contains
  /// no such file.
  init(
    _ source: @escaping () throws -> [UInt8], _ hints: ImportHints = ImportHints()
  ) throws {
    let (beginning, whole) = try FileBeginning.unpackedStart(source)
    if FileBeginning.zipSignatures.contains(where: { beginning.starts(with: $0) }) {
      guard let first = try ZipDocuments(whole, hints).next() else {
        throw DomainError.damaged(.fileArchive)
      }
      self = first
      return
    }
    if TarReader.isTarBeginning(beginning) {
      guard let first = try ZipDocuments(tar: whole, hints).next() else {
        throw DomainError.damaged(.fileArchive)
      }
      self = first
      return
    }
    if beginning.starts(with: FileBeginning.sevenZipSignature) {
      throw DomainError.damaged(.fileArchive)
    }
    try self.init(beginning, whole)
    self.hints = hints
  }

  /// Examines a file in an archive; nil if that file is itself an archive.
  init?(
    named name: String, within archive: ZipDocuments, _ hints: ImportHints,
    _ source: @escaping () throws -> [UInt8]
  ) throws {
    let (beginning, whole) = try FileBeginning.unpackedStart(source)
    let archives = FileBeginning.zipSignatures + [FileBeginning.sevenZipSignature]
    if TarReader.isTarBeginning(beginning)
      || archives.contains(where: { beginning.starts(with: $0) })
    {
      return nil
    }
    try self.init(beginning, whole)
    (self.name, self.archive, self.hints) = (name, archive, hints)
  }

  private init(_ beginning: [UInt8], _ whole: @escaping () throws -> [UInt8]) throws {
    var (beginning, whole) = (beginning, whole)
    if Base64Text.isJSON(beginning) {
      var letters = Base64Text()
      let packed = whole
      (beginning, whole) = try FileBeginning.peekBeginning {
        while case let next = try packed(), !next.isEmpty {
          let bytes = letters.decode(next)
          if !bytes.isEmpty { return bytes }
        }
        return []
      }
      wasBase64 = true
    }
    bytes = Array(beginning.prefix(TextChunks.beginningSize))
    self.source = whole
  }

  private static func unpackedStart(
    _ source: @escaping () throws -> [UInt8]
  ) throws -> (bytes: [UInt8], whole: () throws -> [UInt8]) {
    let (beginning, source) = try peekBeginning(source)
    return beginning.starts(with: gzipSignature)
      ? try peekBeginning(unpacked(source)) : (beginning, source)
  }

  /// Calls the body with a file of the kind, or with each file of the kind in an archive; reports
  /// the archive's other files. Throws ``Damage/otherFileKind(_:)`` if no file is of the kind.
  static func read(
    _ source: @escaping () throws -> [UInt8], as kind: FileKind,
    _ hints: ImportHints = ImportHints(), _ body: (FileBeginning) throws -> ImportReport
  ) throws -> ImportReport {
    let first = try FileBeginning(source, hints)
    func taken(_ file: FileBeginning) throws -> ImportReport {
      var report = try body(file)
      if let likely = file.likelyFile, likely.kind == kind { report.evidence = likely.evidence }
      return report
    }
    guard let archive = first.archive else {
      if !hints.columns.isEmpty, !first.isJSON {
        try first.header?.checkAnswers(hints, nil, among: [])
      }
      try first.check(is: kind)
      return try taken(first)
    }
    var report: ImportReport?
    var next: FileBeginning? = first
    while let file = next {
      if file.containsKind(kind) {
        let more = try taken(file)
        report = report?.combined(with: more) ?? more
      } else {
        archive.countSkipped(file.name)
      }
      next = try archive.next()
    }
    guard var report else {
      try first.check(is: kind)
      throw DomainError.damaged(.fileArchive)
    }
    for (name, files) in archive.others {
      report.warn(line: 1, .skippedArchiveFiles(name: name, files: files))
    }
    return report
  }

  private static func peekBeginning(
    _ source: @escaping () throws -> [UInt8]
  ) throws -> (bytes: [UInt8], whole: () throws -> [UInt8]) {
    let file = RereadSource(source)
    var beginning: [UInt8] = []
    while beginning.count < TextChunks.beginningSize {
      let more = try file.peek()
      if more.isEmpty { break }
      beginning += more
    }
    return (beginning, file.next)
  }

  private static func unpacked(
    _ source: @escaping () throws -> [UInt8]
  ) throws -> () throws -> [UInt8] {
    let inflater = try Inflater(.gzip, .required(), source: source)
    return {
      do {
        return try inflater.next()
      } catch is Inflater.Broken {
        throw DomainError.damaged(.corruptCompression)
      } catch is Inflater.TooLarge {
        throw DomainError.damaged(.compressedDataTooLarge)
      }
    }
  }

  /// Throws ``Damage/otherFileKind(_:)`` if the file is of another kind, and
  /// ``Damage/calcurseInternalFile`` for a calcurse file instead of a calendar.
  func check(is kind: FileKind) throws {
    if kind == .calendar, isOfCalcurse || isTodoOfCalcurse {
      throw DomainError.damaged(.calcurseInternalFile)
    }
    // A calendar may contain journal entries, which are imported as moods.
    if let found = self.kind, found != kind, !containsKind(kind), kind != .moods || !isCalendar {
      throw DomainError.damaged(.otherFileKind(found))
    }
  }

  /// Whether the file contains data of that kind, even if it is mainly something else.
  private func containsKind(_ kind: FileKind) -> Bool {
    likelyFile?.kind == kind || kind == .highlights && isBookWyrm
  }

  /// Whether the file is an export of BookWyrm, which contains books and quotations.
  var isBookWyrm: Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return isJSON
      && BookProgram.bookWyrmKeys.contains { $0.allSatisfy { text.contains("\"\($0)\"") } }
  }

  /// Kind of the file; nil if its beginning is inconclusive.
  var kind: FileKind? { recognizedFile?.kind }

  /// Kind of the file, with what it was recognized by; nil if the beginning does not tell.
  var recognizedFile: RecognizedFile? {
    if isDaylioBackup { return RecognizedFile(.moods, by: .keys(["dayEntries"])) }
    let body = text.drop { $0.isBlank || $0 == .lineFeed }
    if body.startsIgnoringCase("begin:vcard") {
      return RecognizedFile(.contacts, by: .beginning("BEGIN:VCARD"))
    }
    if isCalendar {
      return RecognizedFile(.calendar, by: .beginning("BEGIN:VCALENDAR"))
    }
    if isLDIF { return RecognizedFile(.contacts, by: .beginning("dn:")) }
    let lines = body.split(separator: .lineFeed)
    if lines.contains(where: { $0.starts(with: ClippingsReader.divider) }),
      lines.contains(where: { $0.starts(with: "- ".utf8) })
    {
      let divider = String(decoding: ClippingsReader.divider, as: UTF8.self)
      return RecognizedFile(.highlights, by: .line(divider))
    }
    if isJSON { return FileBeginning.recognizedFile(ofJSON: String(decoding: body, as: UTF8.self)) }
    guard let header else { return nil }
    let kinds: [(FileKind, (CSVHeader) -> Bool)] = [
      (.contacts, ContactTable.isHeader), (.highlights, { HighlightProgram.columns($0) != nil }),
      (.books, { BookProgram.isHeader($0) && !PlanProgram.isNotBookTable($0) }),
      (.moods, MoodProgram.hasNames),
      (.calendar, { PlanProgram.isHeader($0) && !MoodProgram.hasLevels($0) }),
      (.moods, MoodProgram.isHeader),
      (.sayings, SayingProgram.isHeader),
    ]
    return kinds.first { $0.1(header) }.map { kind, _ in
      let names = FileBeginning.recognizedColumns(of: header, as: kind)
      return RecognizedFile(kind, by: .columns(names.prefix(4).map(ImportFact.excerpt)))
    }
  }

  /// Returns the names of those columns of the table that an import as `kind` would read. Only
  /// these are evidence for the kind.
  private static func recognizedColumns(of header: CSVHeader, as kind: FileKind) -> [String] {
    let others: [(name: String, column: Int)] =
      switch kind {
      case .books: BookProgram.columns(header)?.others ?? []
      case .calendar: PlanProgram.columns(header)?.others ?? []
      case .highlights: HighlightProgram.columns(header)?.others ?? []
      case .contacts, .sayings, .moods, .archive: []
      }
    let left = Set(others.map { $0.column })
    return header.names.indices.filter { !left.contains($0) }.map { header.written[$0] }
  }

  /// Whether the file is iCalendar.
  var isCalendar: Bool {
    text.drop { $0.isBlank || $0 == .lineFeed }.startsIgnoringCase("begin:vcalendar")
  }

  /// Whether the first line is an appointment of calcurse.
  private var isOfCalcurse: Bool { firstLineMatches(["00/00/0000 @ 00:00 -> ", "00/00/0000 [0"]) }

  /// Whether the first line looks like a task of calcurse, such as `[0] Call` or `[-1]>NOTE Done`.
  /// A minus marks a done task; `>` begins a note. Other files may begin in the same way.
  private var isTodoOfCalcurse: Bool { firstLineMatches(["[0] ", "[0]>", "[-0] ", "[-0]>"]) }

  /// Whether the first line begins with one of the patterns, in which 0 stands for any digit.
  private func firstLineMatches(_ patterns: [String]) -> Bool {
    let line = text.drop { $0.isBlank || $0 == .lineFeed }
    return patterns.contains { pattern in
      line.count >= pattern.utf8.count
        && zip(line, pattern.utf8).allSatisfy { byte, sign in
          sign == UInt8(ascii: "0") ? byte.isASCIIDigit : byte == sign
        }
    }
  }

  /// Throws ``Damage/calcurseInternalFile`` for calcurse's own file, which no command can read.
  func checkIsReadable() throws {
    if likelyFile == nil, isOfCalcurse { throw DomainError.damaged(.calcurseInternalFile) }
  }

  /// Whether the file is LDIF, as exported by address books and directories.
  var isLDIF: Bool { LDIFReader.isLDIFBeginning(text) }

  /// The most likely kind of the file, even if it is not certain. A command for another kind
  /// rejects only files whose kind is certain.
  var likelyFile: RecognizedFile? {
    if let recognizedFile { return recognizedFile }
    if text.starts(with: AgeHeader.versionLine) {
      return RecognizedFile(.archive, by: .beginning("age-encryption.org"))
    }
    let lines = text.split(separator: .lineFeed, omittingEmptySubsequences: true).prefix(256)
    let dates = FileDates(zone: FixedZone.utc, order: .dayFirst)
    if let first = lines.first, let header = JrnlHeader(Array(first), dates) {
      let line = String(decoding: first.prefix(header.length).trimmedBlanks, as: UTF8.self)
      return RecognizedFile(.moods, by: .line(ImportFact.excerpt(line)))
    }
    let mark = lines.contains { $0.elementsEqual("%".utf8) }
    return mark ? RecognizedFile(.sayings, by: .line("%")) : nil
  }

  /// The beginning with plain line ends, in UTF-8.
  private var text: [UInt8] {
    var chunks = TextChunks(plain: true, source: ChunkSource([bytes]).next)
    return (try? chunks.next()) ?? bytes
  }

  /// Detects the kind from the keys of the first record.
  private static func recognizedFile(ofJSON text: String) -> RecognizedFile? {
    let kinds: [(FileKind, [[String]])] = [
      (.archive, [["hearth-archive"]]), (.contacts, MonicaAccount.signatureKeys),
      (.sayings, [["korean"], ["english"]]),
      (
        .moods,
        MoodProgram.markKeys + [
          ["memo", "level"], ["entries", "body", "date"], ["metadata", "entries"],
          ["dayEntries"], ["customMoods"],
        ]
      ),
      (
        .highlights,
        [["entries", "drawer"], ["entries", "chapter"], ["entries", "sort"]]
      ),
      (
        .books,
        BookProgram.bookWyrmKeys + [
          ["title", "isbn13"], ["title", "pagesRead"], ["title", "publisher"],
          ["entity:title"],
        ]
      ),
    ]
    for (kind, choices) in kinds {
      for keys in choices where keys.allSatisfy({ text.contains("\"\($0)\"") }) {
        return RecognizedFile(kind, by: .keys(keys))
      }
    }
    return nil
  }

  /// Whether the file is a Daylio backup.
  var isDaylioBackup: Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return wasBase64
      || isJSON && ["customMoods", "dayEntries"].contains { text.contains("\"\($0)\"") }
  }

  /// Whether the file is JSON beyond doubt. The first character does not suffice: a journal entry
  /// may begin with a bracket, and a saying with a brace.
  var isJSON: Bool {
    var chunks = TextChunks(source: ChunkSource([bytes]).next)
    let text = (try? chunks.next()) ?? bytes
    let signs = text.lazy.filter { !$0.isBlank && $0 != .lineFeed && $0 != .carriageReturn }
    let (first, second) = (signs.first, signs.dropFirst().first)
    for (opening, inner) in [("{", "\"}"), ("[", "{]")] where first == opening.utf8.first {
      return second.map(inner.utf8.contains) ?? true
    }
    return false
  }

  /// Whether the file is text that looks like JSON at its beginning only: it is not valid JSON and
  /// has no keys of sayings.
  var isProse: Bool {
    let text = String(decoding: self.text, as: UTF8.self)
    if ["korean", "english", "items"].contains(where: { text.contains("\"\($0)\"") }) {
      return false
    }
    do {
      _ = try JSONValue(reading: text, rules: JSONRules(tolerance: [.bareControls]))
      return false
    } catch {
      return error.problem != .unfinished || hasFortuneSeparators
    }
  }

  /// Whether a line contains only `%`, which separates the entries of a fortune file.
  var hasFortuneSeparators: Bool {
    text.split(separator: .lineFeed).contains { $0.elementsEqual("%".utf8) }
  }

  var isOneLine: Bool { text.split(separator: .lineFeed).count < 2 }

  /// Column names, if the file is a table.
  var header: CSVHeader? {
    var reader = CSVReader(bytes)
    return (try? reader.readHeader())?.renamed(hints)
  }

  /// Whether the first two lines have the same number of values, at least two, as hardly any text
  /// that is not a table.
  var isTable: Bool {
    var reader = CSVReader(bytes)
    guard let header = try? reader.readHeader(), header.names.count > 1 else { return false }
    return (try? reader.next())?.count == header.names.count
  }
}

/// A source for bytes in memory.
final class ChunkSource {
  private var chunks: [[UInt8]]

  init(_ pieces: [[UInt8]]) {
    self.chunks = pieces
  }

  func next() -> [UInt8] { chunks.isEmpty ? [] : chunks.removeFirst() }
}
