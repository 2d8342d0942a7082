import HearthDomain

/// Header of an `age` file, version 1: for each recipient a stanza with the encrypted file key, and
/// a MAC of the header.
struct AgeHeader: Hashable {
  struct Stanza: Hashable {
    let words: [String]
    let body: [UInt8]
  }

  let stanzas: [Stanza]
  /// The bytes from which the MAC is computed.
  let authenticatedBytes: [UInt8]
  let mac: [UInt8]

  static let versionLine = Array("age-encryption.org/v1\n".utf8)
  /// Maximum size of a header, in bytes.
  static let maxSize = 64 << 10
  private static let lineWidth = 64

  /// Returns the bytes from which the MAC is computed: the header up to `---`.
  static func encoded(_ stanzas: [Stanza]) -> [UInt8] {
    stanzas.reduce(versionLine) { text, stanza in
      var body = UnpaddedBase64.encoded(stanza.body)[...]
      var lines: [UInt8] = []
      // The last line must be shorter than a full one, so it may be empty.
      repeat {
        lines += body.prefix(lineWidth) + [UInt8(ascii: "\n")]
        if body.count == lineWidth { lines.append(UInt8(ascii: "\n")) }
        body = body.dropFirst(lineWidth)
      } while !body.isEmpty
      return text + Array("-> \(stanza.words.joined(separator: " "))\n".utf8) + lines
    } + Array("---".utf8)
  }

  /// Parses the header up to the end of its last line. Throws ``SealDamage/notAuthentic`` if it is
  /// malformed.
  init(reading input: AgeInput) throws {
    let damage = SealDamage.notAuthentic.error
    guard let first = try input.nextHeaderLine(), first + [0x0A] == Self.versionLine else {
      throw damage
    }
    var (stanzas, text): ([Stanza], [UInt8]) = ([], Self.versionLine)
    while true {
      guard let line = try input.nextHeaderLine() else { throw damage }
      if line.starts(with: Array("---".utf8)) {
        guard line.starts(with: Array("--- ".utf8)),
          let sum = UnpaddedBase64.decoded(line.dropFirst(4)), sum.count == 32, !stanzas.isEmpty
        else { throw damage }
        self.stanzas = stanzas
        authenticatedBytes = text + Array("---".utf8)
        self.mac = sum
        return
      }
      guard line.starts(with: Array("-> ".utf8)),
        let words = Self.words(of: line.dropFirst(3))
      else { throw damage }
      text += line + [0x0A]
      var body: [UInt8] = []
      while true {
        guard let line = try input.nextHeaderLine(), line.count <= Self.lineWidth,
          let part = UnpaddedBase64.decoded(line)
        else { throw damage }
        text += line + [0x0A]
        body += part
        if line.count < Self.lineWidth { break }
      }
      stanzas.append(Stanza(words: words, body: body))
    }
  }

  private static func words(of line: ArraySlice<UInt8>) -> [String]? {
    let words = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (0x21...0x7E).contains($0) } }) else {
      return nil
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Buffered input of an `age` file.
final class AgeInput {
  private let source: () throws -> [UInt8]
  private var bytes: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private var remainingHeaderBytes = AgeHeader.maxSize

  init(_ source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  /// Returns the next `count` bytes, or fewer at the end, without consuming them.
  func peek(_ count: Int) throws -> ArraySlice<UInt8> {
    while !isAtEnd, bytes.count - position < count {
      if position > 0 {
        bytes.removeFirst(position)
        position = 0
      }
      let next = try source()
      isAtEnd = next.isEmpty
      bytes += next
    }
    return bytes[position...].prefix(count)
  }

  func consume(_ count: Int) throws -> [UInt8] {
    let next = Array(try peek(count))
    position += next.count
    return next
  }

  /// Consumes and returns the next chunk, of any size; empty at the end.
  func nextChunk() throws -> [UInt8] {
    let next = Array(bytes[position...])
    position = bytes.count
    return next.isEmpty && !isAtEnd ? try source() : next
  }

  /// Consumes and returns the next line of the header, without its line end; nil if no line ends
  /// within the header's maximum size.
  func nextHeaderLine() throws -> [UInt8]? {
    var size = 256
    while true {
      let seen = try peek(min(size, remainingHeaderBytes))
      if let end = seen.firstIndex(of: 0x0A) {
        let line = Array(seen[..<end])
        position += line.count + 1
        remainingHeaderBytes -= line.count + 1
        return line
      }
      guard seen.count == size else { return nil }
      size *= 2
    }
  }
}
