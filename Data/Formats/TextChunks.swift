import HearthDomain

/// The bytes of a text file, chunk by chunk, in which every ASCII character is one byte:
/// a byte order mark is left out, and UTF-16 becomes UTF-8.
struct TextChunks {
  private let source: () throws -> [UInt8]
  private let refusesBinary: Bool
  private var utf16: UTF16Chunks?
  private var isAtStart = true
  private var isAtEnd = false
  /// What was read beyond the beginning.
  private var rest: [UInt8] = []

  /// So much of a file is looked at, however it comes: a pipe may hand over a few bytes only. The
  /// header of a table has room in it.
  static let beginning = 1 << 12

  /// Takes a source that answers with nothing at the end of the file.
  ///
  /// A file that is no text is refused at its beginning, if wanted: ``Damage/notText(offset:)``.
  init(refusingBinary refusesBinary: Bool = false, source: @escaping () throws -> [UInt8]) {
    self.source = source
    self.refusesBinary = refusesBinary
  }

  /// The next bytes, never empty; nil at the end.
  mutating func next() throws -> [UInt8]? {
    while !isAtEnd {
      let isFirst = isAtStart
      var bytes = isFirst ? try start() : try more()
      isAtStart = false
      isAtEnd = bytes.isEmpty
      if utf16 != nil { bytes = utf16?.utf8(of: bytes) ?? [] }
      if isFirst, refusesBinary, let offset = BinaryBeginning(bytes)?.offset {
        throw DomainError.damaged(.notText(offset: offset))
      }
      if !bytes.isEmpty { return bytes }
    }
    return nil
  }

  private mutating func more() throws -> [UInt8] {
    guard !rest.isEmpty else { return try source() }
    defer { rest = [] }
    return rest
  }

  /// The first bytes, enough of them to tell the file's form by.
  private mutating func start() throws -> [UInt8] {
    var bytes = try gathered()
    let mark = ByteOrderMark(startOf: bytes)
    switch mark?.charset ?? TextChunks.unmarkedUTF16(bytes) {
    case .utf16LittleEndian?: utf16 = UTF16Chunks(isBigEndian: false)
    case .utf16BigEndian?: utf16 = UTF16Chunks(isBigEndian: true)
    default: break
    }
    bytes.removeFirst(mark?.length ?? 0)
    // An empty answer is the end; a file of nothing but a mark goes on to its end.
    return bytes.isEmpty && mark != nil ? try more() : bytes
  }

  /// The beginning of the file; what came with it is kept for later.
  private mutating func gathered() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < TextChunks.beginning {
      let more = try source()
      if more.isEmpty { break }
      bytes += more
    }
    rest = Array(bytes.dropFirst(TextChunks.beginning))
    return Array(bytes.prefix(TextChunks.beginning))
  }

  /// ASCII text has a zero beside every character in UTF-16.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> Charset? {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (false, true, false, true): return .utf16LittleEndian
    case (true, false, true, false): return .utf16BigEndian
    default: return nil
    }
  }
}

/// Turns UTF-16 that comes in pieces into UTF-8; half a pair becomes U+FFFD.
struct UTF16Chunks {
  private let isBigEndian: Bool
  private var oddByte: UInt8?
  private var highSurrogate: UInt16?

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// The UTF-8 of what is complete by now; no bytes mean the end.
  mutating func utf8(of bytes: [UInt8]) -> [UInt8] {
    var units = highSurrogate.map { [$0] } ?? []
    units.reserveCapacity(bytes.count / 2 + 2)
    highSurrogate = nil
    for byte in bytes {
      guard let first = oddByte else {
        oddByte = byte
        continue
      }
      oddByte = nil
      units.append(
        isBigEndian ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first))
    }
    if !bytes.isEmpty, let last = units.last, UTF16.isLeadSurrogate(last) {
      highSurrogate = units.removeLast()
    }
    var text = String(decoding: units, as: UTF16.self)
    if bytes.isEmpty, oddByte != nil { text.append("\u{FFFD}") }
    return Array(text.utf8)
  }
}
