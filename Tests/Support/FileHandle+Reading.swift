import Foundation

/// Foundation's own ways of reading give up, and the process with them, where a signal that
/// another test raises comes in between.
extension FileHandle {
  /// All that comes until the other end closes.
  public func bytesToEnd() -> Data {
    var all = Data()
    while true {
      let some = nextBytes()
      if some.isEmpty { return all }
      all += some
    }
  }

  /// What has come, or comes next; nothing at the end.
  public func nextBytes() -> Data { readOnce(fileDescriptor) }
}

private func readOnce(_ descriptor: Int32) -> Data {
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count >= 0 { return Data(buffer[..<count]) }
    if errno != EINTR { return Data() }
  }
}
