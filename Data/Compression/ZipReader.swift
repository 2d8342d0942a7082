/// Reads the files of a ZIP archive in sequence, so that it may come through a pipe and need not be
/// in memory.
///
/// Ignores the central directory at the end: each file has a local header with all that is
/// necessary.
package final class ZipReader {
  /// A file of the archive. It can be read until the next one is requested.
  package struct Entry {
    package let name: [UInt8]
    /// Returns the next bytes; none at the end. Throws ``Inflater/Broken``, ``Inflater/TooLarge``
    /// and the errors of the source.
    package let next: () throws -> [UInt8]
  }

  /// Thrown if the archive is encrypted or uses another compression method.
  package struct Unsupported: Error {}

  /// Maximum number of files.
  static let maxEntries = 200_000
  static let maxNameLength = 4096

  private let library: ZLibrary
  private let source: () throws -> [UInt8]
  private var input: [UInt8] = []
  private var position = 0
  /// Bytes of the source used so far.
  private var consumedCount = 0
  private var entryCount = 0
  private var openEntry: OpenEntry?
  private var isDone = false

  private struct OpenEntry {
    var remainingPackedBytes: Int?
    let expectedChecksum: UInt32?
    let inflater: Inflater?
    let startOffset: Int
    var checksum: UInt32 = 0
    var unpackedCount = 0
    let isZip64: Bool
  }

  package init(_ library: ZLibrary, source: @escaping () throws -> [UInt8]) {
    self.library = library
    self.source = source
  }

  /// Returns the next file; nil after the last one. Skips folders, and what was not read of the
  /// previous file.
  package func next() throws -> Entry? {
    while !isDone {
      while try !nextChunk().isEmpty {}
      guard let name = try readHeader() else { break }
      if name.last != UInt8(ascii: "/") { return Entry(name: name, next: nextChunk) }
    }
    return nil
  }

  // MARK: Files

  /// Reads the local header of a file and returns the file's name; nil if the central directory
  /// follows instead.
  private func readHeader() throws -> [UInt8]? {
    let mark = try readNumber(4)
    guard mark == 0x0403_4B50 else {
      isDone = true
      // The central directory begins, or in an empty archive the end record.
      guard [0x0201_4B50, 0x0605_4B50, 0x0606_4B50, 0x0806_4B50].contains(mark) else {
        throw Inflater.Broken()
      }
      // An archive without files has only an end record, whose counts must be zero.
      if entryCount == 0, try !readBytes(16).allSatisfy({ $0 == 0 }) { throw Inflater.Broken() }
      return nil
    }
    entryCount += 1
    guard entryCount <= ZipReader.maxEntries else { throw Inflater.Broken() }
    _ = try readNumber(2)
    let (flags, method) = (try readNumber(2), try readNumber(2))
    _ = try readNumber(4)
    let (sum, packed, size) = (try readNumber(4), try readNumber(4), try readNumber(4))
    let (nameLength, extraLength) = (try readNumber(2), try readNumber(2))
    guard nameLength <= ZipReader.maxNameLength else { throw Inflater.Broken() }
    let name = try readBytes(nameLength)
    let wide = try wideSizes(in: readBytes(extraLength), size: size, packed: packed)
    guard flags & 1 == 0, method == 0 || method == 8 else { throw Unsupported() }
    let followsLater = flags & 8 != 0
    // If a file is uncompressed and its size is unknown, its end cannot be found.
    if followsLater, method == 0, packed == 0, name.last != UInt8(ascii: "/") {
      throw Unsupported()
    }
    let known = followsLater && method == 8 ? nil : wide?.packed ?? packed
    openEntry = OpenEntry(
      remainingPackedBytes: known,
      expectedChecksum: followsLater ? nil : UInt32(truncatingIfNeeded: sum),
      inflater: method == 8
        ? Inflater(.raw, library, source: { [unowned self] in try nextPackedBytes() }) : nil,
      startOffset: consumedCount, isZip64: wide != nil)
    return name
  }

  /// Returns the 64-bit sizes, for a file too large for the 32-bit fields; nil if there are none.
  private func wideSizes(
    in extra: [UInt8], size: Int, packed: Int
  ) throws -> (packed: Int, size: Int)? {
    var rest = extra[...]
    while rest.count >= 4 {
      let (id, count) = (rest.number(at: 0, 2), rest.number(at: 2, 2))
      let field = rest.dropFirst(4).prefix(count)
      if id == 1 {
        var values = field
        func take(_ value: Int) throws -> Int {
          guard value == 0xFFFF_FFFF else { return value }
          guard values.count >= 8, let wide = Int(exactly: values.uint64) else {
            throw Inflater.Broken()
          }
          values = values.dropFirst(8)
          return wide
        }
        let whole = try take(size)
        return (try take(packed), whole)
      }
      rest = rest.dropFirst(4 + count)
    }
    return nil
  }

  /// Returns the next decompressed bytes of the current file; none at its end.
  private func nextChunk() throws -> [UInt8] {
    guard let entry = openEntry else { return [] }
    let bytes = try entry.inflater?.next() ?? nextPackedBytes()
    if bytes.isEmpty {
      try finishEntry()
      return []
    }
    openEntry?.unpackedCount += bytes.count
    openEntry?.checksum = library.checksum(of: bytes, after: entry.checksum)
    return bytes
  }

  /// Returns the next compressed bytes of the current file.
  private func nextPackedBytes() throws -> [UInt8] {
    guard let left = openEntry?.remainingPackedBytes else {
      if position == input.count { try fill() }
      return consume(input.count - position)
    }
    if left == 0 { return [] }
    if position == input.count { try fill() }
    guard position < input.count else { throw Inflater.Broken() }
    let bytes = consume(min(left, input.count - position))
    openEntry?.remainingPackedBytes = left - bytes.count
    return bytes
  }

  /// Ends a file: gives back bytes that were read beyond its end, and compares its checksum.
  private func finishEntry() throws {
    guard let entry = openEntry else { return }
    openEntry = nil
    if entry.remainingPackedBytes == nil, let unread = entry.inflater?.unread {
      consumedCount -= unread.count
      input = Array(unread) + Array(input[position...])
      position = 0
      try readDescriptor(of: entry)
      return
    }
    // Skip bytes between the end of the compressed data and the end of the file.
    var left = entry.remainingPackedBytes ?? 0
    while left > 0 {
      if position == input.count { try fill() }
      guard position < input.count else { throw Inflater.Broken() }
      left -= consume(min(left, input.count - position)).count
    }
    if let expected = entry.expectedChecksum, expected != entry.checksum { throw Inflater.Broken() }
  }

  /// Reads the data descriptor, which comes after a file whose header has no size.
  private func readDescriptor(of entry: OpenEntry) throws {
    let packed = consumedCount - entry.startOffset
    let first = try readNumber(4)
    let sum = first == 0x0807_4B50 ? try readNumber(4) : first
    guard UInt32(truncatingIfNeeded: sum) == entry.checksum else { throw Inflater.Broken() }
    let size = try readNumber(4)
    guard size == packed & 0xFFFF_FFFF else { throw Inflater.Broken() }
    let next = try readNumber(4)
    // If sizes have 64 bits, this was the upper half of the first size; skip the second size.
    if entry.isZip64 || next != entry.unpackedCount & 0xFFFF_FFFF { _ = try readBytes(8) }
  }

  // MARK: Bytes

  private func fill() throws {
    input = try source()
    position = 0
  }

  private func consume(_ count: Int) -> [UInt8] {
    defer {
      position += count
      consumedCount += count
    }
    return Array(input[position..<(position + count)])
  }

  private func readBytes(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if position == input.count { try fill() }
      guard position < input.count else { throw Inflater.Broken() }
      bytes += consume(min(count - bytes.count, input.count - position))
    }
    return bytes
  }

  private func readNumber(_ count: Int) throws -> Int {
    try readBytes(count)[...].number(at: 0, count)
  }
}

extension ArraySlice<UInt8> {
  /// Little-endian number of `count` bytes.
  fileprivate func number(at offset: Int, _ count: Int) -> Int {
    dropFirst(offset).prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  fileprivate var uint64: UInt64 { prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) } }
}
