import HearthDomain

/// Header of an `age` file, version 1: one stanza with the file key per recipient, and a MAC.
struct AgeHeader: Hashable {
  struct Stanza: Hashable {
    let words: [String]
    let body: [UInt8]
  }

  let stanzas: [Stanza]
  /// Bytes covered by the MAC.
  let summed: [UInt8]
  let sum: [UInt8]

  static let beginning = Array("age-encryption.org/v1\n".utf8)
  /// Maximum size of a header, in bytes.
  static let limit = 64 << 10
  private static let lineWidth = 64

  /// Returns the header up to and including `---`, without the MAC.
  static func text(_ stanzas: [Stanza]) -> [UInt8] {
    stanzas.reduce(beginning) { text, stanza in
      var body = UnpaddedBase64.encoded(stanza.body)[...]
      var lines: [UInt8] = []
      // The last line must be shorter than the others, so it may be empty.
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
    guard let first = try input.line(), first + [0x0A] == Self.beginning else { throw damage }
    var (stanzas, text): ([Stanza], [UInt8]) = ([], Self.beginning)
    while true {
      guard let line = try input.line() else { throw damage }
      if line.starts(with: Array("---".utf8)) {
        guard line.starts(with: Array("--- ".utf8)),
          let sum = UnpaddedBase64.decoded(line.dropFirst(4)), sum.count == 32, !stanzas.isEmpty
        else { throw damage }
        self.stanzas = stanzas
        summed = text + Array("---".utf8)
        self.sum = sum
        return
      }
      guard line.starts(with: Array("-> ".utf8)),
        let words = Self.words(of: line.dropFirst(3))
      else { throw damage }
      text += line + [0x0A]
      var body: [UInt8] = []
      while true {
        guard let line = try input.line(), line.count <= Self.lineWidth,
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
  private var place = 0
  private var isAtEnd = false
  private var headerLeft = AgeHeader.limit

  init(_ source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  /// Returns the next `count` bytes without consuming them; fewer at the end.
  func peek(_ count: Int) throws -> ArraySlice<UInt8> {
    while !isAtEnd, bytes.count - place < count {
      if place > 0 {
        bytes.removeFirst(place)
        place = 0
      }
      let next = try source()
      isAtEnd = next.isEmpty
      bytes += next
    }
    return bytes[place...].prefix(count)
  }

  func take(_ count: Int) throws -> [UInt8] {
    let next = Array(try peek(count))
    place += next.count
    return next
  }

  /// Consumes and returns the next chunk, of any size; empty at the end.
  func rest() throws -> [UInt8] {
    let next = Array(bytes[place...])
    place = bytes.count
    return next.isEmpty && !isAtEnd ? try source() : next
  }

  /// Consumes and returns the next line of the header without its end; nil if no line ends within
  /// the limit.
  func line() throws -> [UInt8]? {
    var size = 256
    while true {
      let seen = try peek(min(size, headerLeft))
      if let end = seen.firstIndex(of: 0x0A) {
        let line = Array(seen[..<end])
        place += line.count + 1
        headerLeft -= line.count + 1
        return line
      }
      guard seen.count == size else { return nil }
      size *= 2
    }
  }
}
