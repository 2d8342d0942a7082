import CZlib

/// Compresses bytes as they arrive, so that an image need not be in memory twice.
package struct Deflater: ~Copyable {
  /// Compressed bytes so far.
  package private(set) var output: [UInt8] = []

  private let library: ZLibrary
  /// The state of zlib. Allocated separately, because zlib stores its address.
  private let stream: UnsafeMutablePointer<z_stream>
  private var outputBuffer = [UInt8](repeating: 0, count: 32 * 1024)

  /// zlib's default level.
  private static let level: Int32 = 6

  /// Returns nil if zlib fails.
  package init?(_ library: ZLibrary) {
    self.library = library
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // zlib compares only the first digit of the version, the interface version.
    let size = Int32(MemoryLayout<z_stream>.size)
    guard library.deflateInit(stream, Self.level, "1", size) == Z_OK else { return nil }
  }

  deinit {
    _ = library.deflateEnd(stream)
    stream.deallocate()
  }

  package mutating func add(_ bytes: [UInt8]) {
    run(bytes, flush: Z_NO_FLUSH)
  }

  /// Ends the compressed stream. Nothing can be added afterwards.
  package mutating func finish() {
    run([], flush: Z_FINISH)
  }

  private mutating func run(_ bytes: [UInt8], flush: Int32) {
    bytes.withUnsafeBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(clamping: input.count)
      var isFull = true
      while isFull {
        let written = outputBuffer.withUnsafeMutableBufferPointer { room in
          stream.pointee.next_out = room.baseAddress
          stream.pointee.avail_out = UInt32(room.count)
          _ = library.deflate(stream, flush)
          return room.count - Int(stream.pointee.avail_out)
        }
        output += outputBuffer[..<written]
        isFull = stream.pointee.avail_out == 0
      }
    }
    stream.pointee.next_in = nil
  }
}
