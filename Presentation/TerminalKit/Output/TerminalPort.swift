import CLibrary

/// The input and output descriptors of a terminal; also waits until they are ready.
struct TerminalPort {
  let input: Int32
  let output: Int32
  /// A second, nonblocking descriptor for the output's terminal; nil if not open. The output itself
  /// cannot be made nonblocking, because it shares its open file with the shell.
  private(set) var nonblockingOutput: Int32?

  /// The reasons why waiting ended.
  struct Readiness {
    var hasInput = false
    var hasSignal = false
    var isWoken = false
    /// Whether the terminal accepts more output without blocking.
    var canWrite = false
  }

  var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// Whether this process is in the foreground, so that the system does not stop it for using the
  /// terminal.
  var isInForeground: Bool { tcgetpgrp(input) == getpgrp() }

  /// Writes all bytes, blocking if necessary. Returns false if the terminal is gone.
  @discardableResult
  func write(_ bytes: some Collection<UInt8>) -> Bool {
    Array(bytes).withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(output, part.baseAddress, part.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          poll(&room, 1, -1)
          if room.revents & Int16(POLLERR | POLLNVAL) != 0 { return false }
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Opens the nonblocking descriptor for ``writeAvailable(_:)``;
  /// ``closeNonblockingOutput()`` closes it.
  mutating func openNonblockingOutput() {
    guard nonblockingOutput == nil, let name = ttyname(output) else { return }
    let opened = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    if opened >= 0 { nonblockingOutput = opened }
  }

  mutating func closeNonblockingOutput() {
    if let nonblockingOutput { close(nonblockingOutput) }
    nonblockingOutput = nil
  }

  /// Writes what the terminal accepts without blocking. Returns the number of bytes written, or the
  /// count of all bytes if there is no nonblocking descriptor or the terminal is gone.
  func writeAvailable(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let nonblockingOutput else {
      write(bytes)
      return bytes.count
    }
    while true {
      let count = bytes.withUnsafeBytes { systemWrite(nonblockingOutput, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return bytes.count }
    }
  }

  /// Discards output that has not reached the terminal.
  func discardOutput() {
    tcflush(output, TCOFLUSH)
  }

  /// Waits for at most the given number of milliseconds, or without limit if negative, until a
  /// descriptor is readable. With `forRoom`, waiting also ends when the output accepts more.
  /// Returns nil on timeout or if a signal interrupts.
  func waitForReadiness(
    milliseconds: Int32, signals: Int32, wakers: [Int32], forRoom: Bool = false
  ) -> Readiness? {
    var wanted = ([input, signals] + wakers).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // `poll` ignores a negative descriptor.
    let room = forRoom ? nonblockingOutput ?? -1 : -1
    wanted.append(pollfd(fd: room, events: Int16(POLLOUT), revents: 0))
    guard poll(&wanted, nfds_t(wanted.count), milliseconds) > 0 else { return nil }
    return Readiness(
      hasInput: wanted[0].revents != 0, hasSignal: wanted[1].revents != 0,
      isWoken: wanted[2...].dropLast().contains {
        $0.revents & Int16(POLLIN | POLLHUP) != 0
      },
      canWrite: wanted[wanted.count - 1].revents != 0)
  }

  /// Returns all input available now, up to a limit; nil if the input is closed.
  func readAvailable() -> [UInt8]? {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    defer { buffer.overwriteAndRemoveAll() }
    repeat {
      let count = systemRead(input, &buffer, buffer.count)
      if count > 0 {
        all += buffer[..<count]
      } else if count < 0, errno == EINTR || errno == EAGAIN {
        return all
      } else {
        return all.isEmpty ? nil : all
      }
    } while all.count < 1024 * 1024 && hasInput(within: 0)
    return all
  }

  func hasInput(within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }
}

// The C library's functions, whose names the methods above shadow.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}
