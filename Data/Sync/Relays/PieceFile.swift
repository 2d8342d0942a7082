import CLibrary
import HearthDomain

/// How a piece lies in a folder: its length and checksum before it and the beginning of the
/// checksum behind it, so that a file that has not arrived in full is told from one that has.
enum PieceFile {
  private static let mark = Array("hearth1\n".utf8)
  private static let head = mark.count + 8 + 32
  private static let tail = 8

  static func framed(_ bytes: [UInt8]) -> [UInt8] {
    let sum = SHA256.bytes(of: bytes)
    return mark + UInt64(bytes.count).bytes + sum + bytes + sum.prefix(tail)
  }

  /// The bytes of the piece; nil where the file is not whole. Throws
  /// ``Unavailability/file(path:_:)``, and ``SealDamage/notAuthentic`` where it is whole and
  /// something else stands in its middle: nothing is to come that would mend it.
  static func bytes(of path: FilePath) throws -> [UInt8]? {
    guard size(path) != nil else {
      guard FileStatus(path: path) != nil else { throw DomainError.lastError(at: path) }
      return nil
    }
    return try bytes(in: try FileReader(limit: RelayLimits.piece + head + tail).bytes(of: path))
  }

  /// The same of what a file has.
  static func bytes(in file: [UInt8]) throws -> [UInt8]? {
    guard file.count >= head + tail, isWhole(file.count, file[..<head], file.suffix(tail)) else {
      return nil
    }
    let bytes = Array(file[head..<file.count - tail])
    guard framed(bytes) == file else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    return bytes
  }

  /// Whether the beginning and the end fit each other and a file of so many bytes; of one for
  /// which only room was made so far, both have zeros in the checksum's place.
  private static func isWhole(
    _ size: Int, _ start: ArraySlice<UInt8>, _ end: ArraySlice<UInt8>
  ) -> Bool {
    let length = start.dropFirst(mark.count)
    return start.starts(with: mark) && length.starts(with: UInt64(size - head - tail).bytes)
      && length.dropFirst(8).starts(with: end) && end.contains { $0 != 0 }
  }

  /// How many bytes it has; nil where its beginning, its end and its length do not fit each other.
  /// The middle is not read.
  static func size(_ path: FilePath) -> Int? {
    // No pipe in its place can keep the program waiting.
    let descriptor = open(path.cString, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor), status.kind == .file,
      status.size >= Int64(head + tail), status.size <= Int64(RelayLimits.piece + head + tail),
      let start = part(of: descriptor, at: 0, count: head),
      let end = part(of: descriptor, at: Int(status.size) - tail, count: tail),
      isWhole(Int(status.size), start[...], end[...])
    else { return nil }
    return Int(status.size)
  }

  private static func part(of descriptor: Int32, at place: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, place) == count ? bytes : nil
  }
}

extension Relay {
  /// A server that tells nothing is asked from time to time.
  package func wait(
    after mark: RelayMark?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool {
    try Pause.system.asking(atMost: duration, until: cancellation) {
      try list(after: mark).mark != mark
    }
  }
}

extension RelayListing {
  /// Of a place of files, which knows nothing of an order: all of them, unless they are those of
  /// the mark.
  init(ofAll sizes: [PieceName: Int], quota: Int?, after mark: RelayMark?) {
    let names = sizes.keys.sorted { $0.text < $1.text }
    var sum = SHA256()
    for name in names { sum.take(Array("\(name.text)\n".utf8)) }
    let now = RelayMark(sum.digest())
    self.init(
      names: now == mark ? [] : names, sizes: now == mark ? [:] : sizes, quota: quota, mark: now)
  }
}

extension UInt64 {
  /// The greatest first.
  var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> (56 - 8 * UInt64($0))) } }
}
