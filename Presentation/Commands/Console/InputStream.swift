import CLibrary
import HearthDomain

/// The source of the user's answers, line by line.
enum InputStream {
  case descriptor(Int32)
  case lines([String])

  /// Returns the next line without its line break; nil at the end or after cancellation. Throws
  /// ``ConsoleError/invalidUTF8``.
  mutating func readLine(
    until cancellation: Cancellation? = nil
  ) throws(ConsoleError) -> String? {
    switch self {
    case .descriptor(let descriptor):
      return try InputStream.readLine(from: descriptor, until: cancellation)
    case .lines(var lines):
      guard !lines.isEmpty else { return nil }
      let line = lines.removeFirst()
      self = .lines(lines)
      return line
    }
  }

  /// Reads a line without displaying it, and returns the result of `judge` for it. At the end of
  /// the input, `judge` is called with nil. Throws ``ConsoleError/interrupted`` for Ctrl-C.
  mutating func readHiddenLine<Answer>(
    asking ask: () -> Void, _ judge: (Secret?) throws -> Answer
  ) throws -> Answer {
    switch self {
    case .descriptor(let descriptor):
      return try HiddenLine(descriptor: descriptor).read(asking: ask, judge)
    case .lines:
      ask()
      return try judge(readLine().map { Secret($0.utf8) })
    }
  }

  /// Returns the bytes as text. Throws for invalid UTF-8, because replaced characters would differ
  /// from what was typed.
  private static func text(of bytes: [UInt8]) throws(ConsoleError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ConsoleError.invalidUTF8
    }
    return text
  }

  // Reads byte by byte, so that bytes after the line are left for the next reader.
  private static func readLine(
    from descriptor: Int32, until cancellation: Cancellation?
  ) throws(ConsoleError) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < 1 << 16 {
      if let cancellation, !hasInput(descriptor, until: cancellation) { return nil }
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0, bytes.isEmpty { return nil }
      if count <= 0 { break }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return try text(of: bytes)
  }

  /// Waits for input or its end. Returns false after cancellation.
  private static func hasInput(_ descriptor: Int32, until cancellation: Cancellation) -> Bool {
    while !cancellation.isRequested {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Cancellation does not interrupt `poll`, so each call waits only a tenth of a second.
      if poll(&wanted, 1, 100) > 0 { return true }
    }
    return false
  }
}
