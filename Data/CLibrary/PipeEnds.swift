/// The two ends of a pipe, which child processes do not inherit.
package struct PipeEnds: Sendable {
  package let readEnd: Int32
  package let writeEnd: Int32

  /// Stands for a missing pipe, on which every operation fails.
  package static let missing = PipeEnds(read: -1, write: -1)

  private init(read: Int32, write: Int32) {
    (self.readEnd, self.writeEnd) = (read, write)
  }

  /// Creates a pipe; nil if that fails. Unless `waits`, reading and writing do not block.
  package init?(waits: Bool = true) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      if !waits { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }
    self.init(read: ends[0], write: ends[1])
  }
}
