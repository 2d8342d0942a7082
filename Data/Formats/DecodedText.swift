/// Bytes decoded as text, with the charset that was found.
package struct DecodedText: Hashable, Sendable {
  /// The text without a byte order mark.
  package let text: String
  package let charset: Charset

  /// Decodes the bytes with the first charset that fits: by the byte order mark, the declared one,
  /// UTF-8, and `otherwise`. Throws ``NotText`` if none fits.
  ///
  /// If `isWithinFile`, the bytes are a part of a file, where a byte order mark is an ordinary
  /// character except in UTF-16.
  package init(
    _ bytes: some Collection<UInt8>, declared: Charset? = nil, otherwise: Charset = .cp949,
    isWithinFile: Bool = false
  ) throws(NotText) {
    let mayBeMarked = !isWithinFile || declared == .utf16
    let marked = mayBeMarked ? ByteOrderMark(startOf: bytes) : nil
    // Fast path: most texts are UTF-8, and a file may have millions of them.
    if marked == nil, declared ?? .utf8 == .utf8,
      let text = DecodedText.decodedStrictly(Array(bytes), as: .utf8)
    {
      (self.text, charset) = (text, .utf8)
      return
    }
    var candidates: [Charset] = [.utf8, otherwise]
    if let declared { candidates.insert(declared, at: 0) }
    if let marked { candidates.insert(marked.charset, at: 0) }
    for charset in candidates {
      let body = bytes.dropFirst(charset == marked?.charset ? marked?.length ?? 0 : 0)
      if let text = DecodedText.decodedStrictly(Array(body), as: charset) {
        self.text = text
        self.charset = charset
        return
      }
    }
    throw NotText(declared: declared)
  }

  /// Returns the decoded text; nil if the bytes are invalid in the charset.
  static func decodedStrictly(_ bytes: [UInt8], as charset: Charset) -> String? {
    switch charset {
    case .utf8: bytes.withUnsafeBytes { String(wholeUTF8: $0) }
    case .ascii: bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
    case .utf16, .utf16BigEndian: utf16(bytes, isBigEndian: true)
    case .utf16LittleEndian: utf16(bytes, isBigEndian: false)
    case .cp949: systemConversion(of: bytes, from: "CP949")
    case .latin1: latin1(bytes)
    case .windows1252: systemConversion(of: bytes, from: "CP1252")
    case .system(let name): systemConversion(of: bytes, from: name)
    }
  }

  /// Decodes each byte as the character with its number (Latin-1), which always succeeds.
  static func latin1(_ bytes: [UInt8]) -> String {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + bytes.count / 2)
    for byte in bytes {
      if byte < 0x80 { utf8.append(byte) } else { utf8 += [0xC0 | byte >> 6, 0x80 | byte & 0x3F] }
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  private static func utf16(_ bytes: [UInt8], isBigEndian: Bool) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self)
  }
}

/// Thrown if bytes are not text in any known charset.
package struct NotText: Error, Hashable, Sendable {
  /// Charset that was declared.
  package let declared: Charset?
}

/// A byte order mark at the start of bytes, which identifies the Unicode encoding.
struct ByteOrderMark {
  let charset: Charset
  let length: Int

  /// Finds the mark at the start of the bytes; nil if there is none.
  init?(startOf bytes: some Collection<UInt8>) {
    // Fast path: few texts begin with such a byte, and each line of a file may be examined.
    guard bytes.first ?? 0 >= 0xEF else { return nil }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      (charset, length) = (.utf8, 3)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      (charset, length) = (.utf16LittleEndian, 2)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      (charset, length) = (.utf16BigEndian, 2)
    } else {
      return nil
    }
  }
}
