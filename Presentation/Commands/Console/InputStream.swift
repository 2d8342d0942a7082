#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where answers come from, line by line.
enum InputStream {
  case descriptor(Int32)
  case lines([String])

  /// The next line without its end; nil when there is none.
  mutating func readLine() -> String? {
    switch self {
    case .descriptor(let descriptor): return InputStream.readLine(from: descriptor)
    case .lines(var lines):
      guard !lines.isEmpty else { return nil }
      let line = lines.removeFirst()
      self = .lines(lines)
      return line
    }
  }

  /// The next line, typed without showing; nil when there is none. Throws
  /// ``ConsoleError/interrupted`` for Ctrl-C.
  mutating func readHiddenLine(asking ask: () -> Void) throws -> String? {
    switch self {
    case .descriptor(let descriptor):
      return try HiddenLine(descriptor: descriptor).read(asking: ask)
    case .lines:
      ask()
      return readLine()
    }
  }

  // Byte by byte, so that nothing after the line is taken from whoever reads next.
  private static func readLine(from descriptor: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < 1 << 16 {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
