import HearthDomain

/// The bytes of a text file in chunks. The byte order mark is removed, and UTF-16 is converted to
/// UTF-8.
///
/// If read as plain text, all line ends become line feeds, and a file that is not Unicode is
/// converted to UTF-8, too.
struct TextChunks {
  private let source: () throws -> [UInt8]
  private let refusesBinary: Bool
  private let isPlain: Bool
  private var lineEnds = LineEnds()
  private var decoder: DecodedChunks?
  /// Whether the file is certainly UTF-8, because it has a character that no other charset allows.
  private var isUTF8 = false
  /// Charset of the file; nil if it is Unicode.
  var charset: Charset? { decoder?.charset }
  private var utf16: UTF16Chunks?
  private var isAtStart = true
  private var isAtEnd = false
  /// Bytes that were read after the beginning and not returned yet.
  private var readAhead: [UInt8] = []

  /// Number of bytes at the beginning that are examined, which is enough for the header of a table.
  /// They are collected even if a pipe delivers fewer at a time.
  static let beginningSize = 1 << 12

  /// Reads from a source that returns no bytes at the end.
  ///
  /// If `refusingBinary`, throws ``Damage/notText(offset:)`` for a file whose beginning is not
  /// text. `charset` is the charset, if known.
  init(
    refusingBinary refusesBinary: Bool = false, plain isPlain: Bool = false,
    charset: Charset? = nil, source: @escaping () throws -> [UInt8]
  ) {
    if let charset, charset.displayName != nil { decoder = DecodedChunks(charset) }
    isUTF8 = charset == .utf8
    self.source = source
    self.refusesBinary = refusesBinary
    self.isPlain = isPlain
  }

  /// Returns the next bytes, never empty; nil at the end.
  mutating func next() throws -> [UInt8]? {
    while !isAtEnd {
      let isFirst = isAtStart
      var bytes = isFirst ? try readStart() : try readMore()
      isAtStart = false
      isAtEnd = bytes.isEmpty
      if utf16 != nil { bytes = utf16?.utf8(of: bytes) ?? [] }
      if isFirst, refusesBinary, let offset = BinaryBeginning(bytes)?.offset {
        throw DomainError.damaged(.notText(offset: offset))
      }
      if isPlain { bytes = try converted(bytes) }
      if !bytes.isEmpty { return bytes }
    }
    return nil
  }

  /// Number of bytes examined before the charset of a file that is not Unicode is decided.
  private static let sampleSize = 1 << 20

  private mutating func converted(_ bytes: [UInt8]) throws -> [UInt8] {
    var bytes = bytes
    while utf16 == nil, !isUTF8, decoder == nil, !isAtEnd, bytes.endsWithinCharacter {
      let more = try readMore()
      isAtEnd = more.isEmpty
      bytes += more
    }
    if utf16 == nil, !isUTF8, decoder == nil, let odd = bytes.firstOutsideUTF8 {
      if bytes[..<odd].contains(where: { $0 >= 0x80 }) {
        isUTF8 = true
      } else {
        while bytes.count < TextChunks.sampleSize, !isAtEnd {
          let more = try readMore()
          isAtEnd = more.isEmpty
          bytes += more
        }
        decoder = DecodedChunks(CharsetGuess.charset(of: bytes[odd...]))
      }
    } else if !isUTF8, decoder == nil {
      isUTF8 = bytes.contains { $0 >= 0x80 }
    }
    if decoder != nil {
      var decoded = decoder?.utf8(of: bytes) ?? []
      if isAtEnd, !bytes.isEmpty { decoded += decoder?.utf8(of: []) ?? [] }
      bytes = decoded
    }
    return lineEnds.converted(bytes) + (isAtEnd ? lineEnds.finish() : [])
  }

  private mutating func readMore() throws -> [UInt8] {
    guard !readAhead.isEmpty else { return try source() }
    defer { readAhead = [] }
    return readAhead
  }

  /// Returns the first bytes, enough to detect the encoding.
  private mutating func readStart() throws -> [UInt8] {
    var bytes = try readBeginning()
    let mark = ByteOrderMark(startOf: bytes)
    switch mark?.charset ?? TextChunks.unmarkedUTF16(bytes) {
    case .utf16LittleEndian?: utf16 = UTF16Chunks(isBigEndian: false)
    case .utf16BigEndian?: utf16 = UTF16Chunks(isBigEndian: true)
    default: break
    }
    bytes.removeFirst(mark?.length ?? 0)
    // The chunk contains only a byte order mark; an empty result would mean the end, so read on.
    return bytes.isEmpty && mark != nil ? try readMore() : bytes
  }

  /// Returns the beginning of the file; keeps bytes that were read beyond it.
  private mutating func readBeginning() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < TextChunks.beginningSize {
      let more = try source()
      if more.isEmpty { break }
      bytes += more
    }
    readAhead = Array(bytes.dropFirst(TextChunks.beginningSize))
    return Array(bytes.prefix(TextChunks.beginningSize))
  }

  /// Detects UTF-16 without a byte order mark by the zero bytes of ASCII characters; nil if there
  /// are none.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> Charset? {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (false, true, false, true): return .utf16LittleEndian
    case (true, false, true, false): return .utf16BigEndian
    default: return nil
    }
  }
}

/// Converts UTF-16 in chunks to UTF-8; unpaired surrogates become U+FFFD.
struct UTF16Chunks {
  private let isBigEndian: Bool
  private var oddByte: UInt8?
  private var highSurrogate: UInt16?

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// Converts the next bytes and returns all complete characters. At the end, pass no bytes to get
  /// the rest.
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
