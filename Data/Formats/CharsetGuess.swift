/// Decides in which character set a whole file is written that is no Unicode: Korean in CP949, or
/// a language of Western Europe in Windows-1252.
struct CharsetGuess {
  /// So many bytes of a file are looked at before it is read.
  static let sample = 1 << 20

  /// Whether the beginning said nothing, so that what comes behind it is looked at.
  private(set) var isOpen = false
  private var score = Score()

  /// Looks at the beginning of a file with lines of properties.
  init(of lines: ContentLines) throws {
    var lines = lines
    var looked = 0
    while looked < CharsetGuess.sample, let line = try lines.next() {
      looked += line.bytes.count
      // What was cut may end within a character.
      if !line.isCut { score.take(line.bytes) }
    }
    isOpen = score.lines == 0
  }

  /// The one of all lines so far that are no Unicode and name none; nil where there are no such
  /// lines.
  var charset: Charset? { score.lines == 0 ? nil : score.charset }

  /// Looks at a further line of the file.
  mutating func take(_ line: [UInt8]) {
    if isOpen { score.take(line) }
  }

  /// The one in which the bytes make more sense; a sample of the file is enough.
  static func charset(of bytes: some Sequence<UInt8>) -> Charset {
    var score = Score()
    score.count(bytes)
    return score.charset
  }

  private struct Score {
    private var (syllables, others, undefined) = (0, 0, 0)
    private(set) var lines = 0

    mutating func take(_ line: [UInt8]) {
      guard line.firstOutsideUTF8 != nil else { return }
      let parameters = ContentLineParts(line)?.parameters ?? []
      if parameters.contains(where: { $0.startsIgnoringCase("CHARSET=") }) { return }
      lines += 1
      // No letter of two bytes goes on behind the end of a line.
      count(line + [.lineFeed])
    }

    mutating func count(_ bytes: some Sequence<UInt8>) {
      var lead: UInt8?
      for byte in bytes {
        if byte >= 0x80, [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte) { undefined += 1 }
        guard let first = lead else {
          if byte >= 0x80 { lead = byte }
          continue
        }
        lead = nil
        switch (first, byte) {
        // The syllables that are written every day; the other ones are as rare as a letter with an
        // accent right before a plain one is common.
        case (0xB0...0xC8, 0xA1...0xFE): syllables += 1
        // Marks such as 〈〉 and ·.
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

/// Turns a file that is no Unicode into UTF-8, line by line.
struct DecodedChunks {
  /// No line is longer that is text.
  private static let longest = 1 << 20

  let charset: Charset
  private var rest: [UInt8] = []

  init(_ charset: Charset) {
    self.charset = charset
  }

  /// The UTF-8 of what is complete by now; no bytes mean the end.
  mutating func utf8(of bytes: [UInt8]) -> [UInt8] {
    let all = rest + bytes
    // No byte of a character of two bytes is a line feed.
    let end = bytes.isEmpty || all.count > DecodedChunks.longest ? all.count : all.endOfLastLine
    rest = Array(all[end...])
    return decoded(Array(all[..<end]))
  }

  private func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if let text = DecodedText.strictly(bytes, as: charset) { return Array(text.utf8) }
    let lines = bytes.split(separator: UInt8.lineFeed, omittingEmptySubsequences: false)
    return Array(lines.map(line).joined(separator: [UInt8.lineFeed]))
  }

  /// A line that is not in the file's own character set.
  private func line(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let text =
      DecodedText.strictly(Array(bytes), as: charset)
      ?? DecodedText.strictly(Array(bytes), as: .windows1252)
    return Array((text ?? DecodedText.latin1(Array(bytes))).utf8)
  }
}

extension [UInt8] {
  /// The place behind the last line feed.
  fileprivate var endOfLastLine: Int { lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0 }

  /// Whether its last bytes are the beginning of a character of UTF-8.
  var endsWithinCharacter: Bool {
    guard let place = suffix(3).lastIndex(where: { $0 >= 0xC0 }) else { return false }
    let length = self[place] >= 0xF0 ? 4 : self[place] >= 0xE0 ? 3 : 2
    return count - place < length && self[(place + 1)...].allSatisfy { 0x80..<0xC0 ~= $0 }
  }

  /// The first byte that is no UTF-8; nil if all are.
  var firstOutsideUTF8: Int? {
    // Of a long text, which nearly always is none but that, the library tells it at once.
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
