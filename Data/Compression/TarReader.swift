/// Reads the files of a TAR archive in sequence, with memory for one chunk.
package final class TarReader {
  private static let block = 512
  /// Magic of every header since 1988.
  private static let mark = Array("ustar".utf8)
  private static let placeOfMark = 257

  private let source: () throws -> [UInt8]
  private var input: [UInt8] = []
  /// Bytes of the current file that were not returned yet.
  private var left = 0
  /// Padding bytes between the current file and the next header.
  private var padding = 0
  private var entries = 0

  package init(source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  /// Whether a file with this beginning is a TAR archive.
  package static func isBeginning(_ bytes: [UInt8]) -> Bool {
    bytes.count >= block && bytes[placeOfMark...].starts(with: mark)
  }

  /// Returns the next file, skipping folders; nil after the last one. The rest of the previous file
  /// is skipped.
  package func next() throws -> ZipReader.Entry? {
    while true {
      while try !chunk().isEmpty {}
      while padding > 0 { padding -= try piece(of: padding).count }
      guard let header = try header() else { return nil }
      entries += 1
      guard entries <= ZipReader.maxEntries, let size = TarReader.number(header[124..<136]) else {
        throw Inflater.Broken()
      }
      left = size
      padding = (TarReader.block - size % TarReader.block) % TarReader.block
      // Skip folders, links, and metadata of the next file.
      guard header[156] == 0 || header[156] == UInt8(ascii: "0") else { continue }
      return ZipReader.Entry(name: Array(header[..<100].prefix { $0 != 0 }), next: chunk)
    }
  }

  private func chunk() throws -> [UInt8] {
    guard left > 0 else { return [] }
    let piece = try piece(of: left)
    left -= piece.count
    return piece
  }

  /// Returns the next header; nil at the end, which is an empty block or the end of the source.
  private func header() throws -> [UInt8]? {
    var header: [UInt8] = []
    while header.count < TarReader.block {
      if input.isEmpty { input = try source() }
      if input.isEmpty, header.isEmpty { return nil }
      header += try piece(of: TarReader.block - header.count)
    }
    if header.allSatisfy({ $0 == 0 }) { return nil }
    guard TarReader.isBeginning(header) else { throw Inflater.Broken() }
    return header
  }

  /// Returns some of the next bytes, at most `most`. Throws at the end.
  private func piece(of most: Int) throws -> [UInt8] {
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

  /// Parses octal digits; returns nil for unsupported sizes.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    let digits = digits.filter { $0 != 0 && $0 != UInt8(ascii: " ") }
    guard digits.count < 12 else { return nil }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }
}
