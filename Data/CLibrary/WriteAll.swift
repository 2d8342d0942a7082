/// Writes all bytes, in several calls if necessary. Returns the system's error number; nil if there
/// is none.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { memory in
    var rest = memory[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if count == 0 {
        return EIO
      } else if count < 0, errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// Returns the system's message for an error number.
package func systemMessage(_ code: Int32) -> String {
  String(cString: strerror(code))
}
