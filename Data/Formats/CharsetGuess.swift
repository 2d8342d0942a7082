/// Guesses the charset of a file that is not Unicode: CP949 for Korean or Windows-1252 for Western
/// European languages.
struct CharsetGuess {
  /// Number of bytes at the beginning of a file that are examined before it is read.
  static let sampleSize = 1 << 20

  /// Whether the beginning did not suffice for a guess, so that later lines are examined too.
  private(set) var isInconclusive = false
  private var score = Score()

  /// Examines the beginning of a vCard or iCalendar file.
  init(of lines: ContentLines) throws {
    var lines = lines
    var looked = 0
    while looked < CharsetGuess.sampleSize, let line = try lines.next() {
      looked += line.bytes.count
      // Skip a cut line, which may end within a character.
      if !line.isCut { score.addLine(line.bytes) }
    }
    isInconclusive = score.lines == 0
  }

  /// Guessed charset of all examined lines that are not Unicode and declare no charset; nil if
  /// there were no such lines.
  var charset: Charset? { score.lines == 0 ? nil : score.charset }

  /// Examines a further line of the file.
  mutating func examine(_ line: [UInt8]) {
    if isInconclusive { score.addLine(line) }
  }

  /// Returns the more plausible charset of the bytes, CP949 or Windows-1252. The bytes may be a
  /// sample of a file.
  static func charset(of bytes: some Sequence<UInt8>) -> Charset {
    var score = Score()
    score.countCharacters(bytes)
    return score.charset
  }

  private struct Score {
    private var (syllables, others, undefined) = (0, 0, 0)
    private(set) var lines = 0

    mutating func addLine(_ line: [UInt8]) {
      guard line.firstOutsideUTF8 != nil else { return }
      let parameters = ContentLineParts(line)?.parameters ?? []
      if parameters.contains(where: { $0.startsIgnoringCase("CHARSET=") }) { return }
      lines += 1
      // A line end never belongs to a two-byte character.
      countCharacters(line + [.lineFeed])
    }

    mutating func countCharacters(_ bytes: some Sequence<UInt8>) {
      var lead: UInt8?
      for byte in bytes {
        if byte >= 0x80, [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte) { undefined += 1 }
        guard let first = lead else {
          if byte >= 0x80 { lead = byte }
          continue
        }
        lead = nil
        switch (first, byte) {
        // Common Korean syllables. Other syllables are rare in Korean, but their bytes, an accented
        // letter before a plain one, are common in Western text.
        case (0xB0...0xC8, 0xA1...0xFE): syllables += 1
        // Punctuation such as 〈〉 and ·.
        case (0xA1...0xA3, 0xA1...0xFE): break
        default:
          others += 1
          if byte >= 0x80, !(0xA1...0xFE).contains(byte) || first < 0xA1 { lead = byte }
        }
      }
    }

    var charset: Charset {
      if syllables > others { return .cp949 }
      return undefined == 0 ? .windows1252 : .latin1
    }
  }
}

/// Converts a file that is not Unicode to UTF-8, line by line.
struct DecodedChunks {
  /// Maximum length of a line, in bytes.
  private static let maxLineLength = 1 << 20

  let charset: Charset
  private var pendingBytes: [UInt8] = []

  init(_ charset: Charset) {
    self.charset = charset
  }

  /// Converts the next bytes and returns all complete lines. At the end, pass no bytes to get the
  /// rest.
  mutating func utf8(of bytes: [UInt8]) -> [UInt8] {
    let all = pendingBytes + bytes
    // A line feed is never part of a two-byte character.
    let end =
      bytes.isEmpty || all.count > DecodedChunks.maxLineLength ? all.count : all.endOfLastLine
    pendingBytes = Array(all[end...])
    return decoded(Array(all[..<end]))
  }

  private func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if let text = DecodedText.decodedStrictly(bytes, as: charset) { return Array(text.utf8) }
    let lines = bytes.split(separator: UInt8.lineFeed, omittingEmptySubsequences: false)
    return Array(lines.map(decodedLine).joined(separator: [UInt8.lineFeed]))
  }

  /// Converts a line to UTF-8. If it is invalid in the file's charset, it is read as Windows-1252
  /// or Latin-1.
  private func decodedLine(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let text =
      DecodedText.decodedStrictly(Array(bytes), as: charset)
      ?? DecodedText.decodedStrictly(Array(bytes), as: .windows1252)
    return Array((text ?? DecodedText.latin1(Array(bytes))).utf8)
  }
}

extension [UInt8] {
  /// Index after the last line feed.
  fileprivate var endOfLastLine: Int { lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0 }

  /// Whether the last bytes are an incomplete UTF-8 character.
  var endsWithinCharacter: Bool {
    guard let place = suffix(3).lastIndex(where: { $0 >= 0xC0 }) else { return false }
    let length = self[place] >= 0xF0 ? 4 : self[place] >= 0xE0 ? 3 : 2
    return count - place < length && self[(place + 1)...].allSatisfy { 0x80..<0xC0 ~= $0 }
  }

  /// Index of the first byte that is not UTF-8; nil if all are.
  var firstOutsideUTF8: Int? {
    // Fast path: most long texts are valid.
    if count > 1 << 10, String(validating: self, as: UTF8.self) != nil { return nil }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] < 0x80 {
          index += 1
          continue
        }
        var parser = UTF8.ForwardParser()
        var iterator = bytes[index...].makeIterator()
        switch parser.parseScalar(from: &iterator) {
        case .valid(let character): index += character.count
        case .error: return index
        case .emptyInput: return nil
        }
      }
      return nil
    }
  }
}
