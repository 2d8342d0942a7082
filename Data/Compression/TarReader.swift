/// Reads the files of a TAR archive in sequence. Keeps only one chunk in memory.
package final class TarReader {
  private static let blockSize = 512
  /// Signature in every header since 1988.
  private static let magic = Array("ustar".utf8)
  private static let magicOffset = 257

  private let source: () throws -> [UInt8]
  private var input: [UInt8] = []
  /// Bytes of the current file that were not returned yet.
  private var remainingBytes = 0
  /// Padding bytes between the current file and the next header.
  private var padding = 0
  private var entryCount = 0

  package init(source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  /// Whether a file with this beginning is a TAR archive.
  package static func isTarBeginning(_ bytes: [UInt8]) -> Bool {
    bytes.count >= blockSize && bytes[magicOffset...].starts(with: magic)
  }

  /// Returns the next file; nil after the last one. Skips folders, and what was not read of the
  /// previous file.
  package func next() throws -> ZipReader.Entry? {
    while true {
      while try !nextChunk().isEmpty {}
      while padding > 0 { padding -= try readBytes(upTo: padding).count }
      guard let header = try nextHeader() else { return nil }
      entryCount += 1
      guard entryCount <= ZipReader.maxEntries, let size = TarReader.octalNumber(header[124..<136])
      else {
        throw Inflater.Broken()
      }
      remainingBytes = size
      padding = (TarReader.blockSize - size % TarReader.blockSize) % TarReader.blockSize
      // Skip folders, links, and metadata of the next file.
      guard header[156] == 0 || header[156] == UInt8(ascii: "0") else { continue }
      return ZipReader.Entry(name: Array(header[..<100].prefix { $0 != 0 }), next: nextChunk)
    }
  }

  private func nextChunk() throws -> [UInt8] {
    guard remainingBytes > 0 else { return [] }
    let piece = try readBytes(upTo: remainingBytes)
    remainingBytes -= piece.count
    return piece
  }

  /// Returns the next header; nil at the end, which is an empty block or the end of the source.
  private func nextHeader() throws -> [UInt8]? {
    var header: [UInt8] = []
    while header.count < TarReader.blockSize {
      if input.isEmpty { input = try source() }
      if input.isEmpty, header.isEmpty { return nil }
      header += try readBytes(upTo: TarReader.blockSize - header.count)
    }
    if header.allSatisfy({ $0 == 0 }) { return nil }
    guard TarReader.isTarBeginning(header) else { throw Inflater.Broken() }
    return header
  }

  /// Returns some of the next bytes, at most `most`. Throws if the source has ended.
  private func readBytes(upTo most: Int) throws -> [UInt8] {
    if input.isEmpty { input = try source() }
    guard !input.isEmpty else { throw Inflater.Broken() }
    if input.count <= most {
      defer { input = [] }
      return input
    }
    let piece = Array(input.prefix(most))
    input.removeFirst(most)
    return piece
  }

  /// Parses an octal number; nil if its form is not supported.
  private static func octalNumber(_ digits: ArraySlice<UInt8>) -> Int? {
    let digits = digits.filter { $0 != 0 && $0 != UInt8(ascii: " ") }
    guard digits.count < 12 else { return nil }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }
}
