import CZlib

/// Reads what was compressed, piece by piece, so that neither form need be in memory whole.
package final class Inflater {
  /// What the pieces are.
  package enum Form: Int32, Sendable {
    /// gzip, of which several may follow each other.
    case gzip = 31
    /// The bare bytes within an archive.
    case raw = -15
  }

  /// The bytes are not what they should be, or end too early.
  package struct Broken: Error {}

  /// More comes out than anybody packs: a bomb.
  package struct TooLarge: Error {}

  /// A catalogue may be of any size, but texts are hardly ever packed to less than this part of
  /// it; what is smaller than so many bytes harms nobody.
  private static let mostRatio = 256
  package static let ratioMattersFrom = 64 << 20

  private let library: ZLibrary
  private let form: Form
  private let source: () throws -> [UInt8]
  /// zlib remembers where it stands in memory.
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8] = []
  private var place = 0
  private var isOpen = false
  /// Whether the only stream that there may be is at its end.
  private var hasEnded = false
  private var total = 0
  /// How much of the packed bytes that took.
  private var used = 0

  /// The source answers with the next compressed bytes, and with none at their end.
  package init(_ form: Form, _ library: ZLibrary, source: @escaping () throws -> [UInt8]) {
    self.form = form
    self.library = library
    self.source = source
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
  }

  deinit {
    if isOpen { _ = library.inflateEnd(stream) }
    stream.deallocate()
  }

  /// What the source handed over beyond the end of the stream.
  package var unread: ArraySlice<UInt8> { input[place...] }

  /// The next bytes; none at the end. Throws ``Broken``, ``TooLarge`` and what the source throws.
  package func next() throws -> [UInt8] {
    while !hasEnded {
      if place == input.count {
        input = try source()
        place = 0
        if input.isEmpty {
          // A stream ends with its own mark, not with the file.
          guard isOpen else { return [] }
          throw Broken()
        }
      }
      if !isOpen {
        // Zeros fill the last block of a tape.
        if total > 0, input[place] == 0 { return [] }
        try begin()
      }
      let bytes = try run()
      total += bytes.count
      guard total <= Inflater.ratioMattersFrom || total / max(used, 1) <= Inflater.mostRatio else {
        throw TooLarge()
      }
      hasEnded = !isOpen && form == .raw
      if !bytes.isEmpty { return bytes }
    }
    return []
  }

  private func begin() throws {
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard library.inflateInit2(stream, form.rawValue, "1", size) == Z_OK else { throw Broken() }
    isOpen = true
  }

  private func run() throws -> [UInt8] {
    var room = [UInt8](repeating: 0, count: 64 << 10)
    let (code, written, left) = input[place...].withUnsafeBufferPointer { input in
      room.withUnsafeMutableBufferPointer { room in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(clamping: input.count)
        stream.pointee.next_out = room.baseAddress
        stream.pointee.avail_out = UInt32(room.count)
        let code = library.inflate(stream, Z_NO_FLUSH)
        let written = room.count - Int(stream.pointee.avail_out)
        return (code, written, Int(stream.pointee.avail_in))
      }
    }
    guard code == Z_OK || code == Z_STREAM_END else { throw Broken() }
    if written == 0, code == Z_OK, left == input.count - place { throw Broken() }
    used += input.count - left - place
    place = input.count - left
    if code == Z_STREAM_END {
      _ = library.inflateEnd(stream)
      isOpen = false
    }
    room.removeLast(room.count - written)
    return room
  }
}
