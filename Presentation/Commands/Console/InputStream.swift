import CLibrary
import HearthDomain

/// Where answers come from, line by line.
enum InputStream {
  case descriptor(Int32)
  case lines([String])

  /// The next line without its end; nil when there is none, or none is wanted any more. Throws
  /// ``ConsoleError/notText``.
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

  /// What is made of the next line, which nothing shows until that is done; it is nil when there is
  /// none. Throws ``ConsoleError/interrupted`` for Ctrl-C.
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

  /// The text that the bytes are: what is none is refused, for nobody has typed what would be
  /// read instead.
  private static func text(of bytes: [UInt8]) throws(ConsoleError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw ConsoleError.notText }
    return text
  }

  // Byte by byte, so that nothing after the line is taken from whoever reads next.
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

  /// Waits until there is something to read, or the end of it; false once nobody waits for it.
  private static func hasInput(_ descriptor: Int32, until cancellation: Cancellation) -> Bool {
    while !cancellation.isWanted {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // What wants it to end does not end the system's waiting.
      if poll(&wanted, 1, 100) > 0 { return true }
    }
    return false
  }
}
