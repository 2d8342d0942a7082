import CZlib

/// Decompresses bytes in chunks, so that neither the compressed nor the decompressed bytes need be
/// in memory completely.
package final class Inflater {
  /// Format of the compressed bytes.
  package enum Format: Int32, Sendable {
    /// gzip; may consist of several compressed parts in sequence.
    case gzip = 31
    /// Raw deflate, as in archives.
    case raw = -15
  }

  /// Thrown if the bytes are malformed or truncated.
  package struct Broken: Error {}

  /// Thrown if the output is suspiciously large (a decompression bomb).
  package struct TooLarge: Error {}

  /// Maximum compression ratio. Texts hardly ever reach it. It is checked only if the output
  /// exceeds the size below.
  private static let maxRatio = 256
  package static let minSizeForRatioCheck = 64 << 20

  private let library: ZLibrary
  private let format: Format
  private let source: () throws -> [UInt8]
  /// The state of zlib. Allocated separately, because zlib stores its address.
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8] = []
  private var position = 0
  private var isStreamOpen = false
  /// Whether a stream has ended after which no other is allowed.
  private var hasEnded = false
  private var totalOutput = 0
  /// Number of compressed bytes used.
  private var consumedCount = 0

  /// `source` returns the next compressed bytes, and no bytes at the end.
  package init(_ form: Format, _ library: ZLibrary, source: @escaping () throws -> [UInt8]) {
    self.format = form
    self.library = library
    self.source = source
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
  }

  deinit {
    if isStreamOpen { _ = library.inflateEnd(stream) }
    stream.deallocate()
  }

  /// Bytes that the source returned after the end of the stream.
  package var unread: ArraySlice<UInt8> { input[position...] }

  /// Returns the next bytes; none at the end. Throws ``Broken``, ``TooLarge`` and the errors of the
  /// source.
  package func next() throws -> [UInt8] {
    while !hasEnded {
      if position == input.count {
        input = try source()
        position = 0
        if input.isEmpty {
          // The source may end only after the end mark of a stream.
          guard isStreamOpen else { return [] }
          throw Broken()
        }
      }
      if !isStreamOpen {
        // Zeros after the end are padding, as in the last block of a tape.
        if totalOutput > 0, input[position] == 0 { return [] }
        try openStream()
      }
      let bytes = try inflateChunk()
      totalOutput += bytes.count
      guard
        totalOutput <= Inflater.minSizeForRatioCheck
          || totalOutput / max(consumedCount, 1) <= Inflater.maxRatio
      else {
        throw TooLarge()
      }
      hasEnded = !isStreamOpen && format == .raw
      if !bytes.isEmpty { return bytes }
    }
    return []
  }

  private func openStream() throws {
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard library.inflateInit2(stream, format.rawValue, "1", size) == Z_OK else { throw Broken() }
    isStreamOpen = true
  }

  private func inflateChunk() throws -> [UInt8] {
    var room = [UInt8](repeating: 0, count: 64 << 10)
    let (code, written, left) = input[position...].withUnsafeBufferPointer { input in
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
    if written == 0, code == Z_OK, left == input.count - position { throw Broken() }
    consumedCount += input.count - left - position
    position = input.count - left
    if code == Z_STREAM_END {
      _ = library.inflateEnd(stream)
      isStreamOpen = false
    }
    room.removeLast(room.count - written)
    return room
  }
}
