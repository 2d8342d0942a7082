import CLibrary
import HearthDomain

/// Format of a sync file (piece): length and checksum, the payload, and the beginning of the
/// checksum again, so that an incomplete file can be detected.
enum PieceFile {
  private static let magic = Array("hearth1\n".utf8)
  private static let headerSize = magic.count + 8 + 32
  private static let trailerSize = 8

  static func framed(_ bytes: [UInt8]) -> [UInt8] {
    let sum = SHA256.hash(of: bytes)
    return magic + UInt64(bytes.count).bytes + sum + bytes + sum.prefix(trailerSize)
  }

  /// Returns the payload; nil if the file is incomplete. Throws ``Unavailability/file(path:_:)``,
  /// or ``SealDamage/notAuthentic`` if the file is complete but corrupt, which waiting cannot
  /// repair.
  static func bytes(of path: FilePath) throws -> [UInt8]? {
    guard size(path) != nil else {
      guard FileStatus(ofLink: path) != nil else { throw DomainError.lastError(at: path) }
      return nil
    }
    return try bytes(
      in: try FileReader(limit: RelayLimits.maxPieceSize + headerSize + trailerSize).bytes(of: path)
    )
  }

  /// Returns the payload in the contents of a file; nil if they are incomplete. Throws
  /// ``SealDamage/notAuthentic`` if they are complete but corrupt.
  static func bytes(in file: [UInt8]) throws -> [UInt8]? {
    guard file.count >= headerSize + trailerSize,
      isComplete(file.count, file[..<headerSize], file.suffix(trailerSize))
    else {
      return nil
    }
    let bytes = Array(file[headerSize..<file.count - trailerSize])
    guard framed(bytes) == file else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    return bytes
  }

  /// Whether header, trailer and size match. Checksums of zeros do not count, as they occur in a
  /// file that is only preallocated.
  private static func isComplete(
    _ size: Int, _ start: ArraySlice<UInt8>, _ end: ArraySlice<UInt8>
  ) -> Bool {
    let length = start.dropFirst(magic.count)
    return start.starts(with: magic)
      && length.starts(with: UInt64(size - headerSize - trailerSize).bytes)
      && length.dropFirst(8).starts(with: end) && end.contains { $0 != 0 }
  }

  /// Returns the size of the file; nil if it is incomplete, a link, or not a regular file. Reads
  /// only header and trailer.
  static func size(_ path: FilePath) -> Int? {
    // Non-blocking, in case a pipe has that name.
    let descriptor = open(path.cString, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor), status.kind == .file,
      status.size >= Int64(headerSize + trailerSize),
      status.size <= Int64(RelayLimits.maxPieceSize + headerSize + trailerSize),
      let start = readPart(of: descriptor, at: 0, count: headerSize),
      let end = readPart(of: descriptor, at: Int(status.size) - trailerSize, count: trailerSize),
      isComplete(Int(status.size), start[...], end[...])
    else { return nil }
    return Int(status.size)
  }

  private static func readPart(of descriptor: Int32, at place: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, place) == count ? bytes : nil
  }
}

extension Relay {
  /// Waits for new pieces by polling, for relays whose servers send no notifications.
  package func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool {
    try Pause.system.pollUntil(atMost: duration, until: cancellation) {
      try list(after: mark).cursor != mark
    }
  }
}

extension RelayListing {
  /// Creates the listing of a relay that keeps no order of arrival: it contains all pieces, or none
  /// if nothing has changed since the mark.
  init(ofAll sizes: [PieceName: Int], quota: Int?, after mark: RelayCursor?) {
    let names = sizes.keys.sorted { $0.text < $1.text }
    var sum = SHA256()
    for name in names { sum.update(Array("\(name.text)\n".utf8)) }
    let now = RelayCursor(sum.digest())
    self.init(
      names: now == mark ? [] : names, sizes: now == mark ? [:] : sizes, quota: quota, cursor: now)
  }
}

extension UInt64 {
  /// Big-endian bytes.
  var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> (56 - 8 * UInt64($0))) } }
}
