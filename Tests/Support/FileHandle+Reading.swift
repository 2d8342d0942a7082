import Foundation

/// Reading that survives signals. Foundation's own methods end the process if a signal raised by
/// another test interrupts them.
extension FileHandle {
  /// Returns everything until the other end closes.
  package func bytesToEnd() -> Data {
    var all = Data()
    while true {
      let some = nextBytes()
      if some.isEmpty { return all }
      all += some
    }
  }

  /// Returns the next available bytes; empty at the end. A program may write a line in several
  /// parts.
  package func nextBytes() -> Data { readOnce(fileDescriptor) }

  /// Returns the next complete line without its line break; at the end, returns the rest.
  package func nextLine() -> String {
    var line = Data()
    while true {
      let byte = readOnce(fileDescriptor, most: 1)
      if byte.isEmpty || byte.first == UInt8(ascii: "\n") {
        return String(decoding: line, as: UTF8.self)
      }
      line += byte
    }
  }
}

private func readOnce(_ descriptor: Int32, most: Int = 65_536) -> Data {
  var buffer = [UInt8](repeating: 0, count: most)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count >= 0 { return Data(buffer[..<count]) }
    if errno != EINTR { return Data() }
  }
}
