import CLibrary
import CZlib
import HearthDomain

/// The system's zlib, opened when a picture is written, so that no other command pays for it.
struct ZLibrary {
  let deflateInit: deflate_init_call
  let deflate: deflate_call
  let deflateEnd: deflate_end_call
  private let crc32: crc32_call

  #if canImport(Darwin)
    static let fileName = "/usr/lib/libz.1.dylib"
  #else
    static let fileName = "libz.so.1"
  #endif

  /// Throws ``DomainError/unavailable(_:)`` where there is no such library.
  init(fileName: String = Self.fileName) throws(DomainError) {
    // Never closed: the calls live as long as the process.
    guard let handle = dlopen(fileName, RTLD_NOW | RTLD_LOCAL),
      let deflateInit = dlsym(handle, "deflateInit_"),
      let deflate = dlsym(handle, "deflate"),
      let deflateEnd = dlsym(handle, "deflateEnd"),
      let crc32 = dlsym(handle, "crc32")
    else { throw Self.missing(fileName) }
    self.deflateInit = unsafeBitCast(deflateInit, to: deflate_init_call.self)
    self.deflate = unsafeBitCast(deflate, to: deflate_call.self)
    self.deflateEnd = unsafeBitCast(deflateEnd, to: deflate_end_call.self)
    self.crc32 = unsafeBitCast(crc32, to: crc32_call.self)
  }

  static func missing(_ fileName: String = Self.fileName) -> DomainError {
    .unavailable(.library(name: fileName, package: "zlib1g"))
  }

  /// The check sum that PNG and gzip use.
  func checksum(of bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(clamping: bytes.count)))
  }
}
