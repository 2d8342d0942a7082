import Compressing
import HearthDomain

/// The beginning of a file that is looked at before the file is read from its start.
struct FileBeginning {
  /// How archives begin: ZIP and 7-Zip.
  private static let archives: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06], [0x37, 0x7A, 0xBC, 0xAF],
  ]
  private static let gzip: [UInt8] = [0x1F, 0x8B, 0x08]

  let bytes: [UInt8]
  /// The whole file.
  let source: () throws -> [UInt8]

  /// What was packed by gzip is unpacked as it is read. Throws ``Damage/packed`` for an archive.
  init(_ source: @escaping () throws -> [UInt8]) throws {
    var (beginning, source) = try FileBeginning.looked(source)
    if beginning.starts(with: FileBeginning.gzip) {
      (beginning, source) = try FileBeginning.looked(FileBeginning.unpacked(source))
    }
    if FileBeginning.archives.contains(where: { beginning.starts(with: $0) }) {
      throw DomainError.damaged(.packed)
    }
    bytes = Array(beginning.prefix(TextChunks.beginning))
    self.source = source
  }

  private static func looked(
    _ source: @escaping () throws -> [UInt8]
  ) throws -> (bytes: [UInt8], whole: () throws -> [UInt8]) {
    let file = RereadSource(source)
    var beginning: [UInt8] = []
    while beginning.count < TextChunks.beginning {
      let more = try file.look()
      if more.isEmpty { break }
      beginning += more
    }
    return (beginning, file.next)
  }

  private static func unpacked(
    _ source: @escaping () throws -> [UInt8]
  ) throws -> () throws -> [UInt8] {
    guard let zlib = ZLibrary.system else {
      throw DomainError.unavailable(
        .library(name: ZLibrary.fileName, package: ZLibrary.packageName))
    }
    let inflater = Inflater(.gzip, zlib, source: source)
    return {
      do {
        return try inflater.next()
      } catch is Inflater.Broken {
        throw DomainError.damaged(.brokenPacking)
      }
    }
  }

  /// Throws ``Damage/otherFile(_:)`` for a file of another kind than it should be.
  func check(is kind: FileKind) throws {
    if let found = self.kind, found != kind { throw DomainError.damaged(.otherFile(found)) }
  }

  /// What the file is about; nil where its beginning does not tell for sure.
  var kind: FileKind? {
    var chunks = TextChunks(plain: true, source: Pieces([bytes]).next)
    let text = (try? chunks.next()) ?? bytes
    let body = text.drop { $0.isBlank || $0 == .lineFeed }
    if body.startsIgnoringCase("begin:vcard") { return .contacts }
    if body.startsIgnoringCase("begin:vcalendar") { return .calendar }
    let lines = body.split(separator: .lineFeed)
    if lines.contains(where: { $0.starts(with: ClippingsReader.divider) }),
      lines.contains(where: { $0.starts(with: "- ".utf8) })
    {
      return .highlights
    }
    if isJSON { return FileBeginning.kind(ofJSON: String(decoding: body, as: UTF8.self)) }
    guard let header else { return nil }
    if ContactTable.isHeader(header) { return .contacts }
    if BookColumns.isHeader(header) { return .books }
    if DaylioMoodFile.isHeader(header) || CSVMoodFile.isHeader(header) { return .moods }
    return CSVSayingFile.isHeader(header) ? .sayings : nil
  }

  /// By the keys of the first record.
  private static func kind(ofJSON text: String) -> FileKind? {
    let has = { (key: String) in text.contains("\"\(key)\"") }
    if has("hearth-archive") { return .archive }
    if has("korean") || has("english") { return .sayings }
    if has("creationDate") || has("memo") && has("level") { return .moods }
    if has("entries"), has("drawer") || has("chapter") || has("sort") { return .highlights }
    if has("title"), has("isbn13") || has("pagesRead") || has("publisher") { return .books }
    return nil
  }

  /// Whether it can be nothing but JSON: an entry of a journal begins with a bracket too.
  var isJSON: Bool {
    var chunks = TextChunks(source: Pieces([bytes]).next)
    let text = (try? chunks.next()) ?? bytes
    let signs = text.lazy.filter { !$0.isBlank && $0 != .lineFeed && $0 != .carriageReturn }
    let (first, second) = (signs.first, signs.dropFirst().first)
    if first == UInt8(ascii: "{") { return true }
    return first == UInt8(ascii: "[") && (second.map { "{]".utf8.contains($0) } ?? true)
  }

  /// The names of the columns, if it is a table.
  var header: CSVHeader? {
    var reader = CSVReader(bytes)
    return try? reader.header()
  }
}

/// Bytes that are in memory already, as a source hands them over.
final class Pieces {
  private var pieces: [[UInt8]]

  init(_ pieces: [[UInt8]]) {
    self.pieces = pieces
  }

  func next() -> [UInt8] { pieces.isEmpty ? [] : pieces.removeFirst() }
}
