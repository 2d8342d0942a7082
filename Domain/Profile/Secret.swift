/// Secret bytes at a fixed place in memory, which is overwritten when the last reference is
/// released.
///
/// A `String` is unsuitable, since its bytes may be copied anywhere.
package final class Secret {
  /// Maximum number of bytes; further ones are ignored.
  package static let capacity = 4096

  private let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity + 1)
  package private(set) var count = 0

  package init() {
    memory.initialize(repeating: 0)
  }

  package convenience init(_ bytes: some Sequence<UInt8>) {
    self.init()
    for byte in bytes { append(byte) }
  }

  deinit {
    // The rest of the memory is unused or already overwritten.
    UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(memory)[..<count]).wipe()
    memory.deallocate()
  }

  package var isEmpty: Bool { count == 0 }

  package func append(_ byte: UInt8) {
    guard count < Secret.capacity else { return }
    memory[count] = byte
    count += 1
  }

  /// Removes the last character (grapheme cluster).
  package func removeLastCharacter() {
    var start = 0
    var end = 0
    let isText: Void? = withCharacters { characters in
      while let next = characters.next() { (start, end) = (end, end + next.utf8.count) }
    }
    removeLast(isText == nil ? min(1, count) : end - start)
  }

  package func removeAll() { removeLast(count) }

  private func removeLast(_ bytes: Int) {
    for place in count - bytes..<count { memory[place] = 0 }
    count -= bytes
  }

  package func withBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) throws -> T) rethrows -> T {
    try body(UnsafeBufferPointer(rebasing: memory[..<count]))
  }

  /// Passes the bytes as a null-terminated C string.
  package func withCString<T>(_ body: (UnsafePointer<CChar>) throws -> T) rethrows -> T {
    try UnsafeBufferPointer(memory).withMemoryRebound(to: CChar.self) { text in
      guard let start = text.baseAddress else { preconditionFailure("allocated with room") }
      return try body(start)
    }
  }

  /// Passes an iterator over the characters; returns nil if the bytes are not valid text.
  private func withCharacters<T>(_ body: (inout UTF8Span.CharacterIterator) -> T) -> T? {
    withBytes { bytes in
      guard let text = try? UTF8Span(validating: bytes.span) else { return nil }
      var characters = text.makeCharacterIterator()
      return body(&characters)
    }
  }
}

// MARK: - Secret as text

extension Secret {
  package var isText: Bool { withCharacters { _ in } != nil }

  /// Number of characters (grapheme clusters); 0 if the bytes are not valid text.
  package var characterCount: Int {
    withCharacters { characters in
      var count = 0
      while characters.next() != nil { count += 1 }
      return count
    } ?? 0
  }

  /// Whether there are at least two different characters apart from white space.
  var hasDifferentCharacters: Bool {
    withCharacters { characters in
      var first: Character?
      while let next = characters.next() {
        if next.isWhitespace || next == first { continue }
        if first != nil { return true }
        first = next
      }
      return false
    } ?? false
  }

  /// Returns the text in this normalization form; invalid text is returned unchanged.
  func normalized(in form: CanonicalForm) -> Secret {
    withBytes { bytes in
      guard let text = try? UTF8Span(validating: bytes.span), !text.isKnownASCII else {
        return self
      }
      var letters: [UInt32] = []
      letters.reserveCapacity(bytes.count)
      var scalars = text.makeUnicodeScalarIterator()
      while let scalar = scalars.next() { letters.append(scalar.value) }
      var spelled = form.normalized(letters)
      let secret = Secret()
      for letter in spelled {
        guard let scalar = Unicode.Scalar(letter) else { continue }
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { secret.append(byte) }
      }
      letters.wipe()
      spelled.wipe()
      return secret
    }
  }
}

extension Secret: Hashable {
  public static func == (left: Secret, right: Secret) -> Bool {
    left.withBytes { own in right.withBytes { own.elementsEqual($0) } }
  }

  public func hash(into hasher: inout Hasher) {
    // The hash must not reveal anything about the bytes.
    hasher.combine(count)
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Overwrites all bytes, even if they are never read again.
  @inline(never)
  public func wipe() {
    for place in indices { storeBytes(of: 0, toByteOffset: place, as: UInt8.self) }
  }
}

extension Array where Element: BitwiseCopyable {
  /// Overwrites all elements; see ``UnsafeMutableRawBufferPointer/wipe()``.
  mutating func wipe() {
    withUnsafeMutableBytes { $0.wipe() }
  }
}
