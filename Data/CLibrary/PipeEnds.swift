/// The two ends of a pipe, which no program gets along that is started beside it.
package struct PipeEnds: Sendable {
  package let read: Int32
  package let write: Int32

  /// What stands for a pipe where there is none: whatever is done with it fails.
  package static let missing = PipeEnds(read: -1, write: -1)

  private init(read: Int32, write: Int32) {
    (self.read, self.write) = (read, write)
  }

  /// Nil where the system has none to give. Unless it `waits`, a full or an empty one is told.
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
