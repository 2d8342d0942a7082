import CLibrary
import HearthDomain

/// A stream of bytes that are buffered and written in large blocks.
struct OutputStream {
  enum Destination {
    case descriptor(Int32)
    /// A pager displays the output page by page.
    case pager(any OpenPager)
    /// The output is not written, and stays in the buffer.
    case memory
  }

  private(set) var buffer: [UInt8] = []
  var destination: Destination
  /// Whether the reader has closed the stream; further output is dropped.
  private(set) var isClosed = false
  /// The number of the system error that ended the stream; nil if there was none.
  private(set) var failure: Int32?

  init(_ destination: Destination) {
    self.destination = destination
  }

  /// Whether the buffer is large enough to be written.
  var shouldFlush: Bool {
    if case .memory = destination { false } else { buffer.count >= 1 << 16 }
  }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    if isClosed { return }
    buffer.append(contentsOf: bytes)
  }

  /// Writes the buffer.
  mutating func flush() {
    if case .memory = destination { return }
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    if isClosed { return }
    switch destination {
    case .memory: break
    case .pager(let pager): isClosed = !pager.write(bytes)
    case .descriptor(let descriptor):
      if let code = writeAll(bytes, to: descriptor) {
        isClosed = true
        failure = code == EPIPE ? nil : code
      }
    }
  }

  /// Checks without writing whether the reader of a pipe has closed it.
  mutating func checkForClosedReader() {
    guard case .descriptor(let descriptor) = destination else { return }
    var reader = pollfd(fd: descriptor, events: 0, revents: 0)
    if poll(&reader, 1, 0) > 0, reader.revents & Int16(POLLERR) != 0 { isClosed = true }
  }

  /// Writes the remaining bytes. Detects errors that the system reports only when a file is closed,
  /// such as a full network disk.
  ///
  /// It closes a duplicate of the descriptor: the original stays open, so that no other file gets
  /// its number.
  mutating func finish() {
    flush()
    guard !isClosed, case .descriptor(let descriptor) = destination else { return }
    let other = dup(descriptor)
    guard other >= 0, close(other) != 0, errno != EINTR else { return }
    isClosed = true
    failure = errno
  }
}
