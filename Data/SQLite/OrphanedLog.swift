import CLibrary
import HearthDomain

/// A write-ahead log left by a program that was killed. SQLite would apply it to any database of
/// that name; this type detects logs that belong to another database.
struct OrphanedLog: ~Copyable {
  private static let headerLength = 32
  private static let frameHeaderLength = 24

  private let file: OpenFile
  private let header: [UInt8]
  private let checksum: LogChecksum

  /// Reads the log of the database at the path; nil if there is none that SQLite would read.
  init?(path: FilePath) {
    let descriptor = open(path.cString, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = OpenFile(adopting: descriptor)
    guard let head = file.bytes(OrphanedLog.headerLength, at: 0),
      var sum = LogChecksum(magic: head.bigEndianWord(at: 0))
    else { return nil }
    sum.add(head[..<24])
    guard sum.matches(in: head, at: 24) else { return nil }
    self.file = file
    self.header = head
    self.checksum = sum
  }

  private var pageSize: UInt32 { header.bigEndianWord(at: 8) }

  /// Whether the log may belong to the database, into which parts may have been checkpointed
  /// already. Returns false only if it certainly does not.
  func mayContinue(_ present: DatabaseHeader) -> Bool {
    guard present.usesLog, present.pageSize == pageSize else { return false }
    // The store is being created: all of it is in the log.
    if let pages = present.pageCount, pages <= 1 { return true }
    var states = 0
    var pages: UInt32?
    var state: DatabaseHeader?
    var reading = Reading(checksum: checksum)
    while let frame = next(&reading) {
      state = frame.databaseHeader ?? state
      guard frame.pageCountAfter > 0 else { continue }
      pages = frame.pageCountAfter
      guard let committed = state else { continue }
      state = nil
      states += 1
      if committed == present || states == 1 && committed.mayFollow(present) { return true }
    }
    guard states == 0 else { return false }
    // The log does not contain the first page, which any change of the number of pages would
    // change, so the numbers must be equal.
    guard let before = present.pageCount, let after = pages else { return true }
    return before == after
  }

  /// Position and checksum while reading the log.
  private struct Reading {
    var offset = OrphanedLog.headerLength
    var checksum: LogChecksum
  }

  /// A frame of the log: a page of the database as changed by a transaction.
  private struct Frame {
    /// Number of pages of the database after the transaction if this frame ends it; otherwise 0.
    let pageCountAfter: UInt32
    /// Database header, if this is the first page.
    let databaseHeader: DatabaseHeader?
  }

  /// Returns the next valid frame of this log; nil if there is none.
  private func next(_ reading: inout Reading) -> Frame? {
    let length = OrphanedLog.frameHeaderLength + Int(pageSize)
    guard let bytes = file.bytes(length, at: reading.offset),
      bytes.bigEndianWord(at: 0) > 0, bytes[8..<16] == header[16..<24]
    else { return nil }
    reading.checksum.add(bytes[..<8])
    reading.checksum.add(bytes[OrphanedLog.frameHeaderLength...])
    guard reading.checksum.matches(in: bytes, at: 16) else { return nil }
    reading.offset += length
    let page = bytes.dropFirst(OrphanedLog.frameHeaderLength)
    let isFirst = bytes.bigEndianWord(at: 0) == 1
    return Frame(
      pageCountAfter: bytes.bigEndianWord(at: 4),
      databaseHeader: isFirst ? DatabaseHeader(Array(page.prefix(DatabaseHeader.length))) : nil)
  }
}

extension OpenFile {
  /// Returns the bytes at the offset; nil if there are fewer.
  func bytes(_ count: Int, at place: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(place)))
    }
    return bytes.count == count ? bytes : nil
  }
}

/// The cumulative checksum of a log.
private struct LogChecksum {
  private let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init?(magic: UInt32) {
    guard magic & ~1 == 0x377F_0682 else { return nil }
    isBigEndian = magic & 1 == 1
  }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      for place in stride(from: 0, to: buffer.count - 7, by: 8) {
        first &+= word(buffer, place) &+ second
        second &+= word(buffer, place + 4) &+ first
      }
    }
  }

  private func word(_ buffer: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
    let word = buffer.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    return isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
  }

  func matches(in bytes: [UInt8], at place: Int) -> Bool {
    bytes.bigEndianWord(at: place) == first && bytes.bigEndianWord(at: place + 4) == second
  }
}
