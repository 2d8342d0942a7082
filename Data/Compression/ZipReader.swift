/// Reads the files of a ZIP archive in sequence, so that it may come through a pipe and need not be
/// in memory completely.
///
/// The central directory at the end is ignored: each file has a local header with all necessary
/// data.
package final class ZipReader {
  /// A file of the archive, readable until the next one is requested.
  package struct Entry {
    package let name: [UInt8]
    /// Returns the next bytes; none at the end. Throws ``Inflater/Broken``, ``Inflater/TooLarge``
    /// and the errors of the source.
    package let next: () throws -> [UInt8]
  }

  /// The archive is encrypted or uses another compression method.
  package struct Unsupported: Error {}

  /// Maximum number of files.
  static let maxEntries = 200_000
  static let longestName = 4096

  private let library: ZLibrary
  private let source: () throws -> [UInt8]
  private var input: [UInt8] = []
  private var place = 0
  /// Bytes of the source used so far.
  private var used = 0
  private var entries = 0
  private var open: OpenEntry?
  private var isDone = false

  private struct OpenEntry {
    var packedLeft: Int?
    let expected: UInt32?
    let inflater: Inflater?
    let start: Int
    var checksum: UInt32 = 0
    var written = 0
    let isWide: Bool
  }

  package init(_ library: ZLibrary, source: @escaping () throws -> [UInt8]) {
    self.library = library
    self.source = source
  }

  /// Returns the next file, skipping folders; nil after the last one. The rest of the previous file
  /// is skipped.
  package func next() throws -> Entry? {
    while !isDone {
      while try !chunk().isEmpty {}
      guard let name = try begin() else { break }
      if name.last != UInt8(ascii: "/") { return Entry(name: name, next: chunk) }
    }
    return nil
  }

  // MARK: Files

  /// Reads the local header of a file and returns its name; nil if the central directory follows.
  private func begin() throws -> [UInt8]? {
    let mark = try number(4)
    guard mark == 0x0403_4B50 else {
      isDone = true
      // The central directory, or the end record of an empty archive.
      guard [0x0201_4B50, 0x0605_4B50, 0x0606_4B50, 0x0806_4B50].contains(mark) else {
        throw Inflater.Broken()
      }
      // Without files there is only the end record, whose counts must be zero.
      if entries == 0, try !bytes(16).allSatisfy({ $0 == 0 }) { throw Inflater.Broken() }
      return nil
    }
    entries += 1
    guard entries <= ZipReader.maxEntries else { throw Inflater.Broken() }
    _ = try number(2)
    let (flags, method) = (try number(2), try number(2))
    _ = try number(4)
    let (sum, packed, size) = (try number(4), try number(4), try number(4))
    let (nameLength, extraLength) = (try number(2), try number(2))
    guard nameLength <= ZipReader.longestName else { throw Inflater.Broken() }
    let name = try bytes(nameLength)
    let wide = try wideSizes(in: bytes(extraLength), size: size, packed: packed)
    guard flags & 1 == 0, method == 0 || method == 8 else { throw Unsupported() }
    let followsLater = flags & 8 != 0
    // The end of such a file cannot be determined.
    if followsLater, method == 0, packed == 0, name.last != UInt8(ascii: "/") {
      throw Unsupported()
    }
    let known = followsLater && method == 8 ? nil : wide?.packed ?? packed
    open = OpenEntry(
      packedLeft: known, expected: followsLater ? nil : UInt32(truncatingIfNeeded: sum),
      inflater: method == 8
        ? Inflater(.raw, library, source: { [unowned self] in try packedBytes() }) : nil,
      start: used, isWide: wide != nil)
    return name
  }

  /// Returns the 64-bit sizes if the 32-bit fields cannot hold them.
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
          guard values.count >= 8, let wide = Int(exactly: values.wideNumber) else {
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
  private func chunk() throws -> [UInt8] {
    guard let entry = open else { return [] }
    let bytes = try entry.inflater?.next() ?? packedBytes()
    if bytes.isEmpty {
      try finish()
      return []
    }
    open?.written += bytes.count
    open?.checksum = library.checksum(of: bytes, after: entry.checksum)
    return bytes
  }

  /// Returns the next compressed bytes of the current file.
  private func packedBytes() throws -> [UInt8] {
    guard let left = open?.packedLeft else {
      if place == input.count { try fill() }
      return take(input.count - place)
    }
    if left == 0 { return [] }
    if place == input.count { try fill() }
    guard place < input.count else { throw Inflater.Broken() }
    let bytes = take(min(left, input.count - place))
    open?.packedLeft = left - bytes.count
    return bytes
  }

  /// Finishes a file: returns bytes read beyond its end to the input, and compares its checksum.
  private func finish() throws {
    guard let entry = open else { return }
    open = nil
    if entry.packedLeft == nil, let unread = entry.inflater?.unread {
      used -= unread.count
      input = Array(unread) + Array(input[place...])
      place = 0
      try readDescriptor(of: entry)
      return
    }
    // Skip bytes after the end of the compressed stream.
    var left = entry.packedLeft ?? 0
    while left > 0 {
      if place == input.count { try fill() }
      guard place < input.count else { throw Inflater.Broken() }
      left -= take(min(left, input.count - place)).count
    }
    if let expected = entry.expected, expected != entry.checksum { throw Inflater.Broken() }
  }

  /// Reads the data descriptor that follows a file of unknown size.
  private func readDescriptor(of entry: OpenEntry) throws {
    let packed = used - entry.start
    let first = try number(4)
    let sum = first == 0x0807_4B50 ? try number(4) : first
    guard UInt32(truncatingIfNeeded: sum) == entry.checksum else { throw Inflater.Broken() }
    let size = try number(4)
    guard size == packed & 0xFFFF_FFFF else { throw Inflater.Broken() }
    let next = try number(4)
    // With 64-bit sizes, this was the upper half of the first size, and the second one follows.
    if entry.isWide || next != entry.written & 0xFFFF_FFFF { _ = try bytes(8) }
  }

  // MARK: Bytes

  private func fill() throws {
    input = try source()
    place = 0
  }

  private func take(_ count: Int) -> [UInt8] {
    defer {
      place += count
      used += count
    }
    return Array(input[place..<(place + count)])
  }

  private func bytes(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if place == input.count { try fill() }
      guard place < input.count else { throw Inflater.Broken() }
      bytes += take(min(count - bytes.count, input.count - place))
    }
    return bytes
  }

  private func number(_ count: Int) throws -> Int { try bytes(count)[...].number(at: 0, count) }
}

extension ArraySlice<UInt8> {
  /// Little-endian number of `count` bytes.
  fileprivate func number(at offset: Int, _ count: Int) -> Int {
    dropFirst(offset).prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  fileprivate var wideNumber: UInt64 { prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) } }
}
