import HearthDomain

/// The bytes of a text file in chunks, in an encoding that contains ASCII: the byte order mark is
/// removed, and UTF-16 is converted to UTF-8.
///
/// If `plain`, all line ends become line feeds, and a file that is not Unicode is converted to
/// UTF-8.
struct TextChunks {
  private let source: () throws -> [UInt8]
  private let refusesBinary: Bool
  private let isPlain: Bool
  private var ends = LineEnds()
  private var decoder: DecodedChunks?
  /// Whether the file is known to be UTF-8, because a character is valid in no other charset.
  private var isUTF8 = false
  /// Charset of the file; nil if it is Unicode.
  var charset: Charset? { decoder?.charset }
  private var utf16: UTF16Chunks?
  private var isAtStart = true
  private var isAtEnd = false
  /// Bytes read beyond the beginning.
  private var rest: [UInt8] = []

  /// Number of bytes examined at the beginning, collected even if a pipe delivers fewer at a time.
  /// Large enough for the header of a table.
  static let beginning = 1 << 12

  /// Reads from a source that returns no bytes at the end.
  ///
  /// If `refusingBinary`, throws ``Damage/notText(offset:)`` for a file whose beginning is not
  /// text. `charset` is the charset, if known.
  init(
    refusingBinary refusesBinary: Bool = false, plain isPlain: Bool = false,
    charset: Charset? = nil, source: @escaping () throws -> [UInt8]
  ) {
    if let charset, charset.shown != nil { decoder = DecodedChunks(charset) }
    isUTF8 = charset == .utf8
    self.source = source
    self.refusesBinary = refusesBinary
    self.isPlain = isPlain
  }

  /// Returns the next bytes, never empty; nil at the end.
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
      if isPlain { bytes = try plain(bytes) }
      if !bytes.isEmpty { return bytes }
    }
    return nil
  }

  /// Number of bytes examined before the charset of a file that is not Unicode is decided.
  private static let sample = 1 << 20

  private mutating func plain(_ bytes: [UInt8]) throws -> [UInt8] {
    var bytes = bytes
    while utf16 == nil, !isUTF8, decoder == nil, !isAtEnd, bytes.endsWithinCharacter {
      let more = try more()
      isAtEnd = more.isEmpty
      bytes += more
    }
    if utf16 == nil, !isUTF8, decoder == nil, let odd = bytes.firstOutsideUTF8 {
      if bytes[..<odd].contains(where: { $0 >= 0x80 }) {
        isUTF8 = true
      } else {
        while bytes.count < TextChunks.sample, !isAtEnd {
          let more = try more()
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
    return ends.plain(bytes) + (isAtEnd ? ends.finish() : [])
  }

  private mutating func more() throws -> [UInt8] {
    guard !rest.isEmpty else { return try source() }
    defer { rest = [] }
    return rest
  }

  /// Returns the first bytes, enough to detect the encoding.
  private mutating func start() throws -> [UInt8] {
    var bytes = try gathered()
    let mark = ByteOrderMark(startOf: bytes)
    switch mark?.charset ?? TextChunks.unmarkedUTF16(bytes) {
    case .utf16LittleEndian?: utf16 = UTF16Chunks(isBigEndian: false)
    case .utf16BigEndian?: utf16 = UTF16Chunks(isBigEndian: true)
    default: break
    }
    bytes.removeFirst(mark?.length ?? 0)
    // An empty result would mean the end, so go on after a chunk that contains only a mark.
    return bytes.isEmpty && mark != nil ? try more() : bytes
  }

  /// Returns the beginning of the file, keeping further bytes for later.
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

  /// Detects UTF-16 without a mark: ASCII characters have a zero byte.
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

  /// Returns the UTF-8 of all complete characters. Pass no bytes at the end.
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
