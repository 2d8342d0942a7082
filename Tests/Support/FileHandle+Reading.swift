import Foundation

/// Foundation's own ways of reading give up, and the process with them, where a signal that
/// another test raises comes in between.
extension FileHandle {
  /// All that comes until the other end closes.
  package func bytesToEnd() -> Data {
    var all = Data()
    while true {
      let some = nextBytes()
      if some.isEmpty { return all }
      all += some
    }
  }

  /// What has come, or comes next; nothing at the end. A program may write a line in several parts.
  package func nextBytes() -> Data { readOnce(fileDescriptor) }

  /// The next line whole, without its end; what is left at the end.
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
