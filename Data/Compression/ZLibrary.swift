import CLibrary
import CZlib

/// The system's zlib. It is loaded on first use, so that other commands start faster.
package struct ZLibrary: Sendable {
  let deflateInit: deflate_init_call
  let deflate: deflate_call
  let deflateEnd: deflate_end_call
  let inflateInit: inflate_init_call
  let inflateInit2: inflate_init2_call
  let inflate: deflate_call
  let inflateEnd: deflate_end_call
  private let crc32: crc32_call

  #if canImport(Darwin)
    package static let fileName = "/usr/lib/libz.1.dylib"
  #else
    package static let fileName = "libz.so.1"
  #endif
  package static let packageName = "zlib1g"

  /// The system's zlib; nil if there is none.
  package static let system = ZLibrary(fileName: fileName)

  /// Loads the library; nil if it does not exist.
  package init?(fileName: String) {
    guard let opened = OpenedLibrary([fileName]), let library = try? ZLibrary(of: opened) else {
      return nil
    }
    self = library
  }

  private init(of library: OpenedLibrary) throws(OpenedLibrary.MissingFunction) {
    deflateInit = try library.function("deflateInit_")
    deflate = try library.function("deflate")
    deflateEnd = try library.function("deflateEnd")
    inflateInit = try library.function("inflateInit_")
    inflateInit2 = try library.function("inflateInit2_")
    inflate = try library.function("inflate")
    inflateEnd = try library.function("inflateEnd")
    crc32 = try library.function("crc32")
  }

  /// Returns the CRC-32 of these bytes, or of all bytes so far if `before` is their CRC-32.
  package func checksum(of bytes: [UInt8], after before: UInt32 = 0) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(UInt(before), bytes, UInt32(clamping: bytes.count)))
  }

  /// Returns the compressed bytes; nil if zlib fails.
  package func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard var deflater = Deflater(self) else { return nil }
    deflater.add(bytes)
    deflater.finish()
    return deflater.output
  }

  /// Returns the decompressed bytes; nil if they are malformed, truncated, or exceed the maximum.
  package func inflated(_ bytes: ArraySlice<UInt8>, most: Int) -> [UInt8]? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit(&stream, "1", size) == Z_OK else { return nil }
    defer { _ = inflateEnd(&stream) }
    var output: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 64 << 10)
    return bytes.withUnsafeBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(clamping: input.count)
      while true {
        let (code, written) = room.withUnsafeMutableBufferPointer { room in
          stream.next_out = room.baseAddress
          stream.avail_out = UInt32(room.count)
          let code = inflate(&stream, Z_NO_FLUSH)
          return (code, room.count - Int(stream.avail_out))
        }
        guard code == Z_OK || code == Z_STREAM_END, output.count + written <= most else {
          return nil
        }
        output += room[..<written]
        if code == Z_STREAM_END { return stream.avail_in == 0 ? output : nil }
        if written == 0 { return nil }
      }
    }
  }
}
