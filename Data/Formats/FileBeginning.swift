import HearthDomain

/// The beginning of a file that is looked at before the file is read from its start.
struct FileBeginning {
  /// How archives begin: ZIP, gzip and 7-Zip.
  private static let archives: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06], [0x1F, 0x8B, 0x08],
    [0x37, 0x7A, 0xBC, 0xAF],
  ]

  let bytes: [UInt8]
  /// The whole file.
  let source: () throws -> [UInt8]

  /// Throws ``Damage/packed`` for an archive.
  init(_ source: @escaping () throws -> [UInt8]) throws {
    var beginning: [UInt8] = []
    while beginning.count < TextChunks.beginning {
      let more = try source()
      if more.isEmpty { break }
      beginning += more
    }
    if FileBeginning.archives.contains(where: { beginning.starts(with: $0) }) {
      throw DomainError.damaged(.packed)
    }
    bytes = Array(beginning.prefix(TextChunks.beginning))
    var first: [UInt8]? = beginning
    self.source = {
      defer { first = nil }
      if let first, !first.isEmpty { return first }
      return try source()
    }
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
