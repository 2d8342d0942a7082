import HearthDomain

/// Reads the entries of an LDIF file. Keeps only one entry in memory.
///
/// A line has a name and a value; after two colons the value is in Base64. Lines that begin with a
/// blank continue the previous one.
struct LDIFReader {
  /// An entry, with the number of its first line.
  struct Entry {
    let line: Int
    var values: [Value] = []
    /// Lines of the entry that are malformed.
    var unreadable: [String] = []
  }

  struct Value {
    /// Name of the attribute in lower case, without options.
    let name: String
    let bytes: [UInt8]
    /// Whether the value is only a URL.
    let isURL: Bool
  }

  /// Maximum size of an entry, in bytes; it may contain a photo.
  static let maxEntrySize = VCardReader.maxCardSize

  var report = ImportReport()
  private var lines: TextLines
  private let limit: Int
  /// The next line, which was read already.
  private var lookahead: TextLine?

  init(limit: Int = LDIFReader.maxEntrySize, source: @escaping () throws -> [UInt8]) {
    self.limit = max(limit, 1)
    lines = TextLines(limit: self.limit, refusingBinary: true, plain: true, source: source)
  }

  /// Whether a file with this beginning is LDIF: after comments and the version, it must begin with
  /// the name of an entry.
  static func isLDIFBeginning(_ bytes: some Sequence<UInt8>) -> Bool {
    let lines = Array(bytes).split { $0 == .lineFeed || $0 == .carriageReturn }
    let first = lines.first {
      $0.first != UInt8(ascii: "#") && $0.first != .space && !$0.startsIgnoringCase("version:")
    }
    return first?.startsIgnoringCase("dn:") ?? false
  }

  /// Returns the next entry; nil at the end.
  mutating func next() throws -> Entry? {
    while let first = try nextLine() {
      if first.bytes.isEmpty { continue }
      var entry = Entry(line: first.number)
      var (line, size) = (Optional(first), 0)
      while let next = line, !next.bytes.isEmpty {
        size += next.bytes.count
        if size <= limit, !next.isCut { LDIFReader.parseLine(next.bytes, into: &entry) }
        line = try self.nextLine()
        if next.isCut { size = limit + 1 }
      }
      if size > limit {
        report.skip(line: entry.line, .tooLarge(limit: limit))
        continue
      }
      // An entry that consists only of the version is not one.
      if entry.values.allSatisfy({ $0.name == "version" }), entry.unreadable.isEmpty { continue }
      report.countRead()
      return entry
    }
    report.charset = lines.charset?.displayName
    return nil
  }

  /// Returns the next line, unfolded, skipping comments.
  private mutating func nextLine() throws -> TextLine? {
    while var line = try lookahead ?? lines.next() {
      lookahead = try lines.next()
      while let next = lookahead, next.bytes.first == .space, !line.bytes.isEmpty {
        let room = limit - line.bytes.count
        line.bytes += next.bytes.dropFirst().prefix(max(room, 0))
        line.isCut = line.isCut || next.isCut || next.bytes.count - 1 > room
        lookahead = try lines.next()
      }
      if line.bytes.first != UInt8(ascii: "#") { return line }
    }
    return nil
  }

  private static func parseLine(_ line: [UInt8], into entry: inout Entry) {
    // The line separates modifications, and means nothing here.
    if line == [UInt8(ascii: "-")] { return }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0 else {
      entry.unreadable.append(String(decoding: line, as: UTF8.self))
      return
    }
    let name = line[..<colon].prefix { $0 != UInt8(ascii: ";") }
    var rest = line[(colon + 1)...]
    let sign = rest.first
    if sign == UInt8(ascii: ":") || sign == UInt8(ascii: "<") { rest = rest.dropFirst() }
    rest = rest.drop { $0 == .space }
    var bytes = Array(rest)
    if sign == UInt8(ascii: ":") {
      var letters = Base64Text()
      bytes = letters.decode(bytes)
    }
    entry.values.append(
      Value(
        name: String(decoding: name, as: UTF8.self).lowercased(), bytes: bytes,
        isURL: sign == UInt8(ascii: "<")))
  }
}
