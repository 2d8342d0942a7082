import CLibrary

extension String {
  /// Decodes the text; nil if the bytes are not UTF-8.
  ///
  /// Faster than `String(validating:as:)`, which looks up types for each text.
  init?(wholeUTF8 bytes: UnsafeRawBufferPointer) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Invalid UTF-8 was replaced when decoding.
    let isWhole = text.utf8.withContiguousStorageIfAvailable { decoded in
      guard let start = decoded.baseAddress, let other = bytes.baseAddress else {
        return decoded.count == bytes.count
      }
      return decoded.count == bytes.count && memcmp(start, other, bytes.count) == 0
    }
    guard isWhole ?? text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
