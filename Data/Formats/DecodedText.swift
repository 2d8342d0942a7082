/// Bytes of a file read as text, and the character set in which they turned out to be.
package struct DecodedText: Hashable, Sendable {
  /// The text, without a byte order mark.
  package let text: String
  package let charset: Charset

  /// Tries in this order: a byte order mark, the declared character set, strict UTF-8, and the
  /// other one, which is CP949 where nothing tells. Throws ``NotText`` when none of them fits.
  ///
  /// Within a file, where a byte order mark is a character like others, only UTF-16 may have one.
  package init(
    _ bytes: some Collection<UInt8>, declared: Charset? = nil, otherwise: Charset = .cp949,
    isWithinFile: Bool = false
  ) throws(NotText) {
    let mayBeMarked = !isWithinFile || declared == .utf16
    let marked = mayBeMarked ? ByteOrderMark(startOf: bytes) : nil
    var candidates: [Charset] = [.utf8, otherwise]
    if let declared { candidates.insert(declared, at: 0) }
    if let marked { candidates.insert(marked.charset, at: 0) }
    for charset in candidates {
      let body = bytes.dropFirst(charset == marked?.charset ? marked?.length ?? 0 : 0)
      if let text = DecodedText.strictly(Array(body), as: charset) {
        self.text = text
        self.charset = charset
        return
      }
    }
    throw NotText(declared: declared)
  }

  /// The text that these bytes are in exactly this character set; nil if they are not.
  static func strictly(_ bytes: [UInt8], as charset: Charset) -> String? {
    switch charset {
    case .utf8: String(validating: bytes, as: UTF8.self)
    case .ascii: bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
    case .utf16, .utf16BigEndian: utf16(bytes, isBigEndian: true)
    case .utf16LittleEndian: utf16(bytes, isBigEndian: false)
    case .cp949: systemConversion(of: bytes, from: "CP949")
    case .latin1: latin1(bytes)
    case .windows1252: systemConversion(of: bytes, from: "CP1252")
    case .system(let name): systemConversion(of: bytes, from: name)
    }
  }

  /// Each byte as the character of its number, which always succeeds.
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

/// The bytes are text in no character set that is known.
package struct NotText: Error, Hashable, Sendable {
  /// The character set that was said to be theirs.
  package let declared: Charset?
}

/// The mark at the start of a file that tells its Unicode form.
struct ByteOrderMark {
  let charset: Charset
  let length: Int

  /// The mark with which these bytes begin; nil if there is none.
  init?(startOf bytes: some Collection<UInt8>) {
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
